import type { Topic } from '../../../shared/domain/frame.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';
import { languageFor } from '../../language/lexicon/registry.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { TurnContext } from '../types.ts';
import { saysDislike } from '../words/cue-words.ts';
import { saysInstead } from '../words/instead.ts';
import { hasNegation } from '../words/negation.ts';
import { deniesDiet } from './stated-diet.ts';

/** What a guest may prefer one kind of; stated, it is kept for the house and brings nothing. */
const OF_PREFERENCE: ReadonlySet<Topic> = new Set<Topic>(['pillow_blanket', 'room_types']);
/** By these something is wanted, is asked about, or was not there. */
const ASKED: readonly Concept[] = [
  'want',
  'bring',
  'please',
  'may',
  'have',
  'missing',
  'run_out',
  'extra',
  'new',
  'change',
];

/**
 * The wishes that a message merely states a preference in: "I am allergic to feathers", "I prefer hard pillows". No task, and
 * no question how many of them to bring.
 */
export function findPreferences(
  { intents, frames, signals, entities, language }: Understanding,
  { message, conversation }: TurnContext,
): readonly Intent[] {
  const text = message.text;
  const isAsked = /[?？؟]\s*$/u.test(text);
  if (intents[0]?.name === 'dietary' && !isAsked && deniesDiet(text, language.code)) return ['dietary'];
  const dislikes = saysDislike(text, language.code);
  // Who hates it refuses it, and tells what they like.
  const refused = dislikes
    ? (frames ?? []).flatMap(({ act, topic }) => (act === 'refuse' && topic !== null ? [topic] : []))
    : [];
  const named = [...new Set<Topic>([...intents.map(({ name }) => name), ...refused])];
  if (!named.includes('pillow_blanket')) return [];
  if (signals.some((signal) => signal === 'order' || signal === 'same' || signal === 'correction')) return [];
  // "No, rather pillows", after towels were asked for, wants pillows.
  const { pending, last } = conversation.dialogue;
  if (intents[0]?.name === 'deny' || ((pending !== null || last !== null) && saysInstead(text))) return [];
  if (entities.some(({ type }) => type === 'count' || type === 'time' || type === 'room')) return [];
  const { concepts } = languageFor(language.code).lexicon.read(text);
  if (ASKED.some((concept) => concepts.has(concept)) || isAsked) return [];
  const states = concepts.has('pillow_kind') || concepts.has('prefer') || dislikes || hasNegation(text, language.code);
  return states ? named.filter(isOfPreference) : [];
}

function isOfPreference(topic: Topic): topic is Intent {
  return OF_PREFERENCE.has(topic);
}
