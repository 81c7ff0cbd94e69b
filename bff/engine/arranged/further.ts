import type { Intent } from '../../../shared/domain/intents.ts';
import type { Understanding } from '../../../shared/domain/understanding.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { Dialogue } from '../types.ts';
import type { Turn } from '../utterance/turn.ts';
import { listArranged } from '../wishes/arranged.ts';
import { isArrival } from '../wishes/arrival.ts';
import { WORK } from '../wishes/work-table.ts';
import { ASKING_FOR } from '../words/beside.ts';
import { SMALL_TALK } from '../words/small-talk.ts';

/** Concepts that name nothing in addition to a room, a day or a time. */
const BESIDE_DETAIL: ReadonlySet<Concept> = new Set<Concept>([
  ...ASKING_FOR,
  'room',
  'person',
  'child',
  'date',
  'please',
  'morning',
  'same',
  'late',
  'early',
  'ok',
  'yes',
  'extra',
]);
/** Intents that such a message resembles. */
const LOOKS_LIKE: ReadonlySet<Intent> = new Set<Intent>([
  ...SMALL_TALK,
  'room_types',
  'booking_create',
  'booking_change',
  'opening_hours',
  'price_availability',
  'check_in_time',
  'late_check_out',
  'early_check_in',
  'repeat',
]);
const UNKNOWN_MAX = 1;

/** Reads "and my wife in 205 at 8" or "also room 206" as one more of the last thing arranged, which stays as it is. */
export function readFurther(understanding: Understanding, dialogue: Dialogue, { utterance }: Turn): Understanding {
  const { entities, intents, signals } = understanding;
  const [last] = listArranged(dialogue);
  if (dialogue.pending !== null || last === undefined || last.offerId !== undefined || isArrival(last))
    return understanding;
  const request = WORK[last.intent];
  if (request === undefined || request.stay === true) return understanding;
  const details = entities.filter(({ type }) => type === 'room' || type === 'date' || type === 'time');
  if (details.length === 0 || details.every(({ type, value }) => last[type as 'room' | 'date' | 'time'] === value))
    return understanding;
  if (intents.some(({ name }) => !LOOKS_LIKE.has(name)) || signals.includes('never_mind')) return understanding;
  if (!utterance.says('and_first') && !utterance.says('also')) return understanding;
  if (!utterance.beside(entities).speaksOnlyOf(BESIDE_DETAIL, UNKNOWN_MAX)) return understanding;
  return {
    ...understanding,
    intents: [],
    entities: entities.map(({ of: _, ...bare }) => bare),
    signals: [...signals.filter((signal) => !REPLACED.has(signal)), 'same'],
  };
}

const REPLACED: ReadonlySet<string> = new Set(['correction', 'follow_up', 'same', 'arrival_time']);
