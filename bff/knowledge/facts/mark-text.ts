import { Scan } from '../../language/entities/scan.ts';
import type { LanguagePack } from '../../language/pack.ts';
import { markDays } from './mark-days.ts';
import { markAges, markBareAges, markMeasures } from './mark-measures.ts';
import { markMoney } from './mark-money.ts';
import { markBareSpans, markTimes } from './mark-times.ts';
import { markRates, markWords } from './mark-words.ts';
import { type Mark, Marking } from './marks.ts';
import type { FactWords } from './words.ts';

const LINK = /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/gu;
const PHONE = /(?<![\d\p{L}])(?:\+|00)\d[\d\s()/.-]{6,}\d|(?<![\d\p{L}.,])0\d{2,4}[\s/-]\d[\d\s-]{4,}\d/gu;
const SENTENCE_END = /[.!?](?=\s|$|["”»)])|[。！？।۔؟\n]|;/gu;
const PART_END = /,(?!\d)|，|、|،|[()（）|•·]|\s[-–—]\s|\/|:(?!\d)|：/gu;
const COLON = /^(?:[:：]|\s[-–—]\s)$/u;
const PERCENT = /\d+(?:[.,]\d+)?\s?[%٪％]/gu;
const NUMBER = /\d+(?:[.,:]\d+)*/gu;

/** What a text is read with. */
export interface ReadWith {
  words: FactWords;
  pack: LanguagePack;
  /** The house's own currency: kroner and dollars are those of its land. */
  currency: string;
}

/** Every mark of a text; what one finder has taken no other takes again, so the surest come first. */
export function markText(text: string, { words, pack, currency }: ReadWith): { marks: Mark[]; plain: string } {
  const { plain } = new Scan(text);
  const marking = new Marking(text, plain);
  marking.find(LINK, () => ({ kind: 'link' }));
  marking.find(PHONE, (match) => ({
    kind: 'phone',
    phone: text.slice(match.index, match.index + match[0].length).trim(),
  }));
  markMoney(marking, currency);
  markRates(marking, words);
  marking.find(PERCENT, ([whole]) => ({ kind: 'number', value: Number.parseFloat(whole) }));
  markMeasures(marking, words);
  markAges(marking, words);
  markBareAges(marking, words);
  markDays(marking, words, pack);
  markTimes(marking, words, pack);
  markBareSpans(marking, words);
  marking.find(NUMBER, ([whole]) => ({ kind: 'number', value: Number.parseFloat(whole.replace(',', '.')) }));
  markWords(marking, words);
  marking.find(SENTENCE_END, () => ({ kind: 'break', of: 'sentence' }));
  marking.find(PART_END, ([whole]) => ({ kind: 'break', of: COLON.test(whole) ? 'colon' : 'part' }));
  return { marks: marking.all(), plain };
}
