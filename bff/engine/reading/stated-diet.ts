import type { Intent } from '../../../shared/domain/intents.ts';
import type { IntentScore } from '../../../shared/domain/understanding.ts';
import { type Kind, mentionsAllergy } from '../../language/lexicon/kinds.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { findPack } from '../../language/pack/packs.ts';
import type { Utterance } from '../utterance/utterance.ts';

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

/** Does somebody tell, rather than ask, what they do not eat: an allergy, "I do not eat pork", "no nuts, I could die"? */
export function statesDiet(said: Utterance, concepts: ReadonlySet<Concept>): boolean {
  if (mentionsAllergy(said.text)) return true;
  const isOfFood = concepts.has('eat') || concepts.has('diet');
  if (!isOfFood || said.endsInQuestionMark || !namesFood(said)) return false;
  return said.says('deadly') || said.isNegated;
}

/** Does a sentence say that somebody does not keep a diet? "I am not vegan." */
export function deniesDiet(said: Utterance): boolean {
  return [...said.kinds].some((kind) => DIETS.has(kind)) && !namesFood(said) && said.isNegated;
}

/** A kind's word that is another one in this language names none: the Spanish "I am" is no bean. */
function namesFood({ kinds, language }: Utterance): boolean {
  const others = findPack(language)?.cues.otherWordKinds ?? [];
  return [...kinds].some((kind) => INGREDIENTS.has(kind) && !others.includes(kind));
}

/** What is not eaten is heard whatever the sentence resembles, unless it surely is about something else as well. */
export function addDiet(intents: IntentScore[], said: Utterance, concepts: ReadonlySet<Concept>): IntentScore[] {
  const isElse = intents.some(({ name, score }) =>
    name === 'food_order' ? score >= ORDERED : score >= SURE && !BESIDE.has(name),
  );
  if (isElse || !statesDiet(said, concepts)) return intents;
  return [{ name: 'dietary', score: ORDERED }];
}
