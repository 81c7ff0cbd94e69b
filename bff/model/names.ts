import { LANGUAGE_CODES } from '../../shared/language/languages.ts';
import { fold } from '../language/lexicon/fold.ts';
import { languageFor } from '../language/lexicon/registry.ts';
import { findPack, listOfAll } from '../language/pack/packs.ts';

/** Letters that go on a name are those of its own script: a particle of another is written right behind it. */
const WORD =
  "\\p{Lu}(?:(?![\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}])[\\p{L}\\p{M}'’-])+";
/** A name takes endings: "Friedrichshafens", "Mill Lanelta". */
const STEM_MIN = 4;
const ENDING_MAX = 4;
const TITLES = listOfAll(({ checks }) => checks.titles, ', ').split(', ');
const ANY_TITLE = TITLES.map((title) => `[${title.charAt(0)}${title.charAt(0).toUpperCase()}]${title.slice(1)}`).join(
  '|',
);
const TITLED = new RegExp(`(?<![\\p{L}\\p{M}])(?:${ANY_TITLE})\\.?\\s+(${WORD}(?:\\s${WORD})?)`, 'gu');
const HONOURED = new RegExp(
  `([\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hangul}\\u30fc]{1,8})\\s?(?:${listOfAll(({ checks }) => checks.honorifics)})`,
  'gu',
);
/** "The guest", "each person": honoured, and nobody in particular. */
const ANYBODY = new RegExp(`(?:${listOfAll(({ checks }) => checks.honouredAnybody)})$`, 'u');
const CAPITALISED = new RegExp(`(?<![\\p{L}\\p{M}\\d'’-])${WORD}`, 'gu');
const SENTENCE_START = /(?:^|[.!?…:。！？“”„«»"(]\s*|\n\s*)$/u;
const NO_LETTER = /[^\p{L}\p{M}]+/u;
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
const DAYS_OF_YEAR = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 1 + month)));

/**
 * Words of a text that may name a person: what follows a title, and words with a capital that the language's pack does
 * not know and the public text does not hold. Scripts without capitals show names by their titles only.
 */
export function findPersonNames(text: string, language: string, publicText: string): string[] {
  const known = calendarWords(language);
  let open: string | null = null; // long, and rarely needed
  const isPublic = (word: string): boolean => {
    const folded = fold(word);
    if (known.has(folded) || TITLES.includes(folded) || CURRENCIES.has(word)) return true;
    open ??= fold(publicText);
    return open.includes(folded) || isInflected(folded, open.split(NO_LETTER)) || isInflected(folded, [...known]);
  };
  const honoured = [...text.matchAll(HONOURED)].filter(([, name = '']) => !ANYBODY.test(name));
  const titled = [...text.matchAll(TITLED), ...honoured].flatMap(([, name = '']) => name.split(/\s+/));
  return [...new Set([...titled, ...findUnknownCapitals(text, language, isPublic)])].filter((word) => !isPublic(word));
}

/** Is it one of these words with another ending? */
function isInflected(word: string, known: readonly string[]): boolean {
  return known.some((one) => {
    if (one.length < STEM_MIN) return false;
    let shared = 0;
    while (shared < one.length && word[shared] === one[shared]) shared++;
    return shared >= Math.max(STEM_MIN, one.length - 2) && word.length - shared <= ENDING_MAX;
  });
}

function findUnknownCapitals(text: string, language: string, isPublic: (word: string) => boolean): string[] {
  if (!/\p{Ll}/u.test(text)) return []; // all in capitals: they say nothing
  const { lexicon } = languageFor(language);
  const found = [...text.matchAll(CAPITALISED)].map((match) => ({
    word: match[0],
    start: match.index,
    end: match.index + match[0].length,
    isUnknown: lexicon.read(match[0]).unknown.length > 0 && !isPublic(match[0]),
  }));
  return found
    .filter(({ start, end, isUnknown }, index) => {
      if (!isUnknown) return false;
      const isBeside = (other: (typeof found)[number] | undefined): boolean =>
        other?.isUnknown === true && (text.slice(other.end, start) === ' ' || text.slice(end, other.start) === ' ');
      const inRow = isBeside(found[index - 1]) || isBeside(found[index + 1]);
      return inRow || (findPack(language)?.checks.capitalNouns !== true && !SENTENCE_START.test(text.slice(0, start)));
    })
    .map(({ word }) => word);
}

const calendars = new Map<string, ReadonlySet<string>>();

/** Months, days of the week and languages, as this language names them. */
function calendarWords(language: string): ReadonlySet<string> {
  const known = calendars.get(language);
  if (known !== undefined) return known;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const words = [
    ...DAYS_OF_YEAR.flatMap((day) => [
      ...format({ month: 'long', weekday: 'long', day: 'numeric' })
        .format(day)
        .split(/[\s,]+/),
      ...format({ month: 'short', weekday: 'short', day: 'numeric' })
        .format(day)
        .split(/[\s,.]+/),
    ]),
    ...LANGUAGE_CODES.map((code) => names.of(code) ?? code),
  ].map(fold);
  const made = new Set(words.flatMap((word) => [word, `${word}s`]));
  calendars.set(language, made);
  return made;
}
