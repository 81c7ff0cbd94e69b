import { createWordTest } from './word-table.ts';

/** "Make it 8", "8 olsun", "hellere klokken 8": said of a number or an hour, that it shall be this one. */
export const saysLetItBe = createWordTest(({ makeIt }) => makeIt);
