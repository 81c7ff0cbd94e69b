import { createWordTest } from './word-table.ts';

/** "Postpone it by half an hour". To move it, with no word for the direction, is to put it off. */
export const putsOff = createWordTest(({ postpone }) => postpone);

/** "Bring it forward by half an hour". */
export const bringsForward = createWordTest(({ bringForward }) => bringForward);
