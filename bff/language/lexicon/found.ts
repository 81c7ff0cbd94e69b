import { type Concept, isFine } from '../pack/concepts.ts';

/** A concept found in a text. `start` and `end` count words, or letters in scripts without spaces. */
export interface Found {
  concept: Concept;
  start: number;
  end: number;
}

/**
 * Concepts for what is done or asked. A longer phrase of these does not hide the things named in it: "see my booking"
 * still names a booking, while "room service" names no room.
 */
export const ACTS: ReadonlySet<Concept> = new Set<Concept>([
  'book',
  'existing',
  'new',
  'confirm',
  'lookup',
  'change',
  'cancel',
  'availability',
  'extend',
  'price',
  'free',
  'included',
  'pay',
  'broken',
  'missing',
  'repair',
  'problem',
  'waiting',
  'wrong_charge',
  'complain',
  'run_out',
  'early',
  'late',
  'ready',
  'arrive',
  'leave_things',
  'lost',
  'found',
  'recommend',
  'near',
  'when',
  'hours',
  'where',
  'how',
  'have',
  'may',
  'bring',
  'want',
  'call',
  'speak',
  'yes',
  'no',
  'ok',
  'thanks',
  'unsure',
  'repeat',
  'feedback',
  'date',
  'stay',
  'extra',
  'person',
  'route',
  'distance',
  'off_topic',
  'disturb',
  'human',
  'same',
  'never_mind',
  'correction',
  'prefer',
  'pillow_kind',
  'high_floor',
]);

/** Filler concepts that hide nothing inside them: "cancel that booking" still cancels. */
const ASIDES: ReadonlySet<Concept> = new Set<Concept>(['same', 'never_mind', 'correction', 'prefer']);

/** The concepts that count inside a phrase of taking back. Others do not: "change my mind" changes nothing else. */
const TAKING_BACK: ReadonlySet<Concept> = new Set<Concept>(['cancel', 'no']);

/** Drops each concept that lies inside a longer phrase of another. */
export function keepLongest(all: readonly Found[]): {
  found: Found[];
  foundThings: Found[];
  concepts: ReadonlySet<Concept>;
  things: ReadonlySet<Concept>;
} {
  const found = all.filter(
    (one) =>
      !all.some(
        (other) =>
          other.start <= one.start &&
          other.end >= one.end &&
          other.end - other.start > one.end - one.start &&
          // "Outdoor pool" still names a pool.
          (!isFine(other.concept) || isFine(one.concept)) &&
          (other.concept === 'never_mind'
            ? !TAKING_BACK.has(one.concept) && !ASIDES.has(one.concept)
            : !ASIDES.has(other.concept) && (!ACTS.has(other.concept) || ACTS.has(one.concept))),
      ),
  );
  const [foundThings, foundConcepts] = [
    found.filter(({ concept }) => isFine(concept)),
    found.filter(({ concept }) => !isFine(concept)),
  ];
  return {
    found: foundConcepts,
    foundThings,
    concepts: new Set(foundConcepts.map(({ concept }) => concept)),
    things: new Set(foundThings.map(({ concept }) => concept)),
  };
}
