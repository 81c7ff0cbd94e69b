import type { Topic } from '../../../shared/domain/frame.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { Turn } from '../utterance/turn.ts';
import { deniesDiet } from './stated-diet.ts';

/** Topics with kinds that a guest may prefer. A preference is noted and nothing is brought. */
const OF_PREFERENCE: ReadonlySet<Topic> = new Set<Topic>(['pillow_blanket', 'room_types']);
/** Concepts of wanting, asking or missing. */
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

/** Concepts of stating a preference. */
const STATED: readonly Concept[] = ['pillow_kind', 'prefer'];

/**
 * Returns the intents in which a message only states a preference: "I am allergic to feathers", "I prefer hard
 * pillows". They make no task and no question for a number.
 */
export function findPreferences(
  { intents, frames, signals, entities }: Understanding,
  { utterance, conversation }: Turn,
): readonly Intent[] {
  const isAsked = utterance.endsInQuestionMark;
  if (intents[0]?.name === 'dietary' && !isAsked && deniesDiet(utterance)) return ['dietary'];
  const dislikes = utterance.says('dislike');
  // A strong dislike also states a preference.
  const refused = dislikes
    ? (frames ?? []).flatMap(({ act, topic }) => (act === 'refuse' && topic !== null ? [topic] : []))
    : [];
  const topics = [...new Set<Topic>([...intents.map(({ name }) => name), ...refused])];
  if (!topics.includes('pillow_blanket')) return [];
  if (signals.some((signal) => signal === 'order' || signal === 'same' || signal === 'correction')) return [];
  // "No, rather pillows" after towels asks for pillows.
  const { pending, last } = conversation.dialogue;
  if (intents[0]?.name === 'deny' || ((pending !== null || last !== null) && utterance.putsInstead)) return [];
  if (entities.some(({ type }) => type === 'count' || type === 'time' || type === 'room')) return [];
  if (utterance.speaksOf(ASKED) || isAsked) return [];
  const states = utterance.speaksOf(STATED) || dislikes || utterance.isNegated;
  return states ? topics.filter(isOfPreference) : [];
}

function isOfPreference(topic: Topic): topic is Intent {
  return OF_PREFERENCE.has(topic);
}
