/** An amount as a decimal text with its ISO 4217 currency: `{ amount: '45.00', currency: 'EUR' }`. */
export interface Money {
  amount: string;
  currency: string;
}

const SCALE = 1_000n;

/** The amount times a count, in exact decimals, rounded to the currency's digits. */
export function multiplyMoney({ amount, currency }: Money, times: number): Money {
  const [whole = '0', fraction = ''] = amount.split('.');
  const thousandths = (BigInt(whole) * SCALE + BigInt(fraction.padEnd(3, '0').slice(0, 3))) * BigInt(times);
  const places = fraction.length > 2 ? 3 : 2;
  const cut = thousandths / 10n ** BigInt(3 - places);
  const digits = String(cut).padStart(places + 1, '0');
  return { amount: `${digits.slice(0, -places)}.${digits.slice(-places)}`, currency };
}

/** Adds an amount to the sums, one per currency, in exact decimals. */
export function addMoney(sums: readonly Money[], { amount, currency }: Money): Money[] {
  const known = sums.find((sum) => sum.currency === currency);
  if (known === undefined) return [...sums, multiplyMoney({ amount, currency }, 1)];
  const total = { amount: addDecimals(known.amount, amount), currency };
  return sums.map((sum) => (sum === known ? total : sum));
}

function addDecimals(a: string, b: string): string {
  const places = Math.max(2, ...[a, b].map((decimal) => decimal.split('.')[1]?.length ?? 0));
  const whole = (decimal: string) => {
    const [integer = '0', fraction = ''] = decimal.split('.');
    return BigInt(integer + fraction.padEnd(places, '0'));
  };
  const digits = String(whole(a) + whole(b)).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Formatted for a language: "45,00 €". */
export function formatMoney({ amount, currency }: Money, language: string): string {
  const whole = /^\d+(?:\.0+)?$/.test(amount);
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    ...(whole ? { maximumFractionDigits: 0 } : {}),
  }).format(Number(amount));
}
