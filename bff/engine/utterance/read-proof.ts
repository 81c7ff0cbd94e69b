import type { Utterance } from './utterance.ts';

const NUMBER_LETTERS_MAX = 24;
const NAME_WORDS_MAX = 4;

/** Finds a booking number in any shape: the last word with a digit that is no named room. */
export function findBareNumber({ text }: Utterance, rooms: readonly string[]): string | null {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}/-]{2,}/gu) ?? [];
  // "Room 310" is where the guest is; 310 alone may be the number.
  const isRoom = (word: string) => words.length > 1 && rooms.includes(word);
  return words.findLast((word) => /\p{Nd}/u.test(word) && word.length <= NUMBER_LETTERS_MAX && !isRoom(word)) ?? null;
}

/** Reads a name of a few words; a longer list of names is rejected. */
export function readName({ text }: Utterance): string | null {
  const words = text.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  return words.length === 0 || words.length > NAME_WORDS_MAX + 4 ? null : words.slice(-NAME_WORDS_MAX).join(' ');
}
