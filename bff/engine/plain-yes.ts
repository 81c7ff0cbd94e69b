import type { Intent } from '../../shared/domain/intents.ts';
import type { Understanding } from '../../shared/domain/understanding.ts';
import type { Concept } from '../language/concepts.ts';
import { fold, isUnspaced, splitWords } from '../language/fold.ts';
import type { Found } from '../language/found.ts';
import type { Reading } from '../language/lexicon.ts';
import { languageFor } from '../language/registry.ts';
import { readChoice } from './choice.ts';
import { hasNegation } from './negation.ts';
import { NODS } from './nods.ts';
import { conceptsOf } from './things.ts';
import type { TurnContext } from './types.ts';

/** What a guest's words are to the question whether something shall be arranged; null where they are no answer to it. */
export type Answer = 'yes' | 'no' | 'nod';

/** Beside a yes these say no more than yes. */
const SAID_WITH: ReadonlySet<Concept> = new Set<Concept>([
  'yes',
  'ok',
  'please',
  'thanks',
  'greeting',
  'book',
  'order',
  'want',
  'bring',
  'call',
  'confirm',
  'booking',
  'room',
]);
/** With no word of yes among them, these take note of something, or decline it. */
const TALK: ReadonlySet<Concept> = new Set<Concept>(['no', 'ok', 'please', 'thanks', 'greeting', 'never_mind']);
const ASKS = /[?？؟;]\s*$/u;

/**
 * The guest's answer to "shall I arrange that?", which may cost them money or touch their stay. `yes` is a plain yes and
 * nothing beside it, or a tapped one. Who takes note ("I see", "ok, too much"), says yes and no in one breath, or adds what
 * nobody can account for, has nodded and no more.
 */
export function hearAnswer(understanding: Understanding, about: Intent, context: TurnContext): Answer | null {
  const tapped = readChoice(context.choice)?.value;
  if (tapped === 'affirm') return 'yes';
  if (tapped === 'deny') return 'no';
  const { intents, signals, language } = understanding;
  const [first] = intents;
  const text = withoutValues(context.history.at(-1)?.text ?? '', understanding);
  const reading = languageFor(language.code).lexicon.read(text);
  const { concepts } = reading;
  // To "shall I cancel your booking?" "cancel it" is neither a clear yes nor a no.
  const cancelsStay = about === 'booking_cancel' && concepts.has('cancel');
  if (first?.name === 'deny') return concepts.has('yes') && !signals.includes('correction') ? 'nod' : 'no';
  if (signals.includes('never_mind') && !cancelsStay) return 'no';
  const isAlone = intents.every(({ name }) => name === about || NODS.has(name));
  const acknowledges = intents.some(({ name }) => name === 'acknowledge');
  // "Yes, thanks" thanks first of all, and "perfect!" takes note of what was told.
  const isYes = first?.name === 'affirm' || (isAlone && concepts.has('yes') && !acknowledges);
  if (!isYes && !acknowledges && !cancelsStay) return null;
  const isTalk = [...concepts].every((concept) => TALK.has(concept)) && reading.unknown.length === 0;
  if (isTalk && concepts.has('no')) return 'no';
  const isBound = signals.some((signal) => signal === 'terms' || signal === 'correction' || signal === 'unread');
  return isYes && isAlone && !isBound && isPlain(text, reading, about, language.code) ? 'yes' : 'nod';
}

/** A word of yes, and no word that is not accounted for. */
function isPlain(text: string, { concepts, found, words, unknown }: Reading, about: Intent, language: string): boolean {
  if (ASKS.test(text) || concepts.has('no') || (concepts.has('ok') && !found.some(isYesAlone))) return false;
  const ofMatter = conceptsOf(about);
  const isSaidWith = (concept: Concept) =>
    SAID_WITH.has(concept) || ofMatter.has(concept) || (concept === 'never_mind' && ofMatter.has('cancel'));
  if (![...concepts].every(isSaidWith)) return false;
  const isFound = (index: number) => found.some(({ start, end }) => start <= index && index < end);
  // In scripts without spaces what was found is a span of letters.
  if (isUnspaced(language)) {
    const rest = fold(text)
      .split('')
      .filter((_, index) => !isFound(index));
    return unknown.length === 0 && !hasNegation(rest.join(''), language);
  }
  const { lexicon } = languageFor(language);
  const given = splitWords(fold(text));
  const left = given.filter((word, index) => !isFound(index) || word !== words[index]); // a mended word is a guess
  if (left.some((word) => !lexicon.empty.has(word) && !/^\d+$/.test(word))) return false;
  return !hasNegation(left.join(' '), language);

  /** Words that say yes and that one took note of something are no yes by themselves. */
  function isYesAlone({ concept, start, end }: Found): boolean {
    const isBoth = found.some((other) => other.concept === 'ok' && other.start === start && other.end === end);
    return concept === 'yes' && !isBoth;
  }
}

/** The values of a message say when, where and how many, and are compared by themselves. */
function withoutValues(text: string, { entities }: Understanding): string {
  return entities.reduce((rest, entity) => rest.replace(entity.text, ' '), text);
}
