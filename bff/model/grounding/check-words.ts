import { WEEK_DAYS } from '../../../shared/domain/time.ts';
import { type Concept, widerThan } from '../../language/pack/concepts.ts';
import type { Fault } from './check-sentence.ts';
import { type Clause, PLACES, type Thing } from './clauses.ts';
import type { Figure, FoundUnit, Unit } from './units.ts';
import type { FoundWord, WordClass } from './words/find-words.ts';

/** What a house has, lends or serves: none of it may be there that no source names. */
export const OFFERED: ReadonlySet<Thing> = new Set<Concept>([
  ...(['pool', 'jacuzzi', 'gym', 'massage', 'treatment', 'minibar', 'fridge', 'kitchen', 'kettle', 'balcony'] as const),
  ...(['ev_charging', 'lunch', 'dinner', 'breakfast', 'hot', 'heating', 'tv', 'hairdryer', 'iron', 'safe'] as const),
  ...([
    'bicycle',
    'cot',
    'extra_bed',
    'child',
    'pet',
    'accessible',
    'lift',
    'diet',
    'smoke_cigarette',
    'shuttle',
  ] as const),
  ...(['parking', 'laundry', 'spa', 'air_conditioning', 'insect', 'wifi', 'room_service'] as const),
]);
/** Of these it does not matter where they stand: what they widen is the whole sentence. */
const ANYWHERE: ReadonlySet<WordClass> = new Set<WordClass>([
  ...([
    'always',
    'also',
    'only',
    'next_day',
    'foot',
    'boat',
    'electric',
    'whole_stay',
    'each_person',
    'undone',
  ] as const),
]);
/** What is claimed of a thing: where it is denied, nothing is claimed. */
const CLAIMED: ReadonlySet<WordClass> = new Set<WordClass>([
  'insured',
  'guarded',
  'warm',
  'cellar',
  'garden',
  'harbour',
]);
/** As the unit of a price they are held against the source's. */
const UNIT_WORDS: ReadonlySet<WordClass> = new Set<WordClass>(['each_person', 'whole_stay']);
const NEAR: readonly Unit[] = ['meter', 'kilometer', 'minute'];
const DATED = ['days', 'months'] as const;
/** "Every", then at most a short word, then what there is every one of. */
const BESIDE = 14;

/**
 * Does a sentence say more than its sources: of every one, always, guarded, with something they do not name? What widens must
 * be told of the same there. Null: nothing is wrong.
 */
export function checkWords(said: readonly Clause[], sources: readonly Clause[]): Fault | null {
  const named = new Set(
    sources.flatMap(({ things, about, topics }) => [...things, ...about, ...topics, ...topics.flatMap(widerThan)]),
  );
  for (const clause of said) {
    for (const thing of clause.things) if (OFFERED.has(thing) && !named.has(thing)) return 'unsaid';
    if (dropsLimit(clause, said, sources)) return 'unsaid';
    for (const word of clause.words) {
      if (UNIT_WORDS.has(word.is) || (word.is === 'only' && leavesRest(clause, said, sources))) continue;
      if (word.is === 'only' && isMeasured(clause, said, sources)) continue;
      if (clause.isDenied && CLAIMED.has(word.is)) continue; // held against the sources' denials
      if (!holds(word, clause, said, sources) || giftsMore(word, clause, said, sources)) return 'unsaid';
    }
  }
  return null;
}

/**
 * Is something told without the limit that its source tells it with: "all rooms" of all but some, "children may" of children who may
 * only with somebody?
 */
function dropsLimit(clause: Clause, said: readonly Clause[], sources: readonly Clause[]): boolean {
  if (clause.isDenied) return false;
  const whole = said.filter(({ sentence }) => sentence === clause.sentence);
  const isEvery = clause.words.some(({ is }) => is === 'every');
  if (isEvery && !said.some(({ setsApart }) => setsApart)) {
    const every = sources.filter(
      ({ words, about }) => words.some(({ is }) => is === 'every') && sharesThing(clause.about, about),
    );
    const apart = new Set(sources.filter(({ setsApart }) => setsApart).map(({ sentence }) => sentence));
    if (every.some(({ sentence }) => apart.has(sentence))) return true;
  }
  if (clause.things.size === 0 || said.some(({ words, isDenied }) => isDenied || words.some(({ is }) => is === 'only')))
    return false;
  const naming = sources.filter(({ things }) =>
    [...things].some((thing) => !PLACES.has(thing) && clause.things.has(thing)),
  );
  const limited = naming.filter(
    ({ words, things }) => words.some(({ is }) => is === 'only') && sharesOwn(things, naming),
  );
  return limited.some(
    ({ figures }) =>
      figures.length > 0 &&
      !figures.some((figure) =>
        whole.some((one) => one.figures.some((own) => own.kind === figure.kind && own.value === figure.value)),
      ),
  );

  /** Is it named in no other clause? */
  function sharesOwn(things: ReadonlySet<Thing>, all: readonly Clause[]): boolean {
    return [...things].some(
      (thing) => clause.things.has(thing) && all.filter((one) => one.things.has(thing)).length === 1,
    );
  }
}

function sharesThing(some: ReadonlySet<Thing>, others: ReadonlySet<Thing>): boolean {
  return [...some].some((one) => others.has(one));
}

/** "Only those on the top floor; the others have a fan": where both tell the rest apart, the "only" adds nothing. */
function leavesRest(clause: Clause, said: readonly Clause[], sources: readonly Clause[]): boolean {
  if (clause.setsApart || !said.some((one) => one.setsApart)) return false;
  const apart = new Set(sources.filter((one) => one.setsApart).map(({ sentence }) => sentence));
  const near = sources.filter(({ sentence, setsApart }) => apart.has(sentence) && !setsApart);
  return near.some(({ things }) => [...clause.things].some((thing) => things.has(thing)));
}

/** Does a source say it too, and not only of something else than what a clause is about? */
function holds(word: FoundWord, clause: Clause, said: readonly Clause[], sources: readonly Clause[]): boolean {
  const told = readWord(word, clause.units);
  // "18 € every night" is the price's unit; "we can also arrange a transfer for 60 €" adds what the source tells with it.
  if (clause.figures.some(({ units }) => [...units].some((unit) => told === `every ${unit}`))) return true;
  if (
    word.is === 'also' &&
    (clause.figures.some((figure) => figure.value !== 'free' && mentions(figure, clause, sources)) ||
      isOneMore(clause, said, sources))
  )
    return true;
  const saying = sources.filter(({ words, units }) => words.some((other) => readWord(other, units) === told));
  if (saying.length === 0) return false;
  if (ANYWHERE.has(word.is) || told !== word.is) return true;
  // Two clauses of a source may say what is said here in one.
  const sentences = new Set(saying.map(({ sentence }) => sentence));
  const near = sources.filter(({ sentence }) => sentences.has(sentence));
  const ours = [...clause.about].filter((thing) => !PLACES.has(thing));
  const sharesWith = (clauses: readonly Clause[]): boolean =>
    clauses.some((other) => ours.some((thing) => other.about.has(thing)));
  return sharesWith(near) || !sharesWith(sources.filter((source) => !near.includes(source)));
}

/** "There you can also charge it": of what one sentence of a source tells together, and no clause of it excepts or denies. */
function isOneMore(
  { sentence, things, about, isDenied, isStrange }: Clause,
  said: readonly Clause[],
  sources: readonly Clause[],
): boolean {
  const isGift = said.some((one) => one.sentence === sentence && one.figures.some(({ value }) => value === 'free'));
  if (isStrange || isGift) return false;
  const named = things.size > 0 ? things : about;
  const homes = sources.filter((one) => one.isDenied === isDenied && !one.setsApart);
  return (
    [...named].every((thing) => homes.some((one) => one.things.has(thing))) &&
    homes.some(({ sentence: home }) =>
      [...named].every((thing) => homes.some((one) => one.sentence === home && one.about.has(thing))),
    )
  );
}

/** "Only from 16 years on", "only from May to October": what has an end in the source, on these very days, has one with the word as well. */
function isMeasured({ sentence }: Clause, said: readonly Clause[], sources: readonly Clause[]): boolean {
  const whole = said.filter((one) => one.sentence === sentence);
  const named = DATED.filter((kind) => whole.some((one) => narrows(one.whole[kind], kind)));
  const isOfDays = named.every((kind) =>
    whole.every((one) =>
      sources.some(({ calendar, whole: all }) =>
        [calendar, all].some((theirs) => isSame(one.whole[kind], theirs[kind])),
      ),
    ),
  );
  const ending = sources.filter(({ hasEnd, words }) => hasEnd || words.some(({ is }) => is === 'only'));
  // "Only 350 m", "only five minutes" is near, and no limit.
  const isNear = ({ units }: Figure): boolean => NEAR.some((unit) => units.has(unit));
  const isTrue = (figure: Figure): boolean => isTold(figure, isNear(figure) ? sources : ending);
  return isOfDays && (named.length > 0 || whole.some(({ figures }) => figures.some(isTrue)));
}

/** "Every day" narrows nothing. */
function narrows(named: ReadonlySet<number>, kind: (typeof DATED)[number]): boolean {
  return named.size > 0 && !(kind === 'days' && named.size === WEEK_DAYS);
}

function isSame<T>(some: ReadonlySet<T>, others: ReadonlySet<T>): boolean {
  return some.size === others.size && [...some].every((one) => others.has(one));
}

/** Do clauses of a source have this figure? */
function isTold({ kind, value }: Figure, sources: readonly Clause[]): boolean {
  return (
    value !== 'free' &&
    sources.some(({ figures }) => figures.some((other) => other.kind === kind && other.value === value))
  );
}

/** Does a source tell this figure of what the clause names? */
function mentions({ kind, value }: Figure, clause: Clause, sources: readonly Clause[]): boolean {
  return sources.some(
    ({ figures, things }) =>
      figures.some((other) => other.kind === kind && other.value === value) &&
      [...clause.things].some((thing) => things.has(thing)),
  );
}

/** "Every room has a safe and a fridge": is one of them told of every something else? */
function giftsMore(word: FoundWord, clause: Clause, said: readonly Clause[], sources: readonly Clause[]): boolean {
  if (word.is !== 'every' || readWord(word, clause.units) !== 'every') return false;
  const next = said[said.indexOf(clause) + 1];
  const isJoined = next?.sentence === clause.sentence && !next.words.some(({ is }) => is === 'every');
  const given = [...clause.things, ...(isJoined ? next.things : [])];
  return given.some((thing) => {
    if (!OFFERED.has(thing)) return false;
    const widened = sources.filter(({ words, things }) => things.has(thing) && words.some(({ is }) => is === 'every'));
    const others = given.filter((one) => one !== thing);
    return (
      widened.length > 0 && others.length > 0 && !widened.some(({ things }) => others.some((one) => things.has(one)))
    );
  });
}

/** What a word says: "every" of a time is another one than "every" of a thing, and "daily" is "every day". */
function readWord({ is, start, end }: FoundWord, units: readonly FoundUnit[]): string {
  if (is === 'daily') return 'every day';
  if (is !== 'every') return is;
  const times = units.filter(({ is: unit }) => unit !== 'room' && unit !== 'person');
  // "Every 30 minutes"; and as Japanese has it, "30 minutes each".
  const unit =
    times.find((one) => one.start >= end && one.start - end <= BESIDE) ??
    times.find((one) => one.end <= start && start - one.end <= 1);
  return unit === undefined ? is : `every ${unit.is}`;
}
