import type { Intent } from '../../../shared/domain/intents.ts';
import type { Entity } from '../../../shared/domain/understanding.ts';
import type { PlacedEntity } from '../../language/entities/scan.ts';
import { fold, isUnspaced, splitWords } from '../../language/lexicon/fold.ts';
import { ACTS, type Found } from '../../language/lexicon/found.ts';
import { listWords } from '../../language/lexicon/lexicon.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import type { LanguagePack } from '../../language/pack/pack.ts';
import { CLAUSE_END, SENTENCE_END } from '../../language/reading/clause-marks.ts';
import { INTENT_RULES } from '../../language/reading/intent-rules.ts';
import { conceptsOf } from '../words/things.ts';
import { isTalk } from '../words/topic.ts';

/** Values that belong to one wish each. */
const ONE_EACH: readonly Entity['type'][] = ['count', 'time'];
/** Values that hold for all wishes, unless several are named. */
const SHARED: readonly Entity['type'][] = ['room', 'date'];
/** The extra distance of a thing in another clause. */
const CLAUSE_STEP = 3;
/** The extra distance of a value behind the thing: values mostly come before. */
const AFTER_STEP = 0.1;
/** The cost of a value without a thing. A thing at a greater cost is not bound to the value. */
const UNBOUND_COST = 1_000;
/** The most words ("at", "around") between a day and its hour. */
const MOMENT_GAP = 1;
const BOUND_MAX = 6;
const CHOICES_MAX = 4;

/** The concepts of each intent's rules. */
const RULE_CONCEPTS = new Map<Intent, Set<Concept>>();
for (const { intent, all } of INTENT_RULES) {
  for (const concept of all.flat()) {
    if (!ACTS.has(concept)) RULE_CONCEPTS.set(intent, (RULE_CONCEPTS.get(intent) ?? new Set()).add(concept));
  }
}

interface Range {
  start: number;
  end: number;
}

/** An intent and the positions that name it. */
interface Located {
  intent: Intent;
  spots: Range[];
}

/**
 * Assigns each value of a message to an intent: a count to the thing counted, a time to what happens then. `text`: as
 * the guest wrote it; `found`: the concepts in it.
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
  const isWithoutSpaces = isUnspaced(pack.code);
  const wordIndexOf = (place: number) => {
    const before = fold(text.slice(0, place));
    return isWithoutSpaces ? before.length : splitWords(before).length;
  };
  const breaks = [
    ...[...text.matchAll(CLAUSE_END)].map(({ index }) => wordIndexOf(index)),
    ...findJoiners(text, pack, isWithoutSpaces),
  ];
  const costOf = ({ start, end }: PlacedEntity, { spots }: Located) => {
    const range = { start: wordIndexOf(start), end: Math.max(wordIndexOf(end), wordIndexOf(start) + 1) };
    return Math.min(...spots.map((other) => distance(range, other, breaks)));
  };
  const owners = new Map<Entity, Intent[]>();
  const columns = located.flatMap(({ intent, spots }) =>
    dropOverlaps(spots).map((range) => ({ intent, spots: [range] })),
  );
  for (const type of ONE_EACH) {
    const ofType = placed.filter(({ entity }) => entity.type === type).slice(0, BOUND_MAX);
    if (ofType.length === 0 || (located.length === 1 && type !== 'count')) continue;
    const costs = ofType.map((value) => columns.map((other) => costOf(value, other)));
    for (const [index, column] of matchCheapest(costs).entries()) {
      const [value, owner] = [ofType[index], columns[column ?? -1]];
      if (value === undefined || owner === undefined) continue;
      // With a single wish, a value in a clause of its own may answer an earlier question instead.
      if (located.length > 1 || costOf(value, owner) < CLAUSE_STEP) owners.set(value.entity, [owner.intent]);
    }
  }
  /** "At 6:30 tomorrow": the day belongs to the same intent as its time. */
  const ownersOfTimeBeside = (date: PlacedEntity): Intent[] =>
    placed.flatMap((value) => {
      if (value.entity.type !== 'time') return [];
      const [first, second] = value.start < date.start ? [value, date] : [date, value];
      const isBeside =
        wordIndexOf(second.start) - Math.max(wordIndexOf(first.end), wordIndexOf(first.start) + 1) <= MOMENT_GAP;
      return isBeside ? (owners.get(value.entity) ?? []) : [];
    });
  const sentences = [...text.matchAll(SENTENCE_END)].map(({ index }) => wordIndexOf(index));
  const sentenceOf = (place: number) => sentences.filter((end) => end <= place).length;
  for (const type of SHARED) {
    const ofType = placed.filter(({ entity }) => entity.type === type);
    if (located.length === 1) continue;
    const isSingleValue = new Set(ofType.map(({ entity }) => String(entity.value))).size < 2;
    for (const value of ofType) {
      const sameSentence = located.filter(({ spots }) =>
        spots.some(({ start }) => sentenceOf(start) === sentenceOf(wordIndexOf(value.start))),
      );
      const nearest = located.toSorted((a, b) => costOf(value, a) - costOf(value, b)).slice(0, 1);
      // A room is where the guest is. A day belongs to its own sentence only.
      const ownersOfTime = type === 'date' ? ownersOfTimeBeside(value) : [];
      const sharedOwners =
        ownersOfTime.length > 0
          ? []
          : !isSingleValue
            ? nearest
            : type === 'date' && sameSentence.length > 0
              ? sameSentence
              : [];
      if (ownersOfTime.length > 0) owners.set(value.entity, ownersOfTime);
      if (sharedOwners.length > 0)
        owners.set(
          value.entity,
          sharedOwners.map(({ intent }) => intent),
        );
    }
  }
  return entities.map((entity) => {
    const ownerIntents = owners.get(entity);
    return ownerIntents === undefined ? entity : { ...entity, of: ownerIntents };
  });
}

/** Finds the positions of words that join requests. */
function findJoiners(text: string, { joiners }: LanguagePack, isWithoutSpaces: boolean): number[] {
  const words = listWords(joiners);
  const folded = fold(text);
  if (isWithoutSpaces) return words.map((word) => folded.indexOf(word)).filter((position) => position >= 0);
  return splitWords(folded).flatMap((word, index) => (words.includes(word) ? [index] : []));
}

/** Finds where the message names each intent. A weaker intent on the same words as a stronger one is dropped. */
function locateAll(intents: readonly Intent[], found: readonly Found[]): Located[] {
  const located: Located[] = [];
  for (const intent of intents) {
    if (isTalk(intent)) continue;
    const [value] = locate(intent, found);
    const takenSpots = located.flatMap(({ spots }) => spots);
    const isShadow = value?.spots.every((range) =>
      takenSpots.some((other) => other.start < range.end && range.start < other.end),
    );
    if (value !== undefined && isShadow !== true) located.push(value);
  }
  return located;
}

function locate(intent: Intent, found: readonly Found[]): Located[] {
  const ownSpots = found.filter(({ concept }) => conceptsOf(intent).has(concept));
  const spots = ownSpots.length > 0 ? ownSpots : found.filter(({ concept }) => RULE_CONCEPTS.get(intent)?.has(concept));
  return spots.length === 0 ? [] : [{ intent, spots }];
}

function distance(value: Range, other: Range, breaks: readonly number[]): number {
  const isAfter = value.start >= other.end;
  const [from, to] = isAfter ? [other.end, value.start] : [value.end, other.start];
  const between = breaks.filter((place) => place >= from && place <= to).length;
  return Math.max(0, to - from) + between * CLAUSE_STEP + (isAfter ? AFTER_STEP : 0);
}

/** Assigns each row its own column, or null, with the lowest total cost. There are only a few rows. */
function matchCheapest(costs: readonly (readonly number[])[]): (number | null)[] {
  const rows = costs.map((line) =>
    [...line.entries()].toSorted(([, value], [, other]) => value - other).slice(0, CHOICES_MAX),
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

/** Drops positions that overlap earlier ones. */
function dropOverlaps(spots: readonly Range[]): Range[] {
  return spots.filter(
    (value, index) => !spots.slice(0, index).some((other) => other.start < value.end && value.start < other.end),
  );
}
