import type { Money } from '../../../shared/domain/house/money.ts';

const DECIMAL = /^([+-]?)(\d+)(?:\.(\d*))?$/;
const placesByCurrency = new Map<string, number>();

/**
 * A vendor's amount as Money, with the currency's places (ISO 4217: EUR 2, JPY 0, KWD 3); more places are rounded half
 * up, in whole numbers. null where it is no amount or no currency.
 */
export function readAmount(value: number | string | null | undefined, currency: string): Money | null {
  const [, sign = '', whole = '', fraction = ''] = DECIMAL.exec(String(value ?? '').trim()) ?? [];
  const places = findPlaces(currency);
  if (whole === '' || places === null) return null;
  const kept = BigInt(whole + fraction.padEnd(places + 1, '0').slice(0, places));
  const units = kept + ((fraction[places] ?? '0') >= '5' ? 1n : 0n);
  return toMoney(sign === '-' ? -units : units, places, currency);
}

/** The sum of amounts in one currency, exactly; null where one is of another. */
export function addAmounts(amounts: readonly Money[], currency: string): Money | null {
  const places = findPlaces(currency);
  if (places === null || amounts.some((money) => money.currency !== currency)) return null;
  const units = amounts.reduce((total, { amount }) => total + BigInt(amount.replace('.', '')), 0n);
  return toMoney(units, places, currency);
}

/** An amount that counts the currency's smallest unit (3500 EUR are 35.00) as Money; null where it is no currency. */
export function readMinor(units: number, currency: string): Money | null {
  const places = findPlaces(currency);
  return places === null || !Number.isSafeInteger(units) ? null : toMoney(BigInt(units), places, currency);
}

/** Money in the currency's smallest unit; null where it has finer parts, or is no currency. */
export function toMinor({ amount, currency }: Money): number | null {
  const exact = readAmount(amount, currency);
  if (exact === null || Number(exact.amount) !== Number(amount)) return null;
  return Number(exact.amount.replace('.', ''));
}

function toMoney(units: bigint, places: number, currency: string): Money {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return { amount: units < 0n ? `-${text}` : text, currency };
}

function findPlaces(currency: string): number | null {
  const known = placesByCurrency.get(currency);
  if (known !== undefined) return known;
  if (!/^[A-Z]{3}$/.test(currency)) return null;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const places = format.resolvedOptions().maximumFractionDigits ?? 2;
  placesByCurrency.set(currency, places);
  return places;
}
