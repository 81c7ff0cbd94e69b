import { placeEntities } from '../../language/entities/find-entities.ts';
import { perPack } from '../../language/entities/scan.ts';
import { listWords } from '../../language/lexicon/lexicon.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { LanguagePack } from '../../language/pack/pack.ts';
import { CODE, EMAIL, LINK, MEASURE, NUMBER, PHONE, toDecimal, toNarrow } from '../grounding/facts.ts';
import type { Figure, FigureKind } from './figure.ts';

/** A figure where it stands in a text. */
type Placed = Pick<Figure, 'kind' | 'value' | 'written'> & { start: number; end: number };

/** The digits of an hour: the word behind them, "Uhr" or "h", belongs to the sentence. */
const HOUR = /\d{1,2}(?:\s?[:.h]\s?\d{2})?(?:\s?[ap]\.?\s?m\b\.?)?/iu;
/** An hour in any language, where no word stands by it. */
const CLOCK = /(?<![\d.,:])(?:[01]?\d|2[0-4]):[0-5]\d(?![\d:])/gu;
/** The two letters for a half of the day, with stops or without. */
const TWO_LETTERS = /^(\p{Ll})\.?(\p{Ll})\.?$/u;
/** "6 pm to 9:30 pm": each is an hour, whatever stands between; in languages that shorten the halves of a day to two letters. */
const halfDayOf = perPack(({ times: { am, pm } }: LanguagePack): RegExp => {
  const half = (list: string): string => {
    const letters = listWords(list).flatMap((word) => {
      const [, first = '', last = ''] = TWO_LETTERS.exec(word) ?? [];
      return first === '' ? [] : [`${first}(?:\\.\\s?)?${last}`];
    });
    return letters.length > 0 ? letters.join('|') : '(?!)';
  };
  return new RegExp(
    `(?<![\\d.,:])(?<hour>\\d{1,2})(?:[:.](?<minute>[0-5]\\d))?\\s?(?:(?<am>${half(am)})|(?<pm>${half(pm)}))(?!\\p{L})`,
    'giu',
  );
});
const JOINED = /[\d\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const WRITTEN_MARK = /⟦\s*f(\d{1,3})\s*⟧/giu;
const BRACKETS = /[⟦⟧]/gu;

/**
 * Takes the figures out of what a model is shown, each for a mark, `⟦f3⟧`: times, prices, counts, addresses, numbers to call, codes.
 * What two sources both say has one mark.
 */
export class FigureMarks {
  readonly #figures: Figure[] = [];

  /** The text with marks in the places of its figures. */
  hide(text: string, language: string, source: string): string {
    const plain = toNarrow(text).replace(BRACKETS, '');
    let hidden = '';
    let at = 0;
    for (const placed of placeFigures(plain, language)) {
      hidden += `${plain.slice(at, placed.start)}⟦f${this.#register(placed, language, source).id}⟧`;
      at = placed.end;
    }
    return hidden + plain.slice(at);
  }

  /** The figure a mark stands for. */
  find(id: number): Figure | undefined {
    return this.#figures[id - 1];
  }

  /** What a source's figures are, in the order of their marks. */
  of(source: string): readonly Figure[] {
    return this.#figures.filter(({ sources }) => sources.has(source));
  }

  #register({ kind, value, written }: Placed, language: string, source: string): Figure {
    const known = this.#figures.find((one) => one.kind === kind && one.value === value);
    const figure = known ?? { id: this.#figures.length + 1, kind, value, written, language, sources: new Set() };
    if (known === undefined) this.#figures.push(figure);
    figure.sources.add(source);
    return figure;
  }
}

/** The marks of a text and what it says without them. */
export function readMarks(text: string): { ids: number[]; rest: string } {
  return {
    ids: [...text.matchAll(WRITTEN_MARK)].map(([, id]) => Number(id)),
    rest: text.replace(WRITTEN_MARK, ' '),
  };
}

/** The figures that a text writes itself. */
export function readFigures(text: string, language: string): readonly Pick<Figure, 'kind' | 'value'>[] {
  return placeFigures(toNarrow(text), language);
}

/** A text with each mark as `say` says it. */
export function replaceMarks(text: string, say: (id: number) => string): string {
  return text.replace(WRITTEN_MARK, (_, id: string) => say(Number(id)));
}

/** The figures of a text in their order; none overlaps another. */
function placeFigures(plain: string, language: string): Placed[] {
  const found: Placed[] = [];
  const add = (kind: FigureKind, value: string, start: number, end: number): void => {
    if (!found.some((one) => one.start < end && start < one.end))
      found.push({ kind, value, written: plain.slice(start, end), start, end });
  };
  const addAll = (kind: FigureKind, pattern: RegExp, isIt: (written: string) => boolean = () => true): void => {
    for (const { 0: all, index } of plain.matchAll(pattern)) {
      const written = all.replace(/[.,;:!?]+$/u, '');
      if (isIt(written)) add(kind, written.toLowerCase(), index, index + written.length);
    }
  };
  addAll('contact', EMAIL);
  addAll('contact', LINK);
  addAll('contact', PHONE);
  addAll('code', CODE, (written) => !MEASURE.test(written));
  const { pack } = languageFor(language);
  for (const { 0: written, index, groups = {} } of plain.matchAll(halfDayOf(pack))) {
    const hour = (Number(groups['hour']) % 12) + (groups['pm'] === undefined ? 0 : 12);
    if (Number(groups['hour']) > 12) continue;
    add('time', `${String(hour).padStart(2, '0')}:${groups['minute'] ?? '00'}`, index, index + written.length);
  }
  for (const { entity, start, end } of placeEntities(plain, pack, new Date(0), 'UTC')) {
    if (!/\d/.test(plain.slice(start, end))) continue; // in words: it is read as such
    if (entity.type === 'money') add('price', `${Number(entity.value.amount)} ${entity.value.currency}`, start, end);
    else if (entity.type === 'time') add('time', entity.value, ...toHour(plain, start, end));
    else if (entity.type === 'date') {
      for (const { 0: digits, index } of plain.slice(start, end).matchAll(/\d+/gu))
        add('date', digits, start + index, start + index + digits.length);
    }
  }
  for (const { 0: written, index } of plain.matchAll(CLOCK))
    add('time', written.padStart(5, '0'), index, index + written.length);
  for (const { 0: written, index } of plain.matchAll(NUMBER))
    add('number', toDecimal(written), index, index + written.length);
  return found.toSorted((a, b) => a.start - b.start);
}

/** Where the digits of an hour stand; in scripts that write it in one with its word, all of it. */
function toHour(plain: string, start: number, end: number): [number, number] {
  const written = plain.slice(start, end);
  const hour = HOUR.exec(written);
  if (hour === null || JOINED.test(written.replace(hour[0], ''))) return [start, end];
  return [start + hour.index, start + hour.index + hour[0].length];
}
