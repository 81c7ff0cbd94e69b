import { endsInQuestionMark } from '../lexicon/question-mark.ts';
import type { Reading } from '../lexicon/reading.ts';
import type { Language } from '../lexicon/registry.ts';
import { type Concept, EMERGENCY_CONCEPTS, type Thing } from '../pack/concepts.ts';
import { type HarmIndex, indexHarm, type Role, type Told } from './harm-index.ts';
import { callsForRescue } from './rescue.ts';

/** Things by the house's own names: between a person and "fell" they are what fell. */
const THINGS: ReadonlySet<Concept> = new Set<Concept>([
  'tv',
  'telephone',
  'key',
  'light',
  'power',
  'air_conditioning',
  'heating',
  'minibar',
  'fridge',
  'kettle',
  'iron',
  'hairdryer',
  'safe',
  'equipment',
  'dish',
  'menu',
  'drink',
  'clothes',
  'towel',
  'bed_linen',
  'toiletry',
  'pillow',
  'blanket',
  'hanger',
  'luggage',
  'belonging',
  'card',
  'cash',
  'price',
  'wifi',
  'document',
  'toilet_paper',
]);
/** Where a person falls; a part of one is no part of a body: the head of a shower, the foot of a bed. */
const FURNISHINGS: ReadonlySet<Concept> = new Set<Concept>([
  ...THINGS,
  'shower',
  'sink',
  'toilet',
  'bed',
  'table',
  'door',
  'jacuzzi',
  'noise',
  'celebrate',
]);
/** How far it opens is measured in hands. */
const OPENING: Thing = 'window';
const GRAVE: ReadonlySet<Concept> = new Set<Concept>(Object.values(EMERGENCY_CONCEPTS).flat());
const indexes = new WeakMap<Language, HarmIndex>();

/**
 * Adds to a reading the danger that is told by who and what befalls them: a person or a part of a body beside a fall, a cut,
 * a blow or a silence. What things suffer, what is small, and what a harmless phrase holds adds nothing.
 */
export function addHarm(text: string, reading: Reading, language: Language): Reading {
  for (const concept of reading.concepts) if (GRAVE.has(concept)) return reading;
  const harm = callsForRescue(reading) ? 'ambulance' : findHarm(text, reading, language);
  if (harm === null) return reading;
  return { ...reading, concepts: new Set([...reading.concepts, harm]) };
}

function findHarm(text: string, reading: Reading, language: Language): Concept | null {
  let index = indexes.get(language);
  if (index === undefined) {
    index = indexHarm(language.pack.safety.harm, language);
    indexes.set(language, index);
  }
  const told = index.find(text, reading.found);
  if (told === null) return null;
  return judge(told, text, reading, index.reach);
}

interface Near {
  /** How far apart at most, with the person first and with the person behind. */
  before: number;
  behind: number;
  /** What may not stand between. */
  apart?: ReadonlySet<Concept>;
}

/** `reach`: how much one word of distance is, in words or in letters. */
function judge(told: Told, text: string, reading: Reading, reach: number): Concept | null {
  const of = (...roles: Role[]) => told.spans.filter(({ role }) => roles.includes(role));
  const isThing = (start: number, end: number, kinds: ReadonlySet<Concept>) =>
    reading.found.some((one) => kinds.has(one.concept) && one.start < end && one.end > start) ||
    of('things').some((one) => one.start < end && one.end > start);
  const stand = (subjects: Role[], acts: Role[], { before, behind, apart }: Near) =>
    of(...acts).some((act) =>
      of(...subjects).some((one) => {
        const [start, end] = one.start < act.start ? [one.end, act.start] : [act.end, one.start];
        const isFirst = one.start < act.start;
        if (end - start > (isFirst ? before : behind) * reach) return false;
        if (told.isParted(start, end, isFirst)) return false;
        if (apart === undefined) return true;
        // "Hp saya jatuh": where "I" is also "my", what stands before it is what fell.
        if (one.role === 'self' && isFirst && isThing(one.start - 2 * reach, one.start, apart)) return false;
        return start >= end || !isThing(start, end, apart);
      }),
    );
  const isGrave = of('mild').length === 0;
  const slips = of('falls').some(({ end }) => isThing(end, end + 2 * reach, THINGS));
  const objects = of('hurts').some(({ end }) => isThing(end, end + 2 * reach, FURNISHINGS));
  if (isGrave && of('harmed').length > 0) return 'bleeding';
  if (isGrave && !slips && stand(['who', 'self'], ['falls'], { before: 7, behind: 0, apart: THINGS }))
    return 'bleeding';
  if (isGrave && stand(['who', 'body'], ['falls'], { before: 0, behind: 3 })) return 'bleeding';
  if (isGrave && stand(['body'], ['hurts'], { before: 4, behind: 4 })) return 'bleeding';
  if (isGrave && !objects && stand(['reflex'], ['hurts'], { before: 5, behind: 3 })) return 'bleeding';
  if (isGrave && !objects && stand(['who'], ['hurts'], { before: 4, behind: 2, apart: THINGS })) return 'bleeding';
  // "The window opens no more than a hand, is that broken?": who asks so of a window, and names nobody before it, measured it.
  const isOfPerson = of('falls', 'hurts', 'reflex').length > 0;
  const isMeasured = (start: number) =>
    !isOfPerson &&
    endsInQuestionMark(text) &&
    !of('who', 'self').some(({ end }) => end <= start) &&
    reading.foundThings.some(({ concept, end }) => concept === OPENING && end <= start);
  const bones = of('body').filter(({ start }) => !isThing(start - reach, start, FURNISHINGS) && !isMeasured(start));
  if (isGrave && bones.length > 0 && stand(['body'], ['breaks'], { before: 4, behind: 4, apart: FURNISHINGS }))
    return 'bleeding';
  if (stand(['me'], ['hits'], { before: 3, behind: 2 })) return 'violence';
  if (of('who').length > 1 && stand(['who'], ['hits'], { before: 3, behind: 3 })) return 'violence';
  if (of('self').length > 0 && stand(['who'], ['hits'], { before: 0, behind: 3 })) return 'violence';
  // Who cannot get up early wants to be woken.
  if (reading.concepts.has('wake_up') || reading.concepts.has('early')) return null;
  if (stand(['who', 'self'], ['silent'], { before: 5, behind: 3, apart: THINGS })) return 'unconscious';
  return null;
}
