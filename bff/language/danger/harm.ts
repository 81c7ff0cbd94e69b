import { endsInQuestionMark } from '../lexicon/question-mark.ts';
import type { Reading } from '../lexicon/reading.ts';
import type { Language } from '../lexicon/registry.ts';
import { type Concept, EMERGENCY_CONCEPTS, type Thing } from '../pack/concepts.ts';
import { type HarmFound, type HarmIndex, indexHarm, type Role } from './harm-index.ts';
import { callsForRescue } from './rescue.ts';

/** Things that fall: named between a person and "fell", it is the thing that fell and not the person. */
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
/** Furniture whose parts are named like parts of a body: the head of a shower, the foot of a bed. */
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
/** In reports about a window, "hand" is a measure of its opening and no part of a body. */
const OPENING: Thing = 'window';
const EMERGENCIES: ReadonlySet<Concept> = new Set<Concept>(Object.values(EMERGENCY_CONCEPTS).flat());
const indexes = new WeakMap<Language, HarmIndex>();

/**
 * Adds the danger that a text reports through a person and what happened to them: a person or part of the body beside a
 * fall, a cut, a blow or a silence. Damage to things, small injuries and harmless phrases add nothing.
 */
export function addHarm(text: string, reading: Reading, language: Language): Reading {
  for (const concept of reading.concepts) if (EMERGENCIES.has(concept)) return reading;
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
  const harm = index.find(text, reading.found);
  if (harm === null) return null;
  return judgeHarm(harm, text, reading, index.wordLength);
}

interface Distance {
  /** The largest distance in words, if the person is named before the act and if behind it. */
  before: number;
  behind: number;
  /** Concepts that may not stand between the two. */
  notBetween?: ReadonlySet<Concept>;
}

/** Decides which emergency the words of harm amount to. `wordLength` converts distances in words into positions. */
function judgeHarm(harm: HarmFound, text: string, reading: Reading, wordLength: number): Concept | null {
  const withRoles = (...roles: Role[]) => harm.spans.filter(({ role }) => roles.includes(role));
  const hasThing = (start: number, end: number, kinds: ReadonlySet<Concept>) =>
    reading.found.some((one) => kinds.has(one.concept) && one.start < end && one.end > start) ||
    withRoles('things').some((one) => one.start < end && one.end > start);
  const areNear = (subjects: Role[], acts: Role[], { before, behind, notBetween }: Distance) =>
    withRoles(...acts).some((act) =>
      withRoles(...subjects).some((one) => {
        const [start, end] = one.start < act.start ? [one.end, act.start] : [act.end, one.start];
        const isFirst = one.start < act.start;
        if (end - start > (isFirst ? before : behind) * wordLength) return false;
        if (harm.isParted(start, end, isFirst)) return false;
        if (notBetween === undefined) return true;
        // "Hp saya jatuh" (my phone fell): where one word means "I" and "my", a thing before it is what fell.
        if (one.role === 'self' && isFirst && hasThing(one.start - 2 * wordLength, one.start, notBetween)) return false;
        return start >= end || !hasThing(start, end, notBetween);
      }),
    );
  const isSevere = withRoles('mild').length === 0;
  const isThingFalling = withRoles('falls').some(({ end }) => hasThing(end, end + 2 * wordLength, THINGS));
  const isThingHurt = withRoles('hurts').some(({ end }) => hasThing(end, end + 2 * wordLength, FURNISHINGS));
  if (isSevere && withRoles('harmed').length > 0) return 'bleeding';
  if (isSevere && !isThingFalling && areNear(['who', 'self'], ['falls'], { before: 7, behind: 0, notBetween: THINGS }))
    return 'bleeding';
  if (isSevere && areNear(['who', 'body'], ['falls'], { before: 0, behind: 3 })) return 'bleeding';
  if (isSevere && areNear(['body'], ['hurts'], { before: 4, behind: 4 })) return 'bleeding';
  if (isSevere && !isThingHurt && areNear(['reflex'], ['hurts'], { before: 5, behind: 3 })) return 'bleeding';
  if (isSevere && !isThingHurt && areNear(['who'], ['hurts'], { before: 4, behind: 2, notBetween: THINGS }))
    return 'bleeding';
  // "The window opens no more than a hand, is that broken?" measures a window and reports no injury.
  const isOfPerson = withRoles('falls', 'hurts', 'reflex').length > 0;
  const isMeasured = (start: number) =>
    !isOfPerson &&
    endsInQuestionMark(text) &&
    !withRoles('who', 'self').some(({ end }) => end <= start) &&
    reading.foundThings.some(({ concept, end }) => concept === OPENING && end <= start);
  const bodyParts = withRoles('body').filter(
    ({ start }) => !hasThing(start - wordLength, start, FURNISHINGS) && !isMeasured(start),
  );
  if (
    isSevere &&
    bodyParts.length > 0 &&
    areNear(['body'], ['breaks'], { before: 4, behind: 4, notBetween: FURNISHINGS })
  )
    return 'bleeding';
  if (areNear(['me'], ['hits'], { before: 3, behind: 2 })) return 'violence';
  if (withRoles('who').length > 1 && areNear(['who'], ['hits'], { before: 3, behind: 3 })) return 'violence';
  if (withRoles('self').length > 0 && areNear(['who'], ['hits'], { before: 0, behind: 3 })) return 'violence';
  // "I can't get up early" asks for a wake-up call.
  if (reading.concepts.has('wake_up') || reading.concepts.has('early')) return null;
  if (areNear(['who', 'self'], ['silent'], { before: 5, behind: 3, notBetween: THINGS })) return 'unconscious';
  return null;
}
