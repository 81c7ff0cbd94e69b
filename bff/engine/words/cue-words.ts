import { createWordTest } from './word-table.ts';

/** Small words that say what a message does with a thing, a day or an hour, and name none: no concept carries them. */

/** To depart, as guests say it of themselves, where the packs' words for the check-out do not. */
export const saysLeave = createWordTest(({ depart }) => depart);

/** To arrive, likewise. */
export const saysCome = createWordTest(({ arrive }) => arrive);

/** A day, a night: what a stay is shortened and put off by. */
export const saysDay = createWordTest(({ dayOrNight }) => dayOrNight);

/** Sooner than was said. */
export const saysEarlier = createWordTest(({ earlier }) => earlier);

/** Later than was said. */
export const saysLater = createWordTest(({ later }) => later);

/** "Postpone it by half an hour". To move it, with no word for the direction, is to put it off. */
export const putsOff = createWordTest(({ postpone }) => postpone);

/** "Bring it forward by half an hour". */
export const bringsForward = createWordTest(({ bringForward }) => bringForward);

/** "Make it 8", "8 olsun", "hellere klokken 8": said of a number or an hour, that it shall be this one. */
export const saysLetItBe = createWordTest(({ makeIt }) => makeIt);

/** "Cancel everything." */
export const saysAll = createWordTest(({ all }) => all);

/** "Cancel both." */
export const saysBoth = createWordTest(({ both }) => both);

/** "And my wife in 205": said first, it adds one. */
export const beginsWithAnd = createWordTest(({ and }) => and, { isFirst: true });

/** "Room 206 too": wherever it stands, it adds one. */
export const saysAlso = createWordTest(({ also }) => also);

/** "One more", "another two". */
export const saysMore = createWordTest(({ more }) => more);

/** "Only the last night", "one of the two": a part, and not the whole. */
export const saysPart = createWordTest(({ part }) => part);

/** "I said three", "after all three": the number holds, and not the one before. */
export const saysSo = createWordTest(({ restated }) => restated);

/** "Wrong room": the one before is not theirs. */
export const saysWrong = createWordTest(({ wrong }) => wrong);

/** "I hate", "I cannot stand", "I do not like": a preference, and no wish for the thing. */
export const saysDislike = createWordTest(({ dislike }) => dislike);

/** What a thing to eat would do: kill. */
export const saysDeadly = createWordTest(({ deadly }) => deadly);
