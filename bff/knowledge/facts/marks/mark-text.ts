import { keepByKey } from '../../../base/keep-by-key.ts';
import { Scan } from '../../../language/entities/scan.ts';
import { ADDRESSES } from '../../../language/lexicon/addresses.ts';
import type { LanguagePack } from '../../../language/pack/pack.ts';
import type { FactWords } from '../words.ts';
import { markDays } from './mark-days.ts';
import { markAges, markBareAges, markMeasures } from './mark-measures.ts';
import { markMoney } from './mark-money.ts';
import { markBareEnds, markBareSpans, markTimes } from './mark-times.ts';
import { markRates, markWords } from './mark-words.ts';
import { type Mark, Marking } from './marks.ts';

const PHONE = /(?<![\d\p{L}])(?:\+|00)\d[\d\s()/.-]{6,}\d|(?<![\d\p{L}.,])0\d{2,4}[\s/-]\d[\d\s-]{4,}\d/gu;
/** "Max. 1.90 m" and "nr. 4" end none. */
const SENTENCE_END =
  /(?!(?<=(?<!\p{L})(?:max|máx|maks|min|ca|nr|tel|plkst|pkl|klo?|макс|мин))\.\s*\d)[.!?](?=\s|$|["”»)])|[。！？।۔؟\n]|;/gu;
const PART_END = /(?<!\d),|,(?!\d)|，|、|،|[|•·]|\s[-–—]\s|\/|:(?!\d)|：/gu;
const BRACKETS = /[(（]([^()（）]*)[)）]/gu;
/** What stands in brackets with a value of its own is a part of its own; an age or a season belongs to what is before it. */
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

/** What a text is read with. */
export interface ReadWith {
  words: FactWords;
  pack: LanguagePack;
  /** The house's own currency: kroner and dollars are those of its land. */
  currency: string;
}

/** A guest's words, and the sentences of a house that are told. */
const KEPT_MAX = 64;
const keep = keepByKey<Marked>(KEPT_MAX);

/** A text's marks in its order, and its letters as the finders see them. */
interface Marked {
  marks: readonly Mark[];
  plain: string;
}

/** Every mark of a text; what one finder has taken no other takes again, so the surest come first. */
export function markText(text: string, given: ReadWith): Marked {
  return keep(`${given.words.language} ${given.pack.code} ${given.currency} ${text}`, () => findMarks(text, given));
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
  markRates(marking, words);
  marking.find(PERCENT, ([whole]) => ({ kind: 'number', value: Number.parseFloat(whole) }));
  markMeasures(marking, words);
  markAges(marking, words);
  markBareAges(marking, words);
  markTimes(marking, words, pack);
  markBareSpans(marking, words, pack);
  markBareEnds(marking, words, pack);
  marking.find(NUMBER, ([whole]) => ({ kind: 'number', value: Number.parseFloat(whole.replace(',', '.')) }));
  markWords(marking, words);
  marking.find(SENTENCE_END, ({ index }) => (isShortened(text, index) ? null : { kind: 'break', of: 'sentence' }));
  marking.find(PART_END, ([whole]) => ({ kind: 'break', of: COLON.test(whole) ? 'colon' : 'part' }));
  markBrackets(marking, plain);
  return { marks: marking.all(), plain };
}

/** "mj. od 18": behind a shortened word the sentence goes on in small letters. */
function isShortened(text: string, stop: number): boolean {
  const before = text.slice(Math.max(0, stop - SHORTENED_MAX - 1), stop);
  return /(?<!\p{L})\p{L}{1,3}$/u.test(before) && /^\.\s\p{Ll}/u.test(text.slice(stop, stop + 3));
}

function markBrackets(marking: Marking, plain: string): void {
  const marks = marking.all();
  for (const { 0: whole, index } of plain.matchAll(BRACKETS)) {
    const inside = marks.filter(({ start, end }) => start > index && end < index + whole.length);
    const isShort = whole.length <= BRACKET_LETTERS_MAX && inside.length > 0;
    if (isShort && !inside.some(({ kind }) => OWN_VALUES.has(kind))) continue;
    for (const at of [index, index + whole.length - 1])
      marking.add({ kind: 'break', of: 'part', start: at, end: at + 1 });
  }
}
