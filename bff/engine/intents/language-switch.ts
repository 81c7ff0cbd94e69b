import type { IntentScore } from '../../../shared/domain/understanding.ts';
import { ADDRESSES } from '../../language/lexicon/addresses.ts';
import { findAskedLanguage } from '../../language/reading/asked-language.ts';
import { isEmergency } from './read-intents.ts';

const SWITCH_SCORE = 0.9;
/** A message that asks for a language is short. */
const SWITCH_LETTERS_MAX = 160;

/** Returns the language that the guest asks for. If the message asks for nothing else, that is its only intent. */
export function findSwitch(
  text: string,
  code: string,
  intents: IntentScore[],
): { switchTo: string | null; intents: IntentScore[] } {
  if (text.length > SWITCH_LETTERS_MAX || isEmergency(intents)) return { switchTo: null, intents };
  const isWish = intents[0]?.name === 'language_switch';
  const switchTo = findAskedLanguage(text.replace(ADDRESSES, ' '), code, isWish);
  if (switchTo === null || isWish) return { switchTo, intents };
  return { switchTo, intents: [{ name: 'language_switch', score: SWITCH_SCORE }] };
}
