import { createWordTest } from './word-table.ts';

/** "I hate", "I cannot stand", "I do not like": a preference, and no wish for the thing. */
export const saysDislike = createWordTest(({ dislike }) => dislike);

/** What a thing to eat would do: kill. */
export const saysDeadly = createWordTest(({ deadly }) => deadly);
