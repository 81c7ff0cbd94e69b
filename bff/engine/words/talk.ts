import type { Intent } from '../../../shared/domain/intents.ts';

/** Small talk that a request in the same message replaces, in the order of the answers. */
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
