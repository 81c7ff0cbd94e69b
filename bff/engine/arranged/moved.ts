import type { Intent } from '../../../shared/domain/intents.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { Dialogue } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import { listArranged } from '../wishes/arranged.ts';
import { SMALL_TALK } from '../words/small-talk.ts';

/** Intents that a word for moving resembles. */
const LOOKS_LIKE: ReadonlySet<Intent> = new Set<Intent>([
  ...SMALL_TALK,
  'booking_change',
  'booking_create',
  'room_change',
  'repeat',
  'price_availability',
  'opening_hours',
]);

/** Concepts of other things that are moved: a stay, a guest, a room. */
const OTHERS: readonly Concept[] = ['booking', 'arrive', 'check_in', 'check_out', 'room', 'room_change', 'stay'];

/** Reads "move it to Sunday" as a new day or hour for what was arranged, not as a second wish. */
export function readMoved(understanding: Understanding, dialogue: Dialogue, { utterance }: Turn): Understanding {
  const { intents, entities, signals } = understanding;
  const arranged = listArranged(dialogue);
  const hasTime = entities.some(({ type }) => type === 'date' || type === 'time');
  if (dialogue.pending !== null || arranged.length === 0 || !hasTime || signals.includes('own_stay'))
    return understanding;
  if (!utterance.says('move') || utterance.speaksOf(OTHERS)) return understanding;
  const arrangedIntents = intents.filter(({ name }) => arranged.some(({ intent }) => intent === name));
  if (arrangedIntents.length === 0 && intents.some(({ name }) => !LOOKS_LIKE.has(name))) return understanding;
  return {
    ...understanding,
    intents: arrangedIntents,
    entities: entities.map(({ of: _, ...bare }) => bare),
    signals: [...signals.filter((signal) => signal !== 'same' && signal !== 'follow_up'), 'correction'],
  };
}
