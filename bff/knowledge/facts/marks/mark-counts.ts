import { isUnspaced } from '../../../language/lexicon/fold.ts';
import { type FactWords, sourceOf } from '../words.ts';
import type { Marking } from './marks.ts';

interface Patterns {
  floor: RegExp;
  figure: RegExp;
  spaces: RegExp;
}

const patternsOf = new Map<string, Patterns>();
/** The ending of a number that counts floors: "2nd", "2e". */
const ORDER = String.raw`(?:\.|(?:\p{L}{1,3}|:\p{L}|\.?[\u00ba\u00aa\u00b0])(?!\p{L}))?`;
const HIGHEST = 99;

/** Marks figures without a price, an hour or a limit: floors, and the number of parking spaces. */
export function markCounts(marking: Marking, words: FactWords): void {
  const { floor, figure, spaces } = patternsFor(words);
  marking.find(floor, ({ groups = {} }) => {
    const number = Number(groups['before'] ?? groups['behind']);
    return number > HIGHEST ? null : { kind: 'place', place: 'floor', floor: number };
  });
  marking.find(figure, () => ({ kind: 'link' }));
  marking.find(spaces, () => ({ kind: 'link' }));
}

function patternsFor({ language, places, roles }: FactWords): Patterns {
  const patterns = patternsOf.get(language) ?? build(language, sourceOf(language, places.floor), roles);
  patternsOf.set(language, patterns);
  return patterns;
}

function build(language: string, floor: string, roles: FactWords['roles']): Patterns {
  const number = '(?<![\\d.,:])';
  const spaces = sourceOf(language, roles.spaces);
  const [gap, words] = isUnspaced(language) ? ['\\p{L}?', '\\p{L}{1,5}'] : ['\\s?', '(?:\\s+[\\p{L}-]+){1,2}\\s+'];
  return {
    floor: new RegExp(
      `${number}(?<before>\\d{1,2})${ORDER}[\\s-]?${floor}|${floor}\\s?(?<behind>\\d{1,2})(?![\\d:]|[.,]\\d)`,
      'gu',
    ),
    // Matches "only 8 spaces" and "8 free spaces".
    figure: new RegExp(
      `(?:${sourceOf(language, roles.only)}\\s*)?${number}\\d{1,3}(?:${gap}(?=${spaces})|(?=${words}${spaces}))`,
      'gu',
    ),
    spaces: new RegExp(`(?<=\\d[^.,;:\\d]{0,24})${spaces}`, 'gu'),
  };
}
