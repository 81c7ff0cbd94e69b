import type { LanguagePack } from '../pack/pack.ts';
import { PACKS } from '../pack/packs.ts';
import { anyOf, beginningsOf, perPack, type Scan } from './scan.ts';

const ORDINALS = PACKS.flatMap(({ ordinals }) => ordinals ?? []).join('|');
const DIGITS = new RegExp(`(?<![\\p{L}\\d.,:/#-])(\\d{1,2})(?![\\d%]|[.,:/]\\d|(?:${ORDINALS})\\b)`, 'gu');
const counters = (part: 'behindDigits' | 'behindWords') =>
  `[${PACKS.map((pack) => pack.counters?.[part] ?? '').join('')}]`;
/** In scripts without spaces, a counter behind the digits marks them as a count. */
const COUNTED_DIGITS = new RegExp(`(?<![\\d.,:/#-])(\\d{1,2})(?=${counters('behindDigits')})`, 'gu');
/** Counters that mark a number word as a count in scripts without spaces. */
const COUNTER = counters('behindWords');

const patternsOf = perPack((pack: LanguagePack) =>
  pack.numbers.slice(1).map((words, index) => ({
    value: index + 1,
    begins: beginningsOf(pack, words),
    pattern: new RegExp(toSource(words, pack), 'gu'),
  })),
);

/** An article that counts as "one" before a thing that can be brought: "a towel". */
const articleOf = perPack(({ article, concepts }: LanguagePack) => {
  if (article === null) return null;
  const { towel, pillow, blanket, cot, extra_bed, hanger, toiletry } = concepts;
  const things = [towel, pillow, blanket, cot, extra_bed, hanger, toiletry].map(anyOf).join('|');
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${article})(?=\\s+(?:\\p{L}+\\s+){0,2}?(?:${things})(?![\\p{L}\\p{M}]))`,
    'gu',
  );
  return { pattern, hint: new RegExp(`(?<!\\p{L})(?:${article})\\s`, 'u') };
});

/** Finds counts: small numbers in digits or words that are not a time, a date, a room or a price. */
export function findCounts(scan: Scan, pack: LanguagePack): void {
  if (scan.hasDigit && pack.script.unspaced)
    scan.find(COUNTED_DIGITS, ([, value], text) => ({ type: 'count', text, value: Number(value) }));
  if (scan.hasDigit) scan.find(DIGITS, ([, value], text) => ({ type: 'count', text, value: Number(value) }));
  for (const { pattern, begins, value } of patternsOf(pack))
    if (scan.mayHold(begins)) scan.find(pattern, (_, text) => ({ type: 'count', text, value }));
  const article = articleOf(pack);
  if (article?.hint.test(scan.plain) === true)
    scan.find(article.pattern, (_, text) => ({ type: 'count', text, value: 1 }));
}

function toSource(words: string, { script }: LanguagePack): string {
  if (!script.unspaced) return `(?<![\\p{L}\\p{M}])(?:${anyOf(words)})(?![\\p{L}\\p{M}])`;
  const list = words.split(',').map((word) => word.trim());
  const sources = list.filter(Boolean).map((word) => (word.length > 1 ? word : `${word}(?=${COUNTER})`));
  return sources.join('|') || '(?!)';
}
