import type { Intent } from '../../../shared/domain/intents.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';
import { fold, isUnspaced, splitWords } from '../../language/lexicon/fold.ts';
import type { Found } from '../../language/lexicon/found.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { hasNegation } from '../utterance/negation.ts';
import type { Utterance } from '../utterance/utterance.ts';
import { readChoice } from '../words/choice.ts';
import { SMALL_TALK } from '../words/small-talk.ts';
import { conceptsOf } from '../words/things.ts';

/** The guest's answer to "shall I arrange that?". */
export type Answer = 'yes' | 'no' | 'acknowledged';

/** Concepts that add nothing to a yes. */
const BESIDE_YES: ReadonlySet<Concept> = new Set<Concept>([
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
/** Concepts that, without a yes, only take note or decline. */
const BARE_TALK: ReadonlySet<Concept> = new Set<Concept>(['no', 'ok', 'please', 'thanks', 'greeting', 'never_mind']);

/**
 * Reads the guest's answer to "shall I arrange that?", which may cost money or affect the stay. `yes` requires a plain yes
 * without other content, or a tapped one. A guest who only acknowledges ("I see", "ok, too much"), says yes and no at
 * once, or adds unknown words has not agreed.
 */
export function readAnswer(
  understanding: Understanding,
  about: Intent,
  utterance: Utterance,
  { choice, isAskedAgain = false }: { choice: string | null; isAskedAgain?: boolean },
): Answer | null {
  const tapped = readChoice(choice)?.value;
  if (tapped === 'affirm') return 'yes';
  if (tapped === 'deny') return 'no';
  const { intents, signals } = understanding;
  const typedAnswer = readButtonText(utterance);
  if (typedAnswer !== null) return typedAnswer;
  const [first] = intents;
  const withoutValue = withoutValues(utterance, understanding);
  const { concepts } = withoutValue;
  // After "shall I cancel your booking?", "cancel it" is neither a clear yes nor a no.
  const cancelsStay = about === 'booking_cancel' && concepts.has('cancel');
  if (first?.name === 'deny') return concepts.has('yes') && !signals.includes('correction') ? 'acknowledged' : 'no';
  if (signals.includes('never_mind') && !cancelsStay) return 'no';
  const isAlone = intents.every(({ name }) => name === about || SMALL_TALK.has(name));
  const acknowledges = intents.some(({ name }) => name === 'acknowledge');
  // "Yes, thanks" is mostly thanks, and "perfect!" only takes note.
  const isYes = first?.name === 'affirm' || (isAlone && concepts.has('yes') && !acknowledges);
  if (!isYes && !acknowledges && !cancelsStay) return null;
  if (withoutValue.speaksOnlyOf(BARE_TALK) && concepts.has('no')) return 'no';
  const isBound = signals.some((signal) => signal === 'terms' || signal === 'correction' || signal === 'unread');
  if (!isYes || !isAlone || isBound) return 'acknowledged';
  // "Yes, I see" mostly takes note; after the plain question it is a yes.
  const isNoted = takesNote(withoutValue) && !isAskedAgain;
  return !isNoted && isPlain(withoutValue, about) ? 'yes' : 'acknowledged';
}

/** Reads a text equal to a button as that button. A known sentence of taking note is only that. */
function readButtonText(utterance: Utterance): Answer | null {
  const { texts, phrases } = languageFor(utterance.language).pack;
  const words = utterance.words.join(' ');
  if (words === toWords(texts.reply_yes)) return 'yes';
  if (words === toWords(texts.reply_no)) return 'no';
  return phrases.acknowledge.some((phrase) => toWords(phrase) === words) ? 'acknowledged' : null;
}

function toWords(text: string): string {
  return splitWords(fold(text)).join(' ');
}

/** Whether the text is a plain yes without unexplained words. */
function isPlain(utterance: Utterance, about: Intent): boolean {
  const { text, language } = utterance;
  const { concepts, found, words, unknown } = utterance.reading;
  if (utterance.endsInQuestionMark || concepts.has('no') || (concepts.has('ok') && !found.some(isYesAlone)))
    return false;
  const ofMatter = conceptsOf(about);
  const isAllowedBeside = (concept: Concept) =>
    BESIDE_YES.has(concept) || ofMatter.has(concept) || (concept === 'never_mind' && ofMatter.has('cancel'));
  if (![...concepts].every(isAllowedBeside)) return false;
  const isFound = (index: number) => found.some(({ start, end }) => start <= index && index < end);
  const ofYes = wordsOfYes(language);
  // In scripts without spaces, positions count letters.
  const parts = isUnspaced(language) ? fold(text).split('') : utterance.words;
  const unexplained = parts.filter(
    (word, index) => !isFound(index) || (!isUnspaced(language) && word !== words[index]), // a corrected word is a guess
  );
  if (unexplained.some((word) => /[\p{L}\p{M}]/u.test(word) && !ofYes.has(word))) return false;
  return unknown.length === 0 && !hasNegation(unexplained.join(isUnspaced(language) ? '' : ' '), language);

  /** Whether the word only means yes, and not also "understood". */
  function isYesAlone({ concept, start, end }: Found): boolean {
    const isBoth = found.some((other) => other.concept === 'ok' && other.start === start && other.end === end);
    return concept === 'yes' && !isBoth;
  }
}

/** Whether the text has a word of acknowledgement ("understood", "good to know") other than "ok". */
function takesNote(utterance: Utterance): boolean {
  const { found } = utterance.reading;
  const parts = isUnspaced(utterance.language) ? fold(utterance.text).split('') : utterance.words;
  const isYes = (one: Found) =>
    found.some(({ concept, start, end }) => concept === 'yes' && start <= one.start && one.end <= end);
  return found.some((one) => one.concept === 'ok' && !isYes(one) && !OK.test(parts.slice(one.start, one.end).join('')));
}

const OK = /^(?:o+k+|okay|okey|oki|oke)$/u;

const cache = new Map<string, ReadonlySet<string>>();

/** Returns the words (or letters) of a language's own sentences of consent. "Too much, yes" has others. */
function wordsOfYes(language: string): ReadonlySet<string> {
  const cached = cache.get(language);
  if (cached !== undefined) return cached;
  const { phrases, concepts } = languageFor(language).pack;
  const folded = fold([...phrases.affirm, concepts.yes, concepts.please, concepts.thanks].join(' '));
  const words = new Set(isUnspaced(language) ? folded : splitWords(folded));
  cache.set(language, words);
  return words;
}

/** Removes the values of a message, which are compared by themselves. */
function withoutValues(utterance: Utterance, { entities }: Understanding): Utterance {
  // A number in words may be another word: Persian "nine" also means no.
  return utterance.beside(entities.filter((entity) => entity.type !== 'count' || /\p{N}/u.test(entity.text)));
}
