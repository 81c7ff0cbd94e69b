import type { Intent } from '../../../shared/domain/intents.ts';
import type { IntentScore } from '../../../shared/domain/understanding.ts';
import { type Kind, mentionsAllergy } from '../../language/lexicon/kinds.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { findPack } from '../../language/pack/packs.ts';
import type { Utterance } from '../utterance/utterance.ts';

/** Food that somebody may not eat. Diets by name ("vegan") are different: "not vegan" means eating anything. */
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
/** Intents that a stated diet ignores. */
const IGNORED_INTENTS: ReadonlySet<Intent> = new Set<Intent>([
  'dietary',
  'deny',
  'food_order',
  'unsure',
  'thanks',
  'greeting',
]);
const SURE = 0.6;
/** The lowest score of an order of food. */
const ORDERED = 0.75;

/** Whether the guest states what they do not eat: an allergy, "I do not eat pork", "no nuts, I could die". */
export function statesDiet(utterance: Utterance, concepts: ReadonlySet<Concept>): boolean {
  if (mentionsAllergy(utterance.text)) return true;
  const isOfFood = concepts.has('eat') || concepts.has('diet');
  if (!isOfFood || utterance.endsInQuestionMark || !namesFood(utterance)) return false;
  return utterance.says('deadly') || utterance.isNegated;
}

/** Whether the guest says that they do not keep a diet: "I am not vegan." */
export function deniesDiet(utterance: Utterance): boolean {
  return [...utterance.kinds].some((kind) => DIETS.has(kind)) && !namesFood(utterance) && utterance.isNegated;
}

/**
 * Whether the text names food. Words with another meaning in this language do not count: Spanish "soy" means "I am".
 */
function namesFood({ kinds, language }: Utterance): boolean {
  const others = findPack(language)?.cues.otherWordKinds ?? [];
  return [...kinds].some((kind) => INGREDIENTS.has(kind) && !others.includes(kind));
}

/** Adds the dietary intent, unless the text is surely about something else. */
export function addDiet(intents: IntentScore[], utterance: Utterance, concepts: ReadonlySet<Concept>): IntentScore[] {
  const isElse = intents.some(({ name, score }) =>
    name === 'food_order' ? score >= ORDERED : score >= SURE && !IGNORED_INTENTS.has(name),
  );
  if (isElse || !statesDiet(utterance, concepts)) return intents;
  return [{ name: 'dietary', score: ORDERED }];
}
