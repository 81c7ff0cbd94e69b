import type { DeniedIntent } from '../../../shared/domain/understanding.ts';
import { fold, isUnspaced } from '../../language/lexicon/fold.ts';
import type { Found } from '../../language/lexicon/found.ts';
import { type Span, toLine } from '../../language/lexicon/phrases.ts';
import type { Reading } from '../../language/lexicon/reading.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { DenialWords } from '../utterance/denied-words.ts';
import { SUPPLIES, TROUBLE_AS, UNDOING, WANTED_AS } from './deniable.ts';

type How = DeniedIntent['how'];

/** A thing or a fault in a clause, and the clause's statement about it. */
export interface NamedThing {
  concept: Concept;
  how: How | 'wanted';
  /** The thing is only mentioned, so a refusal in another clause still holds: "No taxi, we have ordered one." */
  isTold?: boolean;
  /** The thing stands before the no: "towels we do not need". */
  isBefore?: boolean;
}

/** The things of one clause and the acts of the clause. */
export interface ReadClause {
  named: NamedThing[];
  /** The clause is a question or names an impossibility, so the clause denies nothing. */
  asks: boolean;
  /** The clause only names things. */
  isBare: boolean;
  /** The things of the clause are only mentioned. */
  isTold: boolean;
  /** The clause refuses something. */
  refuses: boolean;
  /** The clause counts its thing and says that there is enough of it. */
  isEnough: boolean;
  /** "No more": a no without a thing. */
  saysWithout: boolean;
  /** The clause also asks for something else. */
  asksBeside: boolean;
}

/** The context of a clause. */
export interface Around {
  /** The sentence of the clause ends in a question mark. */
  isAsking: boolean;
  /** The message ends in "neither". */
  isTail: boolean;
  /** The message has a thank-you, which a guest who lacks something would not write. */
  isPolite: boolean;
  /** The clause has a count, a time or a day, so its thing is wanted. */
  isCounted: boolean;
  /** Function words. */
  empty: ReadonlySet<string>;
}

/** Concepts that ask for something else. */
const ASKS_BESIDE: readonly Concept[] = [
  'when',
  'where',
  'how',
  'price',
  'hours',
  'have',
  'may',
  'recommend',
  'included',
];
/** Concepts that make "no towels" a wish instead of a report. */
const WISHES: readonly Concept[] = ['please', 'thanks', 'want', 'bring', 'date', 'never_mind', 'order', 'call', 'book'];
/** Concepts that ask for the named thing. */
const DEMANDS: readonly Concept[] = ['please', 'want', 'bring', 'order', 'book', 'missing', 'broken', 'extra'];
/** `DEMANDS` and weaker concepts of asking. A thank-you has none of them: "thank you for the welcome drink". */
const ASKS_FOR: readonly Concept[] = [...DEMANDS, 'may', 'when'];
/** The concepts of `ASKS_FOR` that may also report a past order. */
const ORDERED: ReadonlySet<Concept> = new Set<Concept>(['order', 'book']);
/** Things that guests bring and still want help with. */
const OWN_ALWAYS: ReadonlySet<Concept> = new Set<Concept>(['luggage', 'invoice', 'human', 'cancel', 'change']);

/** Reads the things in a clause, and whether the clause refuses, mentions or orders them. */
export function readClause(clause: Clause, words: DenialWords, around: Around): ReadClause {
  const { reading, line } = clause;
  const { concepts, unknown } = reading;
  const { isAsking, isCounted } = around;
  const asks = isAsking || words.asks(line);
  const unwanted = words.findUnwanted(line);
  const enoughWords = words.findProvided(line);
  const isThanking = !isAsking && concepts.has('thanks') && !DEMANDS.some((concept) => concepts.has(concept));
  const isAskedFor =
    isAsking || (!isThanking && asksOutside(clause, [...unwanted, ...enoughWords], words.isDone(line)));
  const enoughSpans = isAskedFor ? [] : enoughWords;
  const namedThings = asks ? listNamed(reading) : readThings(clause, words, around, isCounted ? [] : enoughSpans);
  const isBare = namedThings.length > 0 && concepts.size === namedThings.length && unknown.length === 0;
  return {
    named: namedThings,
    asks,
    isBare,
    isTold: !isBare && !isAskedFor && !isCounted && !asks,
    refuses: !asks && (unwanted.length > 0 || enoughSpans.length > 0),
    isEnough: isCounted && enoughSpans.length > 0,
    saysWithout: !asks && words.findWithout(line).length > 0,
    asksBeside:
      isAsking || (enoughSpans.length === 0 && !isThanking && ASKS_BESIDE.some((concept) => concepts.has(concept))),
  };
}

/** A clause as one line of words, and a function that converts positions into letters. */
export interface Clause {
  reading: Reading;
  line: string;
  placeOf: (found: Span) => Span;
}

/** Joins a text's words into a clause. */
export function toClause(reading: Reading, text: string, code: string): Clause {
  if (isUnspaced(code)) return { reading, line: fold(text), placeOf: (found) => found };
  const starts = [1];
  for (const word of reading.words) starts.push((starts.at(-1) ?? 0) + word.length + 1);
  const at = (index: number) => starts[index] ?? 0;
  return {
    reading,
    line: toLine(reading.words),
    placeOf: ({ start, end }) => ({ start: at(start), end: at(end) - 1 }),
  };
}

function listNamed({ found }: Reading): NamedThing[] {
  return found.flatMap(({ concept }): NamedThing[] =>
    WANTED_AS[concept] === undefined && TROUBLE_AS[concept] === undefined ? [] : [{ concept, how: 'wanted' }],
  );
}

function readThings(
  { reading, line, placeOf }: Clause,
  words: DenialWords,
  { isTail, isPolite, empty }: Around,
  enoughSpans: readonly Span[],
): NamedThing[] {
  const { found, concepts } = reading;
  if (PREFERENCES.some((concept) => concepts.has(concept))) return listNamed(reading);
  const things = dropRepeats(found)
    .filter(({ concept }) => WANTED_AS[concept] !== undefined)
    .filter((one, _, all) => !UNDOING.has(one.concept) || !all.some((other) => isPartOfThing(one, other)))
    .map((one) => ({ ...one, ...placeOf(one) }));
  const howByThing = new Map<(typeof things)[number], How>();
  const namedBefore = new Set<(typeof things)[number]>();
  const asides = found.filter(({ concept }) => concept === 'never_mind').map(placeOf);
  for (const no of [...words.findUnwanted(line), ...asides, ...enoughSpans]) {
    // "Cancel that" is a wish to cancel, not a refusal of cancelling.
    const affected = things.filter(({ concept }) => {
      if (asides.includes(no)) return !UNDOING.has(concept);
      return !enoughSpans.includes(no) || !OWN_ALWAYS.has(concept);
    });
    const ahead = affected.filter(({ end }) => end > no.start);
    const behind = affected.filter(({ start }) => start < no.end);
    const [near, far] = words.isVerbFinal ? [behind, ahead] : [ahead, behind];
    for (const thing of near.length > 0 ? near : far) {
      howByThing.set(thing, 'refused');
      if (thing.start < no.start) namedBefore.add(thing);
    }
  }
  const undoing = things.filter(({ concept }) => UNDOING.has(concept));
  if (undoing.some((thing) => howByThing.has(thing))) {
    for (const thing of things) howByThing.set(thing, UNDOING.has(thing.concept) ? 'refused' : 'kept');
  } else if (undoing.some(({ concept }) => concept === 'cancel')) {
    for (const thing of things)
      if (!UNDOING.has(thing.concept) && !howByThing.has(thing)) howByThing.set(thing, 'where_arranged');
  }
  const isLack = words.speaksOfLack(line);
  const isWish = isPolite || WISHES.some((concept) => concepts.has(concept));
  for (const no of isLack ? [] : words.findWithout(line)) {
    const thing = things.find(({ start }) => start === no.end + 1);
    if (thing === undefined || howByThing.has(thing) || UNDOING.has(thing.concept)) continue;
    const isSupply = WANTED_AS[thing.concept]?.some((intent) => SUPPLIES.has(intent)) === true;
    howByThing.set(thing, isSupply && !isWish ? 'where_arranged' : 'refused');
  }
  const last = things.at(-1);
  if (isTail && last !== undefined && !howByThing.has(last)) howByThing.set(last, 'where_arranged');
  const isRepaired = words.isRepaired(line) && !MENDING_WANTED.some((concept) => concepts.has(concept));
  const troubles = dropRepeats(found.filter(({ concept }) => TROUBLE_AS[concept] !== undefined));
  const isDeniedTrouble = (one: Found) => words.isDenied(line, placeOf(one), empty);
  return [
    ...things.map(
      (thing): NamedThing => ({
        concept: thing.concept,
        how: howByThing.get(thing) ?? (isRepaired && thing.concept === 'repair' ? 'refused' : 'wanted'),
        isBefore: namedBefore.has(thing),
      }),
    ),
    ...troubles.map(
      (one): NamedThing => ({
        concept: one.concept,
        // "Not noisy anymore": the last word alone would read as being tired of it.
        how:
          isRepaired || isDeniedTrouble(one) || troubles.some((it) => it.end === one.start && isDeniedTrouble(it))
            ? 'refused'
            : 'wanted',
      }),
    ),
    ...(isRepaired ? [{ concept: 'repair', how: 'refused' } as const] : []),
  ];
}

/** Concepts of preferences: "no feather pillow" states one. */
const PREFERENCES: readonly Concept[] = ['pillow_kind', 'prefer', 'diet'];

/** Whether a clause asks for something apart from its words of refusal, and does not only report an order. */
function asksOutside({ reading, placeOf }: Clause, denials: readonly Span[], isDone: boolean): boolean {
  return reading.found.some((one) => {
    const { start, end } = placeOf(one);
    const asks = ASKS_FOR.includes(one.concept) && !(isDone && ORDERED.has(one.concept));
    return asks && !denials.some((no) => no.start < end && start < no.end);
  });
}

/** Drops repeated finds in the same place. */
function dropRepeats(found: readonly Found[]): Found[] {
  return found.filter(
    (one, index) =>
      found.findIndex(
        ({ concept, start, end }) => concept === one.concept && start === one.start && end === one.end,
      ) === index,
  );
}

/** Whether a word of cancelling is part of a thing's word, as in Hungarian "towel". */
function isPartOfThing(act: Found, thing: Found): boolean {
  return !UNDOING.has(thing.concept) && thing.start <= act.start && act.end <= thing.end;
}

/** Concepts of a guest who still asks for the repair. */
const MENDING_WANTED: readonly Concept[] = ['please', 'want', 'may', 'when', 'bring', 'waiting', 'missing'];
