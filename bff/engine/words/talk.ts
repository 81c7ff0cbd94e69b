import type { Intent } from '../../../shared/domain/intents.ts';

/** Small talk that a request beside it replaces, in the order it is answered. */
export const TALK: readonly Intent[] = [
  'bot_identity',
  'language_switch',
  'repeat',
  'feedback',
  'greeting',
  'thanks',
  'goodbye',
  'affirm',
  'deny',
  'unsure',
  'acknowledge',
];
