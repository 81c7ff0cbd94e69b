import { createWordTest } from './word-table.ts';

/**
 * Small words that say which of the things arranged a guest speaks of: all of them, both, one more, not only the first.
 * They name nothing, so no concept carries them.
 */

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
