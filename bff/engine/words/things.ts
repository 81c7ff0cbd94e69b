import type { Intent } from '../../../shared/domain/intents.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { INTENT_RULES } from '../../language/reading/intent-rules.ts';

const NAMED_BY = new Map<Intent, Set<Concept>>();
for (const { intent, all } of INTENT_RULES) {
  if (all.length !== 1) continue;
  for (const concept of all.flat()) NAMED_BY.set(intent, (NAMED_BY.get(intent) ?? new Set()).add(concept));
}

/** Returns the concepts that alone give an intent: its things, such as pillows and blankets. */
export function conceptsOf(intent: Intent): ReadonlySet<Concept> {
  return NAMED_BY.get(intent) ?? NOTHING;
}

/** Intents for rides: guests may call a transfer a taxi. */
export const RIDES: readonly Intent[] = ['taxi', 'airport_transfer'];

/** Whether the intent is a ride. */
export function isRide(intent: string): boolean {
  return RIDES.some((ride) => ride === intent);
}

const NOTHING: ReadonlySet<Concept> = new Set();
/** Things that may be out of order. */
export const FAULTY: ReadonlySet<Concept> = new Set<Concept>([
  'door',
  'key',
  'shower',
  'toilet',
  'sink',
  'jacuzzi',
  'water',
  'light',
  'power',
  'tv',
  'telephone',
  'air_conditioning',
  'heating',
  'minibar',
  'fridge',
  'kettle',
  'iron',
  'hairdryer',
  'safe',
  'balcony',
  'kitchen',
  'wifi',
  'bed',
]);
