import { AROUND_SCENES } from './around.ts';
import { CARD_SCENES } from './cards.ts';
import { CONVERSATION_SCENES } from './conversation.ts';
import { FILE_SCENES } from './files.ts';
import type { Scene } from './stage.ts';

/** All that a guest may see of the chat, each as it comes about. */
export const SCENES: Readonly<Record<string, Scene>> = {
  ...AROUND_SCENES,
  ...CONVERSATION_SCENES,
  ...FILE_SCENES,
  ...CARD_SCENES,
};
