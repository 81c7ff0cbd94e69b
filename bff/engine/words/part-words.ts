import { createWordTest } from './word-table.ts';

/** "Only the last night", "one of the two": a part, and not the whole. */
export const saysPart = createWordTest(({ part }) => part);

/** "I said three", "after all three": the number holds, and not the one before. */
export const saysSo = createWordTest(({ restated }) => restated);

/** "Wrong room": the one before is not theirs. */
export const saysWrong = createWordTest(({ wrong }) => wrong);
