import type { PreferenceKind } from '../../shared/domain/house/learning.ts';
import { mentionsAllergy } from '../language/lexicon/kinds.ts';
import type { WordsRead } from '../language/lexicon/read-words.ts';
import type { Concept } from '../language/pack/concepts.ts';

/** A preference and the sentence it was stated in. */
export interface FoundPreference {
  kind: PreferenceKind;
  quote: string;
}

const QUOTE_LETTERS_MAX = 300;
const SENTENCES_MAX = 20;
const SENTENCE = /[^.!?。！？؟।\n]+[.!?。！？؟।]*/gu;

/** Concepts of questions about the house, which say nothing about the guest. */
const ASKS: readonly Concept[] = ['have', 'when', 'where', 'hours', 'price', 'recommend', 'menu', 'rule', 'may'];
const WISHES: readonly Concept[] = ['want', 'prefer', 'please', 'bring'];
/** Wishes for the moment only: a person to talk to, a language, a time. */
const PASSING: readonly Concept[] = [
  'no',
  'human',
  'speak',
  'language_name',
  'when',
  'check_in',
  'check_out',
  'early',
  'late',
  'pay',
  'card',
  'cash',
  'cancel',
  'refund',
  'price',
  'date',
];
/** Concepts of complaints: a room that is not quiet now. */
const TROUBLE: readonly Concept[] = ['noise', 'neighbour', 'complain', 'waiting', 'problem'];
const QUESTION_MARK = /[?？؟]\s*$/u;

/** What a negated sentence says: that the guest does not follow a diet, or does not like a thing. */
export interface Denials {
  deniesDiet(sentence: string): boolean;
  dislikes(sentence: string): boolean;
}

const SAYS_NEITHER: Denials = { deniesDiet: () => false, dislikes: () => false };

/**
 * Finds preferences that a guest states, by the concepts of each sentence, in every language. They are proposals: staff
 * store or discard them. Pure.
 */
export function findPreferences(
  text: string,
  read: (sentence: string) => WordsRead,
  { deniesDiet, dislikes }: Denials = SAYS_NEITHER,
): FoundPreference[] {
  const found = new Map<PreferenceKind, FoundPreference>();
  for (const sentence of splitSentences(text)) {
    for (const kind of kindsOf(read(sentence), sentence, dislikes)) {
      if (kind === 'diet' && deniesDiet(sentence)) continue; // Somebody who is not vegan has no diet.
      if (!found.has(kind)) found.set(kind, { kind, quote: sentence.slice(0, QUOTE_LETTERS_MAX) });
    }
  }
  return [...found.values()];
}

function splitSentences(text: string): string[] {
  const sentences = (text.match(SENTENCE) ?? []).map((sentence) => sentence.trim());
  return sentences.filter((sentence) => sentence !== '').slice(0, SENTENCES_MAX);
}

function kindsOf({ concepts, words }: WordsRead, sentence: string, dislikes: Denials['dislikes']): PreferenceKind[] {
  const conceptSet: ReadonlySet<Concept> = new Set(concepts);
  const any = (names: readonly Concept[]) => names.some((name) => conceptSet.has(name));
  const states = any(WISHES) || !(QUESTION_MARK.test(sentence) || any(ASKS));
  const kinds: PreferenceKind[] = [];
  if ((conceptSet.has('diet') && states) || mentionsAllergy(sentence)) kinds.push('diet');
  const isOfPillows = conceptSet.has('pillow_kind') || (any(['pillow', 'blanket']) && dislikes(sentence));
  if (isOfPillows) kinds.push('pillow');
  if (conceptSet.has('high_floor') && !conceptSet.has('where')) kinds.push('floor');
  if (conceptSet.has('quiet') && any(['room', 'room_kind', 'room_change']) && states && !any(TROUBLE))
    kinds.push('quiet');
  const smoking =
    conceptSet.has('smoke_cigarette') &&
    !conceptSet.has('may') &&
    any(['room', 'room_kind', 'balcony', 'prefer', 'please']);
  if (smoking && states) kinds.push('smoking');
  if (kinds.length > 0 || !conceptSet.has('prefer') || any(PASSING)) return kinds;
  const isAboutSomething = words.length > 0 || concepts.some((concept) => !WISHES.includes(concept));
  return isAboutSomething ? ['other'] : [];
}
