import { keepByKey } from '../../../base/keep-by-key.ts';
import { languageFor } from '../../../language/lexicon/registry.ts';
import { markText } from '../marks/mark-text.ts';
import type { Mark } from '../marks/marks.ts';
import { hasFactWords, markingWords } from '../plain-words.ts';
import { patternOf, type Role } from '../words.ts';
import type { Segment } from './segment.ts';
import { readDays } from './segment-days.ts';
import { bindScopes } from './segment-scope.ts';
import { readValues } from './segment-values.ts';

/** Whether a text denies or excepts anything. */
type Denies = (text: string, language: string) => boolean;

const TEXT_LETTERS_MAX = 4_000;
const KEPT_MAX = 500;
/** Roles that are values themselves: "closed on Sundays", "not included". */
const VALUE_ROLES: ReadonlySet<Role> = new Set<Role>([
  'closed',
  'not_included',
  'free',
  'included',
  'round_clock',
  'only',
  'booking_not_needed',
]);
const DENYING_ROLES: ReadonlySet<Role> = new Set<Role>([
  'not',
  'except',
  'except_after',
  'forbidden',
  'booking_impossible',
]);
const TIMED: ReadonlySet<Mark['kind']> = new Set<Mark['kind']>(['span', 'clock', 'money']);
const cached = keepByKey<readonly Segment[]>(KEPT_MAX);

/** Splits a text into segments. Results are cached, as a hotel's answers are few and used often. */
export function readSegments(text: string, language: string, currency: string, denies: Denies): readonly Segment[] {
  return cached(`${language} ${currency} ${text}`, () =>
    splitSegments(text.slice(0, TEXT_LETTERS_MAX), language, currency, denies),
  );
}

function splitSegments(text: string, language: string, currency: string, denies: Denies): Segment[] {
  const { pack, lexicon } = languageFor(language);
  const words = markingWords(language);
  const hasOwnWords = hasFactWords(language);
  const { marks } = markText(text, { words, pack, currency });
  const fillers = patternOf(language, 'giu', words.roles.filler, pack.functionWords);
  const hours = patternOf(language, 'iu', longWords(pack.durations.hour));
  const segments: Segment[] = [];
  let heldMarks: Mark[] = [];
  let segmentStart = 0;
  let sentence = 0;
  let isBracket = false;
  const close = (end: number, isTitle: boolean) => {
    const ownText = text.slice(segmentStart, end);
    if (/[\p{L}\p{N}]/u.test(ownText)) {
      const isInFigures = isBetweenFigures(text, segmentStart - 1) || isBetweenFigures(text, end);
      const { days, except, isUnclear } = readDays(heldMarks);
      const rest = blankMarks(
        text,
        segmentStart,
        end,
        heldMarks,
        (mark) => mark === except || mark.kind === 'days' || isValueRole(mark, text),
      );
      const name = nameOf(
        blankMarks(text, segmentStart, end, heldMarks, (mark) => isValueMark(mark, heldMarks, text)),
        fillers,
      );
      const isDenied =
        isInFigures ||
        isUnclear ||
        hasSeasons(heldMarks) ||
        (isBracket && name !== '') || // the brackets belong to what is before them
        heldMarks.some((mark) => mark !== except && isDenying(mark)) ||
        denies(rest, language);
      segments.push({
        text: ownText.trim(),
        sentence,
        marks: heldMarks,
        concepts: lexicon.read(ownText).concepts,
        name,
        after: '',
        isAside: isBracket,
        isDenied,
        isTitle,
        days,
        values: isDenied ? [] : readValues(heldMarks, text, days, { isWritten: hasOwnWords, hours }),
      });
    }
    heldMarks = [];
  };
  for (const [at, mark] of marks.entries()) {
    if (mark.kind !== 'break') {
      if (startsSegment(mark, heldMarks, marks[at + 1])) {
        close(mark.start, false);
        segmentStart = mark.start;
      }
      heldMarks.push(mark);
      continue;
    }
    if (heldMarks.some(({ end }) => end > mark.start)) continue;
    close(mark.start, mark.of === 'colon');
    segmentStart = mark.end;
    isBracket = /[(（]/u.test(text[mark.start] ?? '');
    if (mark.of === 'sentence') sentence++;
  }
  close(text.length, false);
  return bindScopes(segments);
}

/**
 * Whether a mark starts a new segment: days behind other days with hours or a price ("Mon–Fri 8–12 and Sat 9–12"), and
 * a season with hours of its own behind it.
 */
function startsSegment(mark: Mark, heldMarks: readonly Mark[], next: Mark | undefined): boolean {
  if (heldMarks.some(isExcept)) return false;
  if (mark.kind === 'season')
    return heldMarks.some(({ kind }) => TIMED.has(kind)) && next !== undefined && TIMED.has(next.kind);
  const days = heldMarks.findIndex(({ kind }) => kind === 'days');
  return mark.kind === 'days' && days >= 0 && heldMarks.some(({ kind }, index) => index > days && TIMED.has(kind));
}

/** Whether there are several seasons by date, so that it is unclear which is meant. */
function hasSeasons(heldMarks: readonly Mark[]): boolean {
  return heldMarks.filter((mark) => mark.kind === 'season' && !('name' in mark.season)).length > 1;
}

function isExcept(mark: Mark): boolean {
  return mark.kind === 'role' && (mark.role === 'except' || mark.role === 'except_after');
}

/** Whether a slash stands between two figures and splits nothing: "1/3", "230/50". */
function isBetweenFigures(text: string, at: number): boolean {
  return text[at] === '/' && /\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? '');
}

function isValueRole(mark: Mark, text: string): boolean {
  return mark.kind === 'role' && VALUE_ROLES.has(mark.role) && !isCompound(mark, text);
}

/** Whether the word is the end of a compound: "gluten-free" is no price. */
function isCompound({ start }: Mark, text: string): boolean {
  return text[start - 1] === '-';
}

function isDenying(mark: Mark): boolean {
  return mark.kind === 'role' && DENYING_ROLES.has(mark.role);
}

/** Whether the role is adjacent to a value, as "from" and "until" are. */
function isBeside({ start, end }: Mark, marks: readonly Mark[]): boolean {
  return marks.some((other) => other.kind !== 'role' && Math.max(other.start - end, start - other.end) <= 1);
}

/** Whether a mark is a value and no part of the name. Unknown figures, conditions and named things stay in the name. */
function isValueMark(mark: Mark, marks: readonly Mark[], text: string): boolean {
  if (mark.kind === 'number') return /[%٪％]$/u.test(text.slice(mark.start, mark.end));
  if (mark.kind === 'role') return VALUE_ROLES.has(mark.role) || isBeside(mark, marks);
  return mark.kind !== 'item' && mark.kind !== 'place' && mark.kind !== 'link';
}

function blankMarks(
  text: string,
  from: number,
  end: number,
  marks: readonly Mark[],
  isBlanked: (mark: Mark) => boolean,
) {
  let rest = '';
  let position = from;
  for (const mark of marks) {
    if (!isBlanked(mark)) continue;
    rest += `${text.slice(position, mark.start)} `;
    position = Math.max(position, mark.end);
  }
  return rest + text.slice(position, end);
}

/** Drops words of one letter: "h" also stands behind hours of the clock. */
function longWords(list: string): string {
  return list
    .split(',')
    .filter((word) => word.trim().length > 1)
    .join(',');
}

const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** Returns a segment's words without its values; empty if only function words are left. */
function nameOf(rest: string, fillers: RegExp): string {
  const plain = rest.replace(fillers, ' ').replace(/[^\p{L}\p{N}]+/gu, '');
  return plain === '' ? '' : rest.replace(/\s+/gu, ' ').replace(EDGES, '').trim();
}
