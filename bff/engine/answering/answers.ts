import type { DecisionStep, Source } from '../../../shared/domain/decision.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import { FALLBACK_LANGUAGE } from '../../../shared/language/languages.ts';
import type { FaqMatch } from '../../language/faq-match.ts';
import { asksExistence } from '../reading/asks-existence.ts';
import type { Turn } from '../utterance/turn.ts';
import type { Utterance } from '../utterance/utterance.ts';
import { findFactAnswer } from './fact-answers.ts';

/** The lowest score of an entry that answers a question. */
const FAQ_SURE = 0.53;
/** The lowest score of an entry that answers a question without an intent. */
const FAQ_SURE_ALONE = 0.55;
/** The lowest score of an entry about the topic of the question. */
const FAQ_SAME_TOPIC = 0.4;
/** The lowest score of a sentence of the policies, as such a sentence is short and says one thing. */
const POLICY_SURE = 0.42;
const POLICY_SURE_ALONE = 0.46;
/** The largest lag behind the best score at which an entry in the guest's language is preferred. */
const OWN_LANGUAGE_YIELD = 0.18;
/** This lag in a message with several questions, as such a message resembles short entries more than long ones. */
const OWN_LANGUAGE_YIELD_MIXED = 0.4;

const READABLE_YIELD = 0.15;

const SAME_QUESTION_BONUS = 0.1;
/** The bonus of an entry over a sentence of the description. */
const ENTRY_BONUS = 0.15;
/** Intents with a setting of their own. An entry must ask exactly this to come before the setting. */
const WITH_SETTING: ReadonlySet<Intent> = new Set<Intent>(['check_in_time', 'check_out_time', 'address_directions']);
const FAQ_BEATS_SETTING = 0.75;

/** An answer from the property's data, and the reason for it. */
export interface FoundAnswer {
  step: Extract<DecisionStep, { kind: 'answer' }>;
  reason: string;
}

/**
 * Returns the property's answer to an intent, or null if its data holds none. An FAQ entry comes before the settings,
 * as the hotel wrote it for this question. With `intent` null the text alone chooses the entry. Entries about one of
 * the `others` are left for that intent.
 */
export function findAnswer(intent: Intent | null, others: readonly Intent[], context: Turn): FoundAnswer | null {
  const { language } = context.utterance;
  const entry = chooseEntry(intent, others, context.faqMatches, language);
  // The hotel's text in the guest's language stands, unless the question names a day, an age or a measure.
  const factAnswer = findFactAnswer(intent, others, context, entry?.language === language);
  if (factAnswer !== null) return factAnswer;
  if (entry !== null) {
    const source = toSource(entry);
    return {
      step: { kind: 'answer', intent: intent ?? entry.intents[0] ?? null, sources: [source] },
      reason: `Answered from ${entry.origin === 'faq' ? `FAQ “${entry.question}”` : 'the hotel’s own description'}, ${entry.score.toFixed(2)}.`,
    };
  }
  const source = intent === null ? null : fromSettings(intent, others, context);
  if (intent === null || source === null) return null;
  return { step: { kind: 'answer', intent, sources: [source] }, reason: `Answered from ${source.label}.` };
}

/** Chooses the entry that surely answers, preferably in this language; null if there is none. */
export function chooseEntry(
  intent: Intent | null,
  others: readonly Intent[],
  matches: readonly FaqMatch[],
  language: string,
): FaqMatch | null {
  const fitting = matches
    .filter((match) => isSure(match, intent) && !isForOthers(match, intent, others))
    .toSorted((a, b) => rank(b, intent) - rank(a, intent));
  const [best] = fitting;
  if (best === undefined) return null;
  const ownLanguageEntry = fitting.find((match) => {
    const isMixed = others.length > 0 && match.intents[0] === best.intents[0];
    const lowest = best.score - (isMixed ? OWN_LANGUAGE_YIELD_MIXED : OWN_LANGUAGE_YIELD);
    return match.language === language && match.score >= lowest && sharesTopic(match, best);
  });
  // Guests who read neither language more likely read English.
  const readable = fitting.find(
    (match) =>
      match.language === FALLBACK_LANGUAGE &&
      match.score >= best.score - READABLE_YIELD &&
      answerSameQuestion(match, best),
  );
  return ownLanguageEntry ?? (best.language === language ? best : (readable ?? best));
}

/** Whether two entries answer the same question in two languages. */
function answerSameQuestion(one: FaqMatch, other: FaqMatch): boolean {
  return one.language !== other.language && one.intents[0] !== undefined && one.intents[0] === other.intents[0];
}

/** Ranks an entry by score; one that asks exactly this comes before one that only touches on it. */
function rank({ score, intents, origin }: FaqMatch, intent: Intent | null): number {
  const asksJustThis = intent !== null && intents[0] === intent;
  return score + (asksJustThis ? SAME_QUESTION_BONUS : 0) + (origin === 'faq' ? ENTRY_BONUS : 0);
}

function isSure({ score, intents, origin }: FaqMatch, intent: Intent | null): boolean {
  if (intent !== null && WITH_SETTING.has(intent)) return intents[0] === intent && score >= FAQ_BEATS_SETTING;
  if (origin === 'policies') return score >= (intent === null ? POLICY_SURE_ALONE : POLICY_SURE);
  if (intent === null) return score >= FAQ_SURE_ALONE;
  return score >= (intents.includes(intent) ? FAQ_SAME_TOPIC : FAQ_SURE);
}

function isForOthers({ intents }: FaqMatch, intent: Intent | null, others: readonly Intent[]): boolean {
  return (intent === null || !intents.includes(intent)) && intents.some((topic) => others.includes(topic));
}

function sharesTopic(a: FaqMatch, b: FaqMatch): boolean {
  return a === b || a.intents.some((intent) => b.intents.includes(intent));
}

/** Turns an entry into the source of an answer. */
export function toSource({ faqId, origin, question, answer, language, score }: FaqMatch): Source {
  if (origin === 'policies')
    return { type: 'training', id: faqId, label: 'About the hotel', quote: answer, language, score };
  return { type: 'faq', id: faqId, label: question, quote: answer, language, score };
}

/** Returns the setting that answers an intent. */
function fromSettings(
  intent: Intent,
  others: readonly Intent[],
  { property, training, policies, amenities, utterance }: Turn,
): Source | null {
  const settingLanguage = { language: policies.language };
  switch (intent) {
    case 'check_in_time':
    case 'room_ready':
      return training.checkIn === ''
        ? null
        : setting('training', 'checkIn', 'Check-in', training.checkIn, settingLanguage);
    case 'check_out_time':
      return training.checkOut === ''
        ? null
        : setting('training', 'checkOut', 'Check-out', training.checkOut, settingLanguage);
    case 'address_directions':
      return property.address === '' || asksHowFar(utterance)
        ? null
        : setting('property', 'address', 'Address', property.address, settingLanguage);
    default: {
      if (intent === 'policies' && training.policies !== '') {
        return setting('training', 'policies', 'Policies', training.policies, settingLanguage);
      }
      const amenity = amenities.find((one) => one.intents.includes(intent) && asksExistence(utterance, one, others));
      return amenity === undefined
        ? null
        : setting('property', 'amenities', 'Amenities', amenity.text, settingLanguage);
    }
  }
}

/** Whether the guest asks for a distance, which the address does not answer. */
function asksHowFar({ concepts }: Utterance): boolean {
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
