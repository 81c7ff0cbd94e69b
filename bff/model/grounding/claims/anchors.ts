import type { Calendar } from '../calendar.ts';
import type { Facts } from '../facts.ts';

/** A clause shares these with its source's clause in whatever language: its figures, its days, and that it is free. */
export function anchorsOf(
  { sums, times, numbers, codes, concepts }: Facts,
  { days, months }: Calendar,
): ReadonlySet<string> {
  const parts = new Set([...times].flatMap((time) => time.split(':').map((part) => String(Number(part)))));
  const ofSums = [...sums].flatMap((sum) => {
    const [amount = ''] = sum.split(' ');
    return [amount, ...amount.split('.')];
  });
  const counts = [...numbers].filter(
    (number) => !TELLS_NOTHING.has(number) && !parts.has(number) && !ofSums.includes(number),
  );
  const named = days.size > FEW_DAYS ? [] : [...days].map((day) => `day ${day}`);
  return new Set([
    ...[...sums, ...times, ...codes, ...counts, ...named, ...(concepts.has('free') ? ['free'] : [])],
    ...[...months].map((month) => `month ${month}`),
  ]);
}

/** "Daily" is told of nearly everything. */
const FEW_DAYS = 6;
const TELLS_NOTHING: ReadonlySet<string> = new Set(['0', '1']);

/** How many of some anchors another has too. */
export function countShared(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...some].filter((one) => others.has(one)).length;
}
