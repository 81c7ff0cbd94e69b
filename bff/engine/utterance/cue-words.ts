import { createWordTest } from './word-table.ts';

/** Small words that show what a message does with a thing, a day or an hour. No concept covers them. */
export const CUES = {
  /** To depart, as guests say it about themselves, beside the packs' words for check-out. */
  leave: createWordTest(({ depart }) => depart),
  /** To arrive, likewise. */
  come: createWordTest(({ arrive }) => arrive),
  /** A day or a night, by which a stay is shortened or moved. */
  day: createWordTest(({ dayOrNight }) => dayOrNight),
  /** Earlier than before. */
  earlier: createWordTest(({ earlier }) => earlier),
  /** Later than before. */
  later: createWordTest(({ later }) => later),
  /** "Postpone it by half an hour". Moving without a direction means postponing. */
  postpone: createWordTest(({ postpone }) => postpone),
  /** "Bring it forward by half an hour". */
  bring_forward: createWordTest(({ bringForward }) => bringForward),
  /** "Move it to Sunday". */
  move: createWordTest(({ move }) => move),
  /** "Make it 8", "8 olsun", "hellere klokken 8": sets a number or an hour. */
  make_it: createWordTest(({ makeIt }) => makeIt),
  /** "Cancel everything." */
  all: createWordTest(({ all }) => all),
  /** "Cancel both." */
  both: createWordTest(({ both }) => both),
  /** "Only the taxi, cancel the rest": the named thing stays. */
  rest: createWordTest(({ rest }) => rest),
  /** "Keep the taxi": leaves the named thing as it is. */
  keep: createWordTest(({ keep }) => keep),
  /** "And my wife in 205": at the beginning it adds one. */
  and_first: createWordTest(({ and }) => and, { isFirst: true }),
  /** "Room 206 too": adds one, anywhere in the text. */
  also: createWordTest(({ also }) => also),
  /** "One more", "another two". */
  more: createWordTest(({ more }) => more),
  /** "Only the last night", "one of the two": a part, not the whole. */
  part: createWordTest(({ part }) => part),
  /** "I said three", "after all three": repeats the right number. */
  restated: createWordTest(({ restated }) => restated),
  /** "Wrong room": the earlier one is not theirs. */
  wrong: createWordTest(({ wrong }) => wrong),
  /** "I hate", "I cannot stand", "I do not like": a preference, and no wish for the thing. */
  dislike: createWordTest(({ dislike }) => dislike),
  /** "I could die": the effect of some food. */
  deadly: createWordTest(({ deadly }) => deadly),
  /** "Somebody", "anyone". */
  somebody: createWordTest(({ somebody }) => somebody.somebody),
  /** They should come or be sent. */
  somebody_comes: createWordTest(({ somebody }) => somebody.comes),
  /** "Come to my room". */
  come_here: createWordTest(({ somebody }) => somebody.come),
  /** "Call me". */
  call_me: createWordTest(({ somebody }) => somebody.call),
  /** "Useless", about a machine. */
  scorn: createWordTest(({ somebody }) => somebody.scorn),
} as const;

/** The name of a cue. */
export type CueName = keyof typeof CUES;
