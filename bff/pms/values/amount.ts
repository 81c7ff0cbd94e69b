import type { Money } from '../../../shared/domain/house/money.ts';

const DECIMAL = /^([+-]?)(\d+)(?:\.(\d*))?$/;
const placesByCurrency = new Map<string, number>();

/**
 * Converts a vendor's amount to Money with the currency's decimal places (ISO 4217: EUR 2, JPY 0, KWD 3). Further
 * places are rounded half up, without floating point. Null if the amount or the currency is invalid.
 */
export function readAmount(value: number | string | null | undefined, currency: string): Money | null {
  const [, sign = '', whole = '', fraction = ''] = DECIMAL.exec(String(value ?? '').trim()) ?? [];
  const places = findPlaces(currency);
  if (whole === '' || places === null) return null;
  const truncated = BigInt(whole + fraction.padEnd(places + 1, '0').slice(0, places));
  const units = truncated + ((fraction[places] ?? '0') >= '5' ? 1n : 0n);
  return toMoney(sign === '-' ? -units : units, places, currency);
}

/** Adds amounts of one currency exactly; null if one has another currency. */
export function addAmounts(amounts: readonly Money[], currency: string): Money | null {
  const places = findPlaces(currency);
  if (places === null || amounts.some((money) => money.currency !== currency)) return null;
  const units = amounts.reduce((total, { amount }) => total + BigInt(amount.replace('.', '')), 0n);
  return toMoney(units, places, currency);
}

/**
 * Converts an amount in the currency's smallest unit (3500 EUR is 35.00) to Money; null if the amount or currency is
 * invalid.
 */
export function readMinor(units: number, currency: string): Money | null {
  const places = findPlaces(currency);
  return places === null || !Number.isSafeInteger(units) ? null : toMoney(BigInt(units), places, currency);
}

/** Converts Money to the currency's smallest unit; null if it has finer parts or no valid currency. */
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
  const cachedPlaces = placesByCurrency.get(currency);
  if (cachedPlaces !== undefined) return cachedPlaces;
  if (!/^[A-Z]{3}$/.test(currency)) return null;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const places = format.resolvedOptions().maximumFractionDigits ?? 2;
  placesByCurrency.set(currency, places);
  return places;
}
