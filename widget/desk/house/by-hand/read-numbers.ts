/** A room as typed: its number and, if given, its room type. */
export interface TypedRoom {
  number: string;
  type: string;
}

/** A part that is not a room number, with the text to type it again. */
export interface TypedFault {
  part: string;
  line: string;
  /** Whether the line is understood but exceeds the number of rooms that are stored at once. */
  isOneTooMany: boolean;
}

/** The server stores at most this many rooms at once. */
export const ROOMS_MAX = 500;
/** A longer range is a typing error, such as `1–99999`. */
const RANGE_MAX = 10_000;
const NUMBER_MAX = 20;
/** A range such as `101–120` or `A1-A9`, with the same letters before both numbers. */
const RANGE = /^(\D*)(\d{1,6})\s*[-\u2010-\u2015]\s*(\D*)(\d{1,6})$/u;

/**
 * Reads typed or pasted rooms: `101–120, 201–220`, or one room per line with its type after a tab or a semicolon. Returns
 * each number once; `faults` are the parts that are not room numbers.
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

/** Expands a range; null if the part is not a room number or has an impossible length. */
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
