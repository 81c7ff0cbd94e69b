import type { Topic } from '../../../shared/domain/frame.ts';
import type { Intent } from '../../../shared/domain/intents.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { Turn } from '../utterance/turn.ts';
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

/** By these a preference is stated. */
const STATED: readonly Concept[] = ['pillow_kind', 'prefer'];

/**
 * The wishes that a message merely states a preference in: "I am allergic to feathers", "I prefer hard pillows". No task, and
 * no question how many of them to bring.
 */
export function findPreferences(
  { intents, frames, signals, entities }: Understanding,
  { said, conversation }: Turn,
): readonly Intent[] {
  const isAsked = said.endsInQuestionMark;
  if (intents[0]?.name === 'dietary' && !isAsked && deniesDiet(said)) return ['dietary'];
  const dislikes = said.says('dislike');
  // Who hates it refuses it, and tells what they like.
  const refused = dislikes
    ? (frames ?? []).flatMap(({ act, topic }) => (act === 'refuse' && topic !== null ? [topic] : []))
    : [];
  const named = [...new Set<Topic>([...intents.map(({ name }) => name), ...refused])];
  if (!named.includes('pillow_blanket')) return [];
  if (signals.some((signal) => signal === 'order' || signal === 'same' || signal === 'correction')) return [];
  // "No, rather pillows", after towels were asked for, wants pillows.
  const { pending, last } = conversation.dialogue;
  if (intents[0]?.name === 'deny' || ((pending !== null || last !== null) && said.putsInstead)) return [];
  if (entities.some(({ type }) => type === 'count' || type === 'time' || type === 'room')) return [];
  if (said.speaksOf(ASKED) || isAsked) return [];
  const states = said.speaksOf(STATED) || dislikes || said.isNegated;
  return states ? named.filter(isOfPreference) : [];
}

function isOfPreference(topic: Topic): topic is Intent {
  return OF_PREFERENCE.has(topic);
}
