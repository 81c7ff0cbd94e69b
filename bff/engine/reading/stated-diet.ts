import type { Intent } from '../../../shared/domain/intents.ts';
import type { IntentScore } from '../../../shared/domain/understanding.ts';
import { findKinds, type Kind, mentionsAllergy } from '../../language/lexicon/kinds.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { findPack } from '../../language/pack/packs.ts';
import { saysDeadly } from '../words/cue-words.ts';
import { hasNegation } from '../words/negation.ts';

/** What somebody may not or will not eat. To eat by a name ("vegan") is another matter: who is not vegan eats anything. */
const INGREDIENTS: ReadonlySet<Kind> = new Set<Kind>([
  'nut',
  'gluten',
  'dairy',
  'egg',
  'seafood',
  'soy',
  'sugar',
  'pork',
]);
const DIETS: ReadonlySet<Kind> = new Set<Kind>(['vegan', 'vegetarian', 'halal', 'kosher']);
/** What may stand beside it and is no other matter. */
const BESIDE: ReadonlySet<Intent> = new Set<Intent>(['dietary', 'deny', 'food_order', 'unsure', 'thanks', 'greeting']);
const SURE = 0.6;
/** Food is ordered where it is read with so much. */
const ORDERED = 0.75;
const QUESTION_MARK = /[?？؟]\s*$/u;

/** Does somebody tell, rather than ask, what they do not eat: an allergy, "I do not eat pork", "no nuts, I could die"? */
export function statesDiet(text: string, concepts: ReadonlySet<Concept>, code: string): boolean {
  if (mentionsAllergy(text)) return true;
  const isOfFood = concepts.has('eat') || concepts.has('diet');
  if (!isOfFood || QUESTION_MARK.test(text)) return false;
  if (!namesFood(findKinds(text), code)) return false;
  return saysDeadly(text, code) || hasNegation(text, code);
}

/** Does a sentence say that somebody does not keep a diet? "I am not vegan." */
export function deniesDiet(text: string, code: string): boolean {
  const kinds = findKinds(text);
  return [...kinds].some((kind) => DIETS.has(kind)) && !namesFood(kinds, code) && hasNegation(text, code);
}

/** A kind's word that is another one in this language names none: the Spanish "I am" is no bean. */
function namesFood(kinds: ReadonlySet<Kind>, code: string): boolean {
  const others = findPack(code)?.cues.otherWordKinds ?? [];
  return [...kinds].some((kind) => INGREDIENTS.has(kind) && !others.includes(kind));
}

/** What is not eaten is heard whatever the sentence resembles, unless it surely is about something else as well. */
export function addDiet(
  intents: IntentScore[],
  text: string,
  concepts: ReadonlySet<Concept>,
  code: string,
): IntentScore[] {
  const isElse = intents.some(({ name, score }) =>
    name === 'food_order' ? score >= ORDERED : score >= SURE && !BESIDE.has(name),
  );
  if (isElse || !statesDiet(text, concepts, code)) return intents;
  return [{ name: 'dietary', score: ORDERED }];
}
