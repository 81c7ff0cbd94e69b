import type { DeniedIntent } from '../../../shared/domain/understanding.ts';
import { fold, isUnspaced } from '../../language/lexicon/fold.ts';
import type { Found } from '../../language/lexicon/found.ts';
import { type Span, toLine } from '../../language/lexicon/phrases.ts';
import type { Reading } from '../../language/lexicon/reading.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { DenialWords } from '../utterance/denied-words.ts';
import { SUPPLIES, TROUBLE_AS, UNDOING, WANTED_AS } from './deniable.ts';

type How = DeniedIntent['how'];

/** A thing or trouble that a clause names, and what it says of it. */
export interface Named {
  concept: Concept;
  how: How | 'wanted';
  /** Is it only told of, so that no wish stands against what another clause refuses? "No taxi, we have ordered one." */
  isTold?: boolean;
  /** Does it stand before the no, as in "towels we do not need"? */
  isBefore?: boolean;
}

/** What one clause says by itself. */
export interface ReadClause {
  named: Named[];
  /** Does it ask, or tell what one cannot do? Then it denies nothing. */
  asks: boolean;
  /** Does it name things and say nothing of them? */
  isBare: boolean;
  /** Are its things only told of? */
  isTold: boolean;
  /** Does it refuse, whatever it is that is refused? */
  refuses: boolean;
  /** Is what it names said to be enough, and counted? */
  isEnough: boolean;
  /** "No more": a no that names nothing. */
  saysWithout: boolean;
  /** Does it ask for something besides? */
  asksBeside: boolean;
}

/** What is known of a clause beside its own words. */
export interface Around {
  /** Does a question mark end its sentence? */
  isAsking: boolean;
  /** Does "neither" end the message? */
  isTail: boolean;
  /** A thank-you stood around the message: who lacks something gives none. */
  isPolite: boolean;
  /** Does a count, an hour or a day stand in it? What is counted or put off is wanted. */
  isCounted: boolean;
  /** Words of grammar. */
  empty: ReadonlySet<string>;
}

/** By these a message asks for something besides. */
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
/** Beside a "no towels" these tell that it is a wish and no report. */
const WISHES: readonly Concept[] = ['please', 'thanks', 'want', 'bring', 'date', 'never_mind', 'order', 'call', 'book'];
/** By these a clause asks for what it names. */
const DEMANDS: readonly Concept[] = ['please', 'want', 'bring', 'order', 'book', 'missing', 'broken', 'extra'];
/** … which a thank-you for it does not: "thank you for the welcome drink". */
const ASKS_FOR: readonly Concept[] = [...DEMANDS, 'may', 'when'];
/** … and by these it tells as well what was done. */
const ORDERED: ReadonlySet<Concept> = new Set<Concept>(['order', 'book']);
/** Who has brought their own of these is glad of help with it. */
const OWN_ALWAYS: ReadonlySet<Concept> = new Set<Concept>(['luggage', 'invoice', 'human', 'cancel', 'change']);

/** Reads what one clause names, and whether it refuses, tells of or asks for it. */
export function readClause(clause: Clause, words: DenialWords, around: Around): ReadClause {
  const { reading, line } = clause;
  const { concepts, unknown } = reading;
  const { isAsking, isCounted } = around;
  const asks = isAsking || words.asks(line);
  const unwanted = words.findUnwanted(line);
  const enough = words.findProvided(line);
  const isThanking = !isAsking && concepts.has('thanks') && !DEMANDS.some((concept) => concepts.has(concept));
  const isAskedFor = isAsking || (!isThanking && asksOutside(clause, [...unwanted, ...enough], words.isDone(line)));
  const provided = isAskedFor ? [] : enough;
  const named = asks ? listNamed(reading) : readThings(clause, words, around, isCounted ? [] : provided);
  const isBare = named.length > 0 && concepts.size === named.length && unknown.length === 0;
  return {
    named,
    asks,
    isBare,
    isTold: !isBare && !isAskedFor && !isCounted && !asks,
    refuses: !asks && (unwanted.length > 0 || provided.length > 0),
    isEnough: isCounted && provided.length > 0,
    saysWithout: !asks && words.findWithout(line).length > 0,
    asksBeside:
      isAsking || (provided.length === 0 && !isThanking && ASKS_BESIDE.some((concept) => concepts.has(concept))),
  };
}

/** A clause with its words in one line, and where what was found stands, letter by letter. */
export interface Clause {
  reading: Reading;
  line: string;
  placeOf: (found: Span) => Span;
}

/** A text's words in one line. */
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

function listNamed({ found }: Reading): Named[] {
  return found.flatMap(({ concept }): Named[] =>
    WANTED_AS[concept] === undefined && TROUBLE_AS[concept] === undefined ? [] : [{ concept, how: 'wanted' }],
  );
}

function readThings(
  { reading, line, placeOf }: Clause,
  words: DenialWords,
  { isTail, isPolite, empty }: Around,
  provided: readonly Span[],
): Named[] {
  const { found, concepts } = reading;
  if (TASTES.some((concept) => concepts.has(concept))) return listNamed(reading);
  const things = dropDoubles(found)
    .filter(({ concept }) => WANTED_AS[concept] !== undefined)
    .filter((one, _, all) => !UNDOING.has(one.concept) || !all.some((other) => isSpokenIn(one, other)))
    .map((one) => ({ ...one, ...placeOf(one) }));
  const hows = new Map<(typeof things)[number], How>();
  const before = new Set<(typeof things)[number]>();
  const asides = found.filter(({ concept }) => concept === 'never_mind').map(placeOf);
  for (const no of [...words.findUnwanted(line), ...asides, ...provided]) {
    // "Cancel that" cancels, and never mind the cancelling is not said by it.
    const about = things.filter(({ concept }) => {
      if (asides.includes(no)) return !UNDOING.has(concept);
      return !provided.includes(no) || !OWN_ALWAYS.has(concept);
    });
    const ahead = about.filter(({ end }) => end > no.start);
    const behind = about.filter(({ start }) => start < no.end);
    const [near, far] = words.isVerbFinal ? [behind, ahead] : [ahead, behind];
    for (const thing of near.length > 0 ? near : far) {
      hows.set(thing, 'refused');
      if (thing.start < no.start) before.add(thing);
    }
  }
  const undone = things.filter(({ concept }) => UNDOING.has(concept));
  if (undone.some((thing) => hows.has(thing))) {
    for (const thing of things) hows.set(thing, UNDOING.has(thing.concept) ? 'refused' : 'kept');
  } else if (undone.some(({ concept }) => concept === 'cancel')) {
    for (const thing of things) if (!UNDOING.has(thing.concept) && !hows.has(thing)) hows.set(thing, 'where_arranged');
  }
  const isLack = words.speaksOfLack(line);
  const isWish = isPolite || WISHES.some((concept) => concepts.has(concept));
  for (const no of isLack ? [] : words.findWithout(line)) {
    const thing = things.find(({ start }) => start === no.end + 1);
    if (thing === undefined || hows.has(thing) || UNDOING.has(thing.concept)) continue;
    const isSupply = WANTED_AS[thing.concept]?.some((intent) => SUPPLIES.has(intent)) === true;
    hows.set(thing, isSupply && !isWish ? 'where_arranged' : 'refused');
  }
  const last = things.at(-1);
  if (isTail && last !== undefined && !hows.has(last)) hows.set(last, 'where_arranged');
  const isMended = words.isMended(line) && !MENDING_WANTED.some((concept) => concepts.has(concept));
  const troubles = dropDoubles(found.filter(({ concept }) => TROUBLE_AS[concept] !== undefined));
  const isOver = (one: Found) => words.isDenied(line, placeOf(one), empty);
  return [
    ...things.map(
      (thing): Named => ({
        concept: thing.concept,
        how: hows.get(thing) ?? (isMended && thing.concept === 'repair' ? 'refused' : 'wanted'),
        isBefore: before.has(thing),
      }),
    ),
    ...troubles.map(
      (one): Named => ({
        concept: one.concept,
        // "Not noisy anymore": the last word alone would be tired of it.
        how:
          isMended || isOver(one) || troubles.some((it) => it.end === one.start && isOver(it)) ? 'refused' : 'wanted',
      }),
    ),
    ...(isMended ? [{ concept: 'repair', how: 'refused' } as const] : []),
  ];
}

/** Who wants no feather pillow states a preference. */
const TASTES: readonly Concept[] = ['pillow_kind', 'prefer', 'diet'];

/** Does a clause ask for something apart from the words by which it refuses, and tell of nothing ordered already? */
function asksOutside({ reading, placeOf }: Clause, denials: readonly Span[], isDone: boolean): boolean {
  return reading.found.some((one) => {
    const { start, end } = placeOf(one);
    const asks = ASKS_FOR.includes(one.concept) && !(isDone && ORDERED.has(one.concept));
    return asks && !denials.some((no) => no.start < end && start < no.end);
  });
}

/** What several entries of a list find in one place is one thing. */
function dropDoubles(found: readonly Found[]): Found[] {
  return found.filter(
    (one, index) =>
      found.findIndex(
        ({ concept, start, end }) => concept === one.concept && start === one.start && end === one.end,
      ) === index,
  );
}

/** The Hungarian for a towel begins like the word for cancelling. */
function isSpokenIn(act: Found, thing: Found): boolean {
  return !UNDOING.has(thing.concept) && thing.start <= act.start && act.end <= thing.end;
}

/** Who asks for the repair has not been told that it is done. */
const MENDING_WANTED: readonly Concept[] = ['please', 'want', 'may', 'when', 'bring', 'waiting', 'missing'];
