import { isUnspaced } from '../../../language/lexicon/fold.ts';
import { type FactWords, sourceOf } from '../words.ts';
import type { Marking } from './marks.ts';

interface Patterns {
  floor: RegExp;
  figure: RegExp;
  spaces: RegExp;
}

const patternsOf = new Map<string, Patterns>();
/** What a number has behind it where it counts floors: "2nd", "2e". */
const ORDER = String.raw`(?:\.|(?:\p{L}{1,3}|:\p{L}|\.?[\u00ba\u00aa\u00b0])(?!\p{L}))?`;
const HIGHEST = 99;

/** Marks figures that are told of no price, no hour and no limit: on which floor something is, and how many spaces a car park has. */
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
  const known = patternsOf.get(language) ?? build(language, sourceOf(language, places.floor), roles);
  patternsOf.set(language, known);
  return known;
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
    // "Only 8 spaces" are 8, and so are "8 free spaces".
    figure: new RegExp(
      `(?:${sourceOf(language, roles.only)}\\s*)?${number}\\d{1,3}(?:${gap}(?=${spaces})|(?=${words}${spaces}))`,
      'gu',
    ),
    spaces: new RegExp(`(?<=\\d[^.,;:\\d]{0,24})${spaces}`, 'gu'),
  };
}
