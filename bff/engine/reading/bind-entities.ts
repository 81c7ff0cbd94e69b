import type { Intent } from '../../../shared/domain/intents.ts';
import type { Entity } from '../../../shared/domain/understanding.ts';
import type { PlacedEntity } from '../../language/entities/scan.ts';
import { fold, isUnspaced, splitWords } from '../../language/lexicon/fold.ts';
import { ACTS, type Found } from '../../language/lexicon/found.ts';
import { listWords } from '../../language/lexicon/lexicon.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { LanguagePack } from '../../language/pack/pack.ts';
import { INTENT_RULES } from '../../language/reading/intent-rules.ts';
import { conceptsOf } from '../words/things.ts';
import { isTalk } from '../words/topic.ts';

/** What is said of one wish alone: of two wishes only one has it, and of two of these each has its own. */
const ONE_EACH: readonly Entity['type'][] = ['count', 'time'];
/** What is said of all wishes, unless more than one is named. */
const SHARED: readonly Entity['type'][] = ['room', 'date'];
const SENTENCE_END = /[.!?;\n。！？؟；।…]+(?=\s|$|\P{L})/gu;
const CLAUSE_END = /[.!?;\n。！？؟，；、।…]+(?=\s|$|\P{L})|,\s/gu;
/** How much farther away a thing is that stands in another clause. */
const CLAUSE_STEP = 3;
/** Words read before the thing they count come a little nearer than those after it. */
const AFTER_STEP = 0.1;
/** Further than this from everything else, a value is nobody's in particular. */
const UNBOUND_COST = 1_000;
/** So many words, "at" or "around", stand between a day and its hour. */
const MOMENT_GAP = 1;
const BOUND_MAX = 6;
const CHOICES_MAX = 4;

/** All that any of an intent's rules looks for. */
const TOLD_BY = new Map<Intent, Set<Concept>>();
for (const { intent, all } of INTENT_RULES) {
  for (const concept of all.flat()) {
    if (!ACTS.has(concept)) TOLD_BY.set(intent, (TOLD_BY.get(intent) ?? new Set()).add(concept));
  }
}

interface Spot {
  start: number;
  end: number;
}

/** An intent and where the message speaks of it. */
interface Located {
  intent: Intent;
  spots: Spot[];
}

/**
 * Says of each value which wish of its message it belongs to: the count to the thing counted, the time to what happens
 * then. `text` is as the guest wrote it, `found` what its words speak of.
 */
export function bindEntities(
  text: string,
  placed: readonly PlacedEntity[],
  found: readonly Found[],
  intents: readonly Intent[],
  pack: LanguagePack,
): Entity[] {
  const entities = placed.map(({ entity }) => entity);
  const countable = placed.filter(({ entity }) => [...ONE_EACH, ...SHARED].includes(entity.type));
  if (countable.length === 0 || intents.every(isTalk)) return entities;
  const located = locateAll(intents, found);
  if (located.length === 0) return entities;
  const unspaced = isUnspaced(pack.code);
  const indexOf = (place: number) => {
    const before = fold(text.slice(0, place));
    return unspaced ? before.length : splitWords(before).length;
  };
  const breaks = [
    ...[...text.matchAll(CLAUSE_END)].map(({ index }) => indexOf(index)),
    ...findJoiners(text, pack, unspaced),
  ];
  const costOf = ({ start, end }: PlacedEntity, { spots }: Located) => {
    const spot = { start: indexOf(start), end: Math.max(indexOf(end), indexOf(start) + 1) };
    return Math.min(...spots.map((other) => distance(spot, other, breaks)));
  };
  const owners = new Map<Entity, Intent[]>();
  const columns = located.flatMap(({ intent, spots }) => apart(spots).map((spot) => ({ intent, spots: [spot] })));
  for (const type of ONE_EACH) {
    const given = placed.filter(({ entity }) => entity.type === type).slice(0, BOUND_MAX);
    if (given.length === 0 || (located.length === 1 && type !== 'count')) continue;
    const costs = given.map((one) => columns.map((other) => costOf(one, other)));
    for (const [index, column] of matchCheapest(costs).entries()) {
      const [one, owner] = [given[index], columns[column ?? -1]];
      if (one === undefined || owner === undefined) continue;
      // Of the only wish there is, what stands in a clause of its own may as well answer what was asked before.
      if (located.length > 1 || costOf(one, owner) < CLAUSE_STEP) owners.set(one.entity, [owner.intent]);
    }
  }
  /** "At 6:30 tomorrow" is one moment: its day belongs to what its time belongs to. */
  const ownersOfTimeBeside = (date: PlacedEntity): Intent[] =>
    placed.flatMap((one) => {
      if (one.entity.type !== 'time') return [];
      const [first, second] = one.start < date.start ? [one, date] : [date, one];
      const isBeside = indexOf(second.start) - Math.max(indexOf(first.end), indexOf(first.start) + 1) <= MOMENT_GAP;
      return isBeside ? (owners.get(one.entity) ?? []) : [];
    });
  const sentences = [...text.matchAll(SENTENCE_END)].map(({ index }) => indexOf(index));
  const sentenceOf = (place: number) => sentences.filter((end) => end <= place).length;
  for (const type of SHARED) {
    const given = placed.filter(({ entity }) => entity.type === type);
    if (located.length === 1) continue;
    const isOne = new Set(given.map(({ entity }) => String(entity.value))).size < 2;
    for (const one of given) {
      const beside = located.filter(({ spots }) =>
        spots.some(({ start }) => sentenceOf(start) === sentenceOf(indexOf(one.start))),
      );
      const nearest = located.toSorted((a, b) => costOf(one, a) - costOf(one, b)).slice(0, 1);
      // A room is where the guest is; a day said in one sentence is not the other sentences'.
      const timed = type === 'date' ? ownersOfTimeBeside(one) : [];
      const owning = timed.length > 0 ? [] : !isOne ? nearest : type === 'date' && beside.length > 0 ? beside : [];
      if (timed.length > 0) owners.set(one.entity, timed);
      if (owning.length > 0)
        owners.set(
          one.entity,
          owning.map(({ intent }) => intent),
        );
    }
  }
  return entities.map((entity) => {
    const of = owners.get(entity);
    return of === undefined ? entity : { ...entity, of };
  });
}

/** Where a word joins two requests. */
function findJoiners(text: string, { joiners }: LanguagePack, unspaced: boolean): number[] {
  const words = listWords(joiners);
  const folded = fold(text);
  if (unspaced) return words.map((word) => folded.indexOf(word)).filter((place) => place >= 0);
  return splitWords(folded).flatMap((word, index) => (words.includes(word) ? [index] : []));
}

/** Where the message speaks of each intent. A weaker one on the very words of a stronger is its shadow. */
function locateAll(intents: readonly Intent[], found: readonly Found[]): Located[] {
  const located: Located[] = [];
  for (const intent of intents) {
    if (isTalk(intent)) continue;
    const [one] = locate(intent, found);
    const taken = located.flatMap(({ spots }) => spots);
    const isShadow = one?.spots.every((spot) =>
      taken.some((other) => other.start < spot.end && spot.start < other.end),
    );
    if (one !== undefined && isShadow !== true) located.push(one);
  }
  return located;
}

function locate(intent: Intent, found: readonly Found[]): Located[] {
  const named = found.filter(({ concept }) => conceptsOf(intent).has(concept));
  const spots = named.length > 0 ? named : found.filter(({ concept }) => TOLD_BY.get(intent)?.has(concept));
  return spots.length === 0 ? [] : [{ intent, spots }];
}

function distance(one: Spot, other: Spot, breaks: readonly number[]): number {
  const isAfter = one.start >= other.end;
  const [from, to] = isAfter ? [other.end, one.start] : [one.end, other.start];
  const between = breaks.filter((place) => place >= from && place <= to).length;
  return Math.max(0, to - from) + between * CLAUSE_STEP + (isAfter ? AFTER_STEP : 0);
}

/** For each row a column of its own, or null, so that the costs together are the least. A handful of rows at most. */
function matchCheapest(costs: readonly (readonly number[])[]): (number | null)[] {
  const rows = costs.map((line) =>
    [...line.entries()].toSorted(([, one], [, other]) => one - other).slice(0, CHOICES_MAX),
  );
  let best: { total: number; owners: (number | null)[] } = { total: Number.POSITIVE_INFINITY, owners: [] };
  const walk = (row: number, total: number, owners: (number | null)[]) => {
    if (total >= best.total) return;
    const line = rows[row];
    if (line === undefined) {
      best = { total, owners };
      return;
    }
    for (const [column, cost] of line) if (!owners.includes(column)) walk(row + 1, total + cost, [...owners, column]);
    walk(row + 1, total + UNBOUND_COST, [...owners, null]);
  };
  walk(0, 0, []);
  return best.owners;
}

/** Spots that are not the same words twice. */
function apart(spots: readonly Spot[]): Spot[] {
  return spots.filter(
    (one, index) => !spots.slice(0, index).some((other) => other.start < one.end && one.start < other.end),
  );
}
