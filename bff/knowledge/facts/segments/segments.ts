import { keepByKey } from '../../../base/keep-by-key.ts';
import { languageFor } from '../../../language/lexicon/registry.ts';
import { markText } from '../marks/mark-text.ts';
import type { Mark } from '../marks/marks.ts';
import { isWritten, markingWords } from '../plain-words.ts';
import { patternOf, type Role } from '../words.ts';
import type { Segment } from './segment.ts';
import { readDays } from './segment-days.ts';
import { bindScopes } from './segment-scope.ts';
import { readValues } from './segment-values.ts';

/** Does a text deny or except anything? */
type Denies = (text: string, language: string) => boolean;

const TEXT_LETTERS_MAX = 4_000;
const KEPT_MAX = 500;
/** What these say is the value itself: "closed on Sundays", "not included". */
const SAYING: ReadonlySet<Role> = new Set<Role>([
  'closed',
  'not_included',
  'free',
  'included',
  'round_clock',
  'only',
  'booking_not_needed',
]);
const DENYING: ReadonlySet<Role> = new Set<Role>(['not', 'except', 'forbidden', 'booking_impossible']);
const TIMED: ReadonlySet<Mark['kind']> = new Set<Mark['kind']>(['span', 'clock', 'money']);
const keep = keepByKey<readonly Segment[]>(KEPT_MAX);

/** The segments of a text in its order; read once, as a hotel's answers are few and told again and again. */
export function readSegments(text: string, language: string, currency: string, denies: Denies): readonly Segment[] {
  return keep(`${language} ${currency} ${text}`, () =>
    reread(text.slice(0, TEXT_LETTERS_MAX), language, currency, denies),
  );
}

function reread(text: string, language: string, currency: string, denies: Denies): Segment[] {
  const { pack, lexicon } = languageFor(language);
  const words = markingWords(language);
  const isRead = isWritten(language);
  const { marks } = markText(text, { words, pack, currency });
  const fillers = patternOf(language, 'giu', words.roles.filler, pack.functionWords);
  const hours = patternOf(language, 'iu', longWords(pack.durations.hour));
  const segments: Segment[] = [];
  let held: Mark[] = [];
  let from = 0;
  let sentence = 0;
  let isBracket = false;
  const close = (end: number, isTitle: boolean) => {
    const own = text.slice(from, end);
    if (/[\p{L}\p{N}]/u.test(own)) {
      const isCut = isInside(text, from - 1) || isInside(text, end);
      const { days, except, isUnclear } = readDays(held);
      const rest = blank(
        text,
        from,
        end,
        held,
        (mark) => mark === except || mark.kind === 'days' || isSaying(mark, text),
      );
      const name = nameOf(
        blank(text, from, end, held, (mark) => isNoName(mark, held, text)),
        fillers,
      );
      const isDenied =
        isCut ||
        isUnclear ||
        hasSeasons(held) ||
        (isBracket && name !== '') || // it belongs to what stands before the bracket
        held.some((mark) => mark !== except && isDenying(mark)) ||
        denies(rest, language);
      segments.push({
        text: own.trim(),
        sentence,
        marks: held,
        concepts: lexicon.read(own).concepts,
        name,
        after: '',
        isAside: isBracket,
        isDenied,
        isTitle,
        days,
        values: isDenied ? [] : readValues(held, text, days, { isWritten: isRead, hours }),
      });
    }
    held = [];
  };
  for (const [at, mark] of marks.entries()) {
    if (mark.kind !== 'break') {
      if (opensAgain(mark, held, marks[at + 1])) {
        close(mark.start, false);
        from = mark.start;
      }
      held.push(mark);
      continue;
    }
    if (held.some(({ end }) => end > mark.start)) continue;
    close(mark.start, mark.of === 'colon');
    from = mark.end;
    isBracket = /[(（]/u.test(text[mark.start] ?? '');
    if (mark.of === 'sentence') sentence++;
  }
  close(text.length, false);
  return bindScopes(segments);
}

/**
 * "Mon–Fri 8–12 and Sat 9–12": days behind the hours or the price of others begin again, and so does a part of the year that has
 * hours of its own behind it.
 */
function opensAgain(mark: Mark, held: readonly Mark[], next: Mark | undefined): boolean {
  if (held.some(isExcept)) return false;
  if (mark.kind === 'season')
    return held.some(({ kind }) => TIMED.has(kind)) && next !== undefined && TIMED.has(next.kind);
  const days = held.findIndex(({ kind }) => kind === 'days');
  return mark.kind === 'days' && days >= 0 && held.some(({ kind }, at) => at > days && TIMED.has(kind));
}

/** Several parts of the year beside one value: which is meant is not told. A name with its days is one. */
function hasSeasons(held: readonly Mark[]): boolean {
  return held.filter((mark) => mark.kind === 'season' && !('name' in mark.season)).length > 1;
}

function isExcept(mark: Mark): boolean {
  return mark.kind === 'role' && mark.role === 'except';
}

/** A slash between two figures parts no values: "1/3", "230/50". */
function isInside(text: string, at: number): boolean {
  return text[at] === '/' && /\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? '');
}

function isSaying(mark: Mark, text: string): boolean {
  return mark.kind === 'role' && SAYING.has(mark.role) && !isCompound(mark, text);
}

/** "Gluten-free" costs something. */
function isCompound({ start }: Mark, text: string): boolean {
  return text[start - 1] === '-';
}

function isDenying(mark: Mark): boolean {
  return mark.kind === 'role' && DENYING.has(mark.role);
}

/** "From" and "until" belong to the value that stands right beside them. */
function isBeside({ start, end }: Mark, marks: readonly Mark[]): boolean {
  return marks.some((other) => other.kind !== 'role' && Math.max(other.start - end, start - other.end) <= 1);
}

/** Figures that count something unknown, conditions and things by name are no values: they stay with the words. */
function isNoName(mark: Mark, marks: readonly Mark[], text: string): boolean {
  if (mark.kind === 'number') return /[%٪％]$/u.test(text.slice(mark.start, mark.end));
  if (mark.kind === 'role') return SAYING.has(mark.role) || isBeside(mark, marks);
  return mark.kind !== 'item' && mark.kind !== 'place' && mark.kind !== 'link';
}

function blank(text: string, from: number, end: number, marks: readonly Mark[], takes: (mark: Mark) => boolean) {
  let rest = '';
  let at = from;
  for (const mark of marks) {
    if (!takes(mark)) continue;
    rest += `${text.slice(at, mark.start)} `;
    at = Math.max(at, mark.end);
  }
  return rest + text.slice(at, end);
}

/** "H" stands behind an hour of the clock as well. */
function longWords(list: string): string {
  return list
    .split(',')
    .filter((word) => word.trim().length > 1)
    .join(',');
}

const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** What is left of a segment's words without its values; '' where those are only the language's small words. */
function nameOf(rest: string, fillers: RegExp): string {
  const plain = rest.replace(fillers, ' ').replace(/[^\p{L}\p{N}]+/gu, '');
  return plain === '' ? '' : rest.replace(/\s+/gu, ' ').replace(EDGES, '').trim();
}
