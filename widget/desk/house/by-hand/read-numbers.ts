/** A room as it was typed: its number, and the kind of room where that stands beside it. */
export interface TypedRoom {
  number: string;
  type: string;
}

/** A part that is none, and how it is typed again alone: with the kind of room of its line. */
export interface TypedFault {
  part: string;
  line: string;
  /** It is understood, but would be more than are stored at once. */
  isOneTooMany: boolean;
}

/** More are not stored at once. */
export const ROOMS_MAX = 500;
/** A longer range is a slip, such as `1–99999`. */
const RANGE_MAX = 10_000;
const NUMBER_MAX = 20;
/** `101–120`, `A1-A9`: what stands before the digits is the same at both ends. */
const RANGE = /^(\D*)(\d{1,6})\s*[-\u2010-\u2015]\s*(\D*)(\d{1,6})$/u;

/**
 * Rooms as a person types or pastes them: `101–120, 201–220`, or one in each line, with its kind behind a tab or a semicolon. Each
 * number once; `faults` are the parts that are none.
 */
export function readNumbers(words: string, type: string): { rooms: TypedRoom[]; faults: TypedFault[] } {
  const rooms = new Map<string, TypedRoom>();
  const faults: TypedFault[] = [];
  for (const line of words.split('\n')) {
    const [numbers = '', ownType = ''] = line.split(/[;\t]/);
    for (const part of numbers.split(/[,،、]/u).map((one) => one.trim())) {
      if (part === '') continue;
      const read = expand(part);
      const isOneTooMany = read !== null && rooms.size + read.length > ROOMS_MAX;
      if (read === null || isOneTooMany)
        faults.push({ part, line: ownType.trim() === '' ? part : `${part};${ownType.trim()}`, isOneTooMany });
      else for (const number of read) rooms.set(number, { number, type: ownType.trim() || type });
    }
  }
  return { rooms: [...rooms.values()], faults };
}

/** Null where it is no number of rooms, or none of a length that a door bears. */
function expand(part: string): string[] | null {
  const [, prefix = '', from, prefixOfLast = '', to] = RANGE.exec(part) ?? [];
  if (from === undefined || to === undefined) return part.length > NUMBER_MAX ? null : [part];
  const [first, last] = [Number(from), Number(to)];
  const isSame = prefixOfLast === '' || prefixOfLast === prefix;
  if (!isSame || last < first || last - first >= RANGE_MAX || prefix.length + to.length > NUMBER_MAX) return null;
  return Array.from(
    { length: last - first + 1 },
    (_, index) => prefix + String(first + index).padStart(from.length, '0'),
  );
}
