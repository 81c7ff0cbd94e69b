import type { Ages, Days, Season, Span, Unit } from '../fact.ts';
import type { Exception, Item, Per, Place, Who } from '../terms.ts';
import type { Role } from '../words.ts';

/** The meaning of a piece of text. Letters without a mark are words of the subject, filler or unknown. */
export type Meaning =
  | { kind: 'money'; amountMinor: number; currency: string }
  | { kind: 'span'; span: Span }
  /** An hour without "from" or "until". */
  | { kind: 'clock'; time: string }
  | { kind: 'ages'; ages: Ages }
  | { kind: 'measure'; unit: Unit; value: number }
  | { kind: 'days'; days: Days }
  | { kind: 'season'; season: Season }
  | { kind: 'per'; per: Per }
  | { kind: 'who'; who: Who }
  | { kind: 'place'; place: Place; floor: number | null }
  | { kind: 'item'; item: Item }
  | { kind: 'exception'; exception: Exception }
  | { kind: 'role'; role: Role }
  /** A figure that counts something unknown. */
  | { kind: 'number'; value: number }
  | { kind: 'phone'; phone: string }
  | { kind: 'link' }
  /** The end of a sentence or of a part; `colon` makes a title of the text before it. */
  | { kind: 'break'; of: 'sentence' | 'part' | 'colon' };

export type Mark = { start: number; end: number } & Meaning;
export type MarkOf<K extends Meaning['kind']> = Extract<Mark, { kind: K }>;

/** A text and the marks found in it so far. No two marks overlap. */
export class Marking {
  readonly text: string;
  /** The text in lower case with ASCII digits; positions are the same as in `text`. */
  readonly plain: string;
  readonly #marks: Mark[] = [];
  readonly #taken: boolean[];

  constructor(text: string, plain: string) {
    this.text = text;
    this.plain = plain;
    this.#taken = new Array<boolean>(text.length).fill(false);
  }

  /** Marks each match that is still free. `read` returns null to reject a match and may narrow its range. */
  find(pattern: RegExp, read: (match: RegExpExecArray) => (Meaning & { start?: number; end?: number }) | null): void {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(this.plain); match !== null; match = pattern.exec(this.plain)) {
      const whole = match[0];
      if (whole === '') {
        pattern.lastIndex++;
        continue;
      }
      const start = match.index + (whole.length - whole.trimStart().length);
      const end = match.index + whole.trimEnd().length;
      if (this.#taken.slice(start, end).includes(true)) {
        pattern.lastIndex = match.index + 1;
        continue;
      }
      const meaning = read(match);
      if (meaning === null) continue;
      const mark = { start, end, ...meaning };
      this.#taken.fill(true, mark.start, mark.end);
      this.#marks.push(mark);
    }
  }

  /** Adds a mark, even over other marks. */
  add(mark: Mark): void {
    this.#marks.push(mark);
  }

  /** Returns the marks in the order of the text. */
  all(): Mark[] {
    return this.#marks.toSorted((a, b) => a.start - b.start);
  }
}
