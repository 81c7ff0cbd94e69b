import { AROUND_SCENES } from './around.ts';
import { CARD_SCENES } from './cards.ts';
import { CONVERSATION_SCENES } from './conversation.ts';
import { FILE_SCENES } from './files.ts';
import type { Scene } from './stage.ts';

/** All states of the chat that a guest may see, each reached like by a guest. */
export const SCENES: Readonly<Record<string, Scene>> = {
  ...AROUND_SCENES,
  ...CONVERSATION_SCENES,
  ...FILE_SCENES,
  ...CARD_SCENES,
};
