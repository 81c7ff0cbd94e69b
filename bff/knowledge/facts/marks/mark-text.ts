import { keepByKey } from '../../../base/keep-by-key.ts';
import { Scan } from '../../../language/entities/scan.ts';
import { ADDRESSES } from '../../../language/lexicon/addresses.ts';
import type { LanguagePack } from '../../../language/pack/pack.ts';
import { type FactWords, sourceOf } from '../words.ts';
import { markCounts } from './mark-counts.ts';
import { markDays } from './mark-days.ts';
import { markAges, markBareAges, markMeasures } from './mark-measures.ts';
import { markMoney } from './mark-money.ts';
import { markBareEnds, markBareSpans, markTimes } from './mark-times.ts';
import { markPhrases, markRates, markWords } from './mark-words.ts';
import { type Mark, Marking } from './marks.ts';

const PHONE = /(?<![\d\p{L}])(?:\+|00)\d[\d\s()/.-]{6,}\d|(?<![\d\p{L}.,])0\d{2,4}[\s/-]\d[\d\s-]{4,}\d/gu;
const SENTENCE_END = /[.!?](?=\s|$|["”»)])|[。！？।۔؟\n]|;/gu;
/** Speeds of a network, which no attribute holds. */
const SPEEDS = /\d{1,5}(?:[.,]\d)?\s?[mg](?:bps|bit(?:s|\/s)?)(?!\p{L})/gu;
/** Temperatures, which change nothing else. */
const DEGREES = /\d{1,2}(?:[.,]\d)?(?:\s?[-–—~〜～]\s?\d{1,2})?\s?(?:°\s?[cf]?|℃)(?!\p{L})/gu;
const PART_END = /(?<!\d),|,(?!\d)|，|、|،|[|•·]|\s[-–—]\s|\/|:(?!\d)|：/gu;
const BRACKETS = /[(（]([^()（）]*)[)）]/gu;
/** Marks that make brackets a part of their own. An age or a season in brackets belongs to what is before them. */
const OWN_VALUES: ReadonlySet<Mark['kind']> = new Set<Mark['kind']>([
  'money',
  'span',
  'clock',
  'measure',
  'number',
  'role',
]);
const BRACKET_LETTERS_MAX = 30;
const COLON = /^(?:[:：]|\s[-–—]\s)$/u;
const SHORTENED_MAX = 3;
const PERCENT = /\d+(?:[.,]\d+)?\s?[%٪％]/gu;
const NUMBER = /\d+(?:[.,:]\d+)*/gu;

/** The words, language and currency that a text is read with. */
export interface ReadWith {
  words: FactWords;
  pack: LanguagePack;
  /** The house's currency, which decides what "kroner" or "dollars" means. */
  currency: string;
}

/** Room for a guest's text and the house's sentences. */
const KEPT_MAX = 64;
const cached = keepByKey<Marked>(KEPT_MAX);

/** A text's marks in order, and its normalised letters. */
interface Marked {
  marks: readonly Mark[];
  plain: string;
}

/**
 * Finds all marks of a text. Letters taken by one finder are closed to the next, so the most certain finders run first.
 */
export function markText(text: string, readWith: ReadWith): Marked {
  return cached(`${readWith.words.language} ${readWith.pack.code} ${readWith.currency} ${text}`, () =>
    findMarks(text, readWith),
  );
}

function findMarks(text: string, { words, pack, currency }: ReadWith): Marked {
  const { plain } = new Scan(text);
  const marking = new Marking(text, plain);
  marking.find(ADDRESSES, () => ({ kind: 'link' }));
  marking.find(PHONE, (match) => ({
    kind: 'phone',
    phone: text.slice(match.index, match.index + match[0].length).trim(),
  }));
  markMoney(marking, currency);
  markDays(marking, words, pack);
  markPhrases(marking, words);
  markRates(marking, words);
  markCounts(marking, words);
  for (const pattern of [DEGREES, SPEEDS]) marking.find(pattern, () => ({ kind: 'link' }));
  marking.find(PERCENT, ([whole]) => ({ kind: 'number', value: Number.parseFloat(whole) }));
  markMeasures(marking, words);
  markAges(marking, words);
  markBareAges(marking, words);
  markTimes(marking, words, pack);
  markBareSpans(marking, words, pack);
  markBareEnds(marking, words, pack);
  marking.find(NUMBER, ([whole]) => ({ kind: 'number', value: Number.parseFloat(whole.replace(',', '.')) }));
  markWords(marking, words);
  marking.find(SENTENCE_END, ({ index }) =>
    isAbbreviationStop(marking, index, words) ? null : { kind: 'break', of: 'sentence' },
  );
  marking.find(PART_END, ([whole]) => ({ kind: 'break', of: COLON.test(whole) ? 'colon' : 'part' }));
  markBrackets(marking, plain);
  return { marks: marking.all(), plain };
}

/**
 * Whether a stop belongs to an abbreviation: the sentence continues with a figure ("Max. 1.90 m") or in small letters
 * ("mj. od 18").
 */
function isAbbreviationStop({ text, plain }: Marking, stop: number, { language, roles }: FactWords): boolean {
  if (/^\.\s*\d/u.test(plain.slice(stop)) && endsWith(language, roles.shortened).test(plain.slice(0, stop)))
    return true;
  const before = text.slice(Math.max(0, stop - SHORTENED_MAX - 1), stop);
  return /(?<!\p{L})\p{L}{1,3}$/u.test(before) && /^\.\s\p{Ll}/u.test(text.slice(stop, stop + 3));
}

const shortened = new Map<string, RegExp>();

/** A pattern for a text that ends with one of the words. */
function endsWith(language: string, list: string): RegExp {
  const pattern = shortened.get(language) ?? new RegExp(`${sourceOf(language, list)}$`, 'u');
  shortened.set(language, pattern);
  return pattern;
}

function markBrackets(marking: Marking, plain: string): void {
  const marks = marking.all();
  for (const { 0: whole, index } of plain.matchAll(BRACKETS)) {
    const marksInside = marks.filter(({ start, end }) => start > index && end < index + whole.length);
    const isShort = whole.length <= BRACKET_LETTERS_MAX && marksInside.length > 0;
    if (isShort && !marksInside.some(({ kind }) => OWN_VALUES.has(kind))) continue;
    for (const bracket of [index, index + whole.length - 1])
      marking.add({ kind: 'break', of: 'part', start: bracket, end: bracket + 1 });
  }
}
