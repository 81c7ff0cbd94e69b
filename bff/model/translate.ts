import { estimateTokens } from './budget.ts';
import { type Caller, faultOfEnd } from './caller.ts';
import { checkTranslation } from './check-translation.ts';
import { givesOrders } from './injection.ts';
import { hidePersonal, showPersonal } from './mask.ts';
import { findPersonNames } from './names.ts';
import { newSecrets, TRANSLATED_LETTERS_MAX, writeTranslationPrompt } from './prompts.ts';
import type { ModelResult, Translation } from './types.ts';

/** Other languages and scripts take more tokens for the same words. */
const TOKENS_TIMES = 3;
const TOKENS_LEAST = 100;
/** The factor of the usual time limit: staff wait longer for a translation than guests for an answer. */
const PATIENCE_TIMES = 2;
const LETTERS_MAX = 2 * TRANSLATED_LETTERS_MAX;

/** Asks for a translation and checks it against the original. A text that gives orders to a model is not sent. Never rejects. */
export async function translate(caller: Caller, given: Translation, signal: AbortSignal): Promise<ModelResult> {
  const { propertyId, spent, from, to } = given;
  if (givesOrders(given.text)) return { kind: 'fallback', why: 'refused', detail: 'orders' };
  if (given.text.length > TRANSLATED_LETTERS_MAX) return { kind: 'fallback', why: 'refused', detail: 'long' };
  const names = findPersonNames(given.text, from, given.propertyName);
  const { text, taken } = hidePersonal(given.text, [...given.personalWords, ...names]);
  const secrets = newSecrets();
  const prompt = writeTranslationPrompt({ text, from, to }, secrets);
  return caller.call(
    {
      propertyId,
      spent,
      prompt,
      tools: { allowedTools: [], requests: [] },
      outputTokensMax: TOKENS_LEAST + TOKENS_TIMES * estimateTokens(text),
      patienceTimes: PATIENCE_TIMES,
      look: (received) => (received.text.length > LETTERS_MAX ? 'length' : null),
      conclude(received, fault) {
        const broken = faultOfEnd(received, fault);
        if (broken !== null) return broken;
        const translated = toPlainText(received.text);
        const wrong = checkTranslation(translated, { text, to, canary: secrets.canary, rules: prompt.rules });
        if (wrong !== null) return { kind: 'fallback', why: 'ungrounded', detail: wrong };
        return { kind: 'reply', text: showPersonal(translated, taken), sources: [] };
      },
    },
    signal,
  );
}

/** Removes invisible characters, except the joiners that scripts need. */
function toPlainText(text: string): string {
  return text.replace(/(?![\n\u200c\u200d])[\p{Cc}\p{Cf}]/gu, '').trim();
}
