import { createWordTest } from './word-table.ts';

/** Small words that say what a message does with a thing, a day or an hour, and name none: no concept carries them. */
export const CUES = {
  /** To depart, as guests say it of themselves, where the packs' words for the check-out do not. */
  leave: createWordTest(({ depart }) => depart),
  /** To arrive, likewise. */
  come: createWordTest(({ arrive }) => arrive),
  /** A day, a night: what a stay is shortened and put off by. */
  day: createWordTest(({ dayOrNight }) => dayOrNight),
  /** Sooner than was said. */
  earlier: createWordTest(({ earlier }) => earlier),
  /** Later than was said. */
  later: createWordTest(({ later }) => later),
  /** "Postpone it by half an hour". To move it, with no word for the direction, is to put it off. */
  postpone: createWordTest(({ postpone }) => postpone),
  /** "Bring it forward by half an hour". */
  bring_forward: createWordTest(({ bringForward }) => bringForward),
  /** "Move it to Sunday". */
  move: createWordTest(({ move }) => move),
  /** "Make it 8", "8 olsun", "hellere klokken 8": said of a number or an hour, that it shall be this one. */
  make_it: createWordTest(({ makeIt }) => makeIt),
  /** "Cancel everything." */
  all: createWordTest(({ all }) => all),
  /** "Cancel both." */
  both: createWordTest(({ both }) => both),
  /** "Only the taxi, cancel the rest": what is named stays. */
  rest: createWordTest(({ rest }) => rest),
  /** "Keep the taxi": a part of a message that leaves it as it is. */
  keep: createWordTest(({ keep }) => keep),
  /** "And my wife in 205": said first, it adds one. */
  and_first: createWordTest(({ and }) => and, { isFirst: true }),
  /** "Room 206 too": wherever it stands, it adds one. */
  also: createWordTest(({ also }) => also),
  /** "One more", "another two". */
  more: createWordTest(({ more }) => more),
  /** "Only the last night", "one of the two": a part, and not the whole. */
  part: createWordTest(({ part }) => part),
  /** "I said three", "after all three": the number holds, and not the one before. */
  restated: createWordTest(({ restated }) => restated),
  /** "Wrong room": the one before is not theirs. */
  wrong: createWordTest(({ wrong }) => wrong),
  /** "I hate", "I cannot stand", "I do not like": a preference, and no wish for the thing. */
  dislike: createWordTest(({ dislike }) => dislike),
  /** What a thing to eat would do: kill. */
  deadly: createWordTest(({ deadly }) => deadly),
  /** "Somebody", "anyone". */
  somebody: createWordTest(({ somebody }) => somebody.somebody),
  /** … that they shall come or be sent. */
  somebody_comes: createWordTest(({ somebody }) => somebody.comes),
  /** "Come to my room". */
  come_here: createWordTest(({ somebody }) => somebody.come),
  /** "Call me". */
  call_me: createWordTest(({ somebody }) => somebody.call),
  /** "Useless", of a machine. */
  scorn: createWordTest(({ somebody }) => somebody.scorn),
} as const;

/** A cue by its name here. */
export type CueName = keyof typeof CUES;
