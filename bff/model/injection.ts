import { listOfAll, PACKS } from '../language/pack/packs.ts';

const NEAR = '[^.!?。！？\\n]{0,60}?';
/** A verb that sets rules aside near a word for rules, in either order. */
const SETS_ASIDE = PACKS.flatMap(({ checks }) => checks.setsAside ?? []).map(
  ({ verbs, rules }) => `(?:${verbs})${NEAR}(?:${rules})|(?:${rules})${NEAR}(?:${verbs})`,
);
const RULES_ASIDE = new RegExp([...new Set(SETS_ASIDE)].join('|'), 'iu');
/** Words that speak to a model or pretend to be its machinery. */
const SPEAKS_TO_MODEL = new RegExp(
  String.raw`system\s?(?:prompt|message|note|override)|developer mode|jailbreak|\bDAN\b|prompt injection|(?:${listOfAll(({ checks }) => checks.youAre)})\b[^.!?\n]{0,20}\b(?:an? ai|assistant|chatbot|language model|llm|gpt)|\b(?:assistant|system|user)\s*:|</?(?:system|assistant|user|instructions?)\b|\[/?INST\]|<\|[a-z_]+\|>|###\s*(?:system|instruction)|${listOfAll(({ checks }) => checks.tellGuests)}`,
  'iu',
);

/**
 * Whether a text gives orders to a model. Such a source is not shown to the model, and such a message of a guest is answered without the
 * model. Safety does not depend on this function: the checks of the reply suffice.
 */
export function givesOrders(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  return RULES_ASIDE.test(plain) || SPEAKS_TO_MODEL.test(plain);
}
