import type { DecisionStep, Source } from '../../../shared/domain/decision.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import { FALLBACK_LANGUAGE } from '../../../shared/language/languages.ts';
import type { FaqMatch } from '../../language/faq-match.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import { asksExistence } from '../reading/asks-existence.ts';
import type { TurnContext } from '../types.ts';
import { findFactAnswer } from './fact-answers.ts';

/** An entry that fits the question this well answers it. */
const FAQ_SURE = 0.53;
/** With no other reading of the question. */
const FAQ_SURE_ALONE = 0.55;
/** An entry about the same topic answers it with less likeness of words. */
const FAQ_SAME_TOPIC = 0.4;
/** A sentence of the policies is short and says one thing. */
const POLICY_SURE = 0.42;
const POLICY_SURE_ALONE = 0.46;
/** So much worse an entry in the guest's own language may be than the best one, to be said in their own words. */
const OWN_LANGUAGE_YIELD = 0.18;
/** Beside another question a short entry resembles the message more than a full one; that is no reason to change language. */
const OWN_LANGUAGE_YIELD_MIXED = 0.4;

const READABLE_YIELD = 0.15;

const SAME_QUESTION_BONUS = 0.1;
/** What the hotel wrote as an answer stands before a sentence in passing. */
const ENTRY_BONUS = 0.15;
/** What the hotel set as a value of its own; an entry must ask exactly this to come before it. */
const SETTLED: ReadonlySet<Intent> = new Set<Intent>(['check_in_time', 'check_out_time', 'address_directions']);
const FAQ_BEATS_SETTING = 0.75;

/** An answer from the property's data, and why it is one. */
export interface FoundAnswer {
  step: Extract<DecisionStep, { kind: 'answer' }>;
  reason: string;
}

/**
 * The property's own answer to what is asked, or null where its data holds none. An FAQ entry comes before the
 * settings: it is what the hotel wrote for this question. `intent` null: the text alone chooses the entry. An entry about one of the
 * `others` that the same message asks for is theirs.
 */
export function findAnswer(
  intent: Intent | null,
  others: readonly Intent[],
  context: TurnContext,
  language: string,
): FoundAnswer | null {
  const entry = chooseEntry(intent, others, context.faqMatches, language);
  // What the hotel wrote in the guest's language stands, unless a day, an age or a measure is asked for.
  const computed = findFactAnswer(intent, others, context, language, entry?.language === language);
  if (computed !== null) return computed;
  if (entry !== null) {
    const source = toSource(entry);
    return {
      step: { kind: 'answer', intent: intent ?? entry.intents[0] ?? null, sources: [source] },
      reason: `Answered from ${entry.origin === 'faq' ? `FAQ “${entry.question}”` : 'the hotel’s own description'}, ${entry.score.toFixed(2)}.`,
    };
  }
  const source = intent === null ? null : fromSettings(intent, others, context, language);
  if (intent === null || source === null) return null;
  return { step: { kind: 'answer', intent, sources: [source] }, reason: `Answered from ${source.label}.` };
}

/** Of the entries that were found, the one that answers this surely, in this language where there is one; null: none does. */
export function chooseEntry(
  intent: Intent | null,
  others: readonly Intent[],
  matches: readonly FaqMatch[],
  language: string,
): FaqMatch | null {
  const fitting = matches
    .filter((match) => isSure(match, intent) && !isTheirs(match, intent, others))
    .toSorted((a, b) => rank(b, intent) - rank(a, intent));
  const [best] = fitting;
  if (best === undefined) return null;
  const own = fitting.find((match) => {
    const isMixed = others.length > 0 && match.intents[0] === best.intents[0];
    const lowest = best.score - (isMixed ? OWN_LANGUAGE_YIELD_MIXED : OWN_LANGUAGE_YIELD);
    return match.language === language && match.score >= lowest && sharesTopic(match, best);
  });
  // Who reads neither reads English more likely.
  const readable = fitting.find(
    (match) =>
      match.language === FALLBACK_LANGUAGE && match.score >= best.score - READABLE_YIELD && isAlike(match, best),
  );
  return own ?? (best.language === language ? best : (readable ?? best));
}

/** Two entries for the same question, in two languages. */
function isAlike(one: FaqMatch, other: FaqMatch): boolean {
  return one.language !== other.language && one.intents[0] !== undefined && one.intents[0] === other.intents[0];
}

/** An entry whose question asks just this stands before one that only touches on it. */
function rank({ score, intents, origin }: FaqMatch, intent: Intent | null): number {
  const asksJustThis = intent !== null && intents[0] === intent;
  return score + (asksJustThis ? SAME_QUESTION_BONUS : 0) + (origin === 'faq' ? ENTRY_BONUS : 0);
}

function isSure({ score, intents, origin }: FaqMatch, intent: Intent | null): boolean {
  if (intent !== null && SETTLED.has(intent)) return intents[0] === intent && score >= FAQ_BEATS_SETTING;
  if (origin === 'policies') return score >= (intent === null ? POLICY_SURE_ALONE : POLICY_SURE);
  if (intent === null) return score >= FAQ_SURE_ALONE;
  return score >= (intents.includes(intent) ? FAQ_SAME_TOPIC : FAQ_SURE);
}

function isTheirs({ intents }: FaqMatch, intent: Intent | null, others: readonly Intent[]): boolean {
  return (intent === null || !intents.includes(intent)) && intents.some((topic) => others.includes(topic));
}

function sharesTopic(a: FaqMatch, b: FaqMatch): boolean {
  return a === b || a.intents.some((intent) => b.intents.includes(intent));
}

/** An entry as what an answer rests on. */
export function toSource({ faqId, origin, question, answer, language, score }: FaqMatch): Source {
  if (origin === 'policies')
    return { type: 'training', id: faqId, label: 'About the hotel', quote: answer, language, score };
  return { type: 'faq', id: faqId, label: question, quote: answer, language, score };
}

/** What the property's settings say to an intent, each with the words it rests on. */
function fromSettings(
  intent: Intent,
  others: readonly Intent[],
  { property, training, policies, amenities, message }: TurnContext,
  language: string,
): Source | null {
  const own = { language: policies.language };
  switch (intent) {
    case 'check_in_time':
    case 'room_ready':
      return training.checkIn === '' ? null : setting('training', 'checkIn', 'Check-in', training.checkIn, own);
    case 'check_out_time':
      return training.checkOut === '' ? null : setting('training', 'checkOut', 'Check-out', training.checkOut, own);
    case 'address_directions':
      return property.address === '' || asksHowFar(message.text, language)
        ? null
        : setting('property', 'address', 'Address', property.address, own);
    default: {
      if (intent === 'policies' && training.policies !== '') {
        return setting('training', 'policies', 'Policies', training.policies, own);
      }
      const text = message.text;
      const amenity = amenities.find(
        (one) => one.intents.includes(intent) && asksExistence(text, one, others, language),
      );
      return amenity === undefined ? null : setting('property', 'amenities', 'Amenities', amenity.text, own);
    }
  }
}

/** Where the house stands tells nobody how far something is from it. */
function asksHowFar(text: string, language: string): boolean {
  const { concepts } = languageFor(language).lexicon.read(text);
  return (concepts.has('distance') || concepts.has('duration')) && !concepts.has('address');
}

function setting(
  type: 'training' | 'property',
  id: string,
  label: string,
  quote: string,
  { language }: { language: string },
): Source {
  return { type, id, label, quote, language };
}
