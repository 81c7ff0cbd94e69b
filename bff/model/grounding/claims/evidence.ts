import type { Concept } from '../../../language/pack/concepts.ts';
import { isFine } from '../../../language/pack/concepts.ts';
import { DISTINCT } from '../../../language/pack/distinct.ts';
import { likenessOf, wordsOf } from '../check-figures.ts';
import type { Part } from '../statements.ts';
import { isTalk } from '../words/plain-talk.ts';

/** These are told with anything. */
const COMMON_TOPICS: ReadonlySet<Concept> = new Set<Concept>(['per_day', 'room_number', 'temperature']);

/** Does a topic name one thing rather than a wide field? */
function isDistinct(topic: Concept): boolean {
  return (isFine(topic) || DISTINCT.has(topic)) && !COMMON_TOPICS.has(topic);
}

/** A clause, with what it is about: what it names, or what was spoken of before it. */
export interface Told {
  part: Part;
  about: ReadonlySet<Concept>;
  isDenied: boolean | null;
  /** The anchors of its whole sentence. */
  near: ReadonlySet<string>;
}

/** How much it tells that two clauses name the same: a figure or an animal most, what only stands nearby least. */
const WEIGHTS = { anchor: 3, kind: 3, fine: 2, topic: 1, word: 1, near: 1, about: 0.5, manner: 0.25 } as const;
/** Words of one stem, and names as several languages spell them, begin with so many letters alike. */
const KEY_LETTERS = 5;
/** A word of so many letters names one thing: "children's bicycles" in one word. */
const LONG_WORD_MIN = 8;

/** What a clause can share with another, whatever the languages, each with its weight. */
function featuresOf({ part, about, near }: Told): Map<string, number> {
  const features = new Map<string, number>();
  const add = (kind: string, names: Iterable<string>, weight: number): void => {
    for (const name of names) {
      const key = `${kind} ${name}`;
      features.set(key, Math.max(features.get(key) ?? 0, weight));
    }
  };
  add('anchor', near, WEIGHTS.near);
  add('anchor', part.anchors, WEIGHTS.anchor);
  add('kind', part.facts.kinds, WEIGHTS.kind);
  add('topic', part.facts.concepts, WEIGHTS.manner);
  add('topic', about, WEIGHTS.about);
  for (const topic of part.topics) add('topic', [topic], isFine(topic) ? WEIGHTS.fine : WEIGHTS.topic);
  const words = [...wordsOf(part)].filter((word) => !isTalk(word, part.language));
  add(
    'word',
    words.map((word) => word.slice(0, KEY_LETTERS)),
    WEIGHTS.word,
  );
  return features;
}

/** The clauses of some sources, as homes of what a reply tells. */
export class Homes {
  readonly #homes: readonly { told: Told; features: ReadonlyMap<string, number> }[];
  readonly #counts = new Map<string, number>();

  constructor(sources: readonly Told[]) {
    this.#homes = sources.map((told) => ({ told, features: featuresOf(told) }));
    for (const { features } of this.#homes)
      for (const feature of features.keys()) this.#counts.set(feature, (this.#counts.get(feature) ?? 0) + 1);
  }

  some(isMeant: (told: Told) => boolean): boolean {
    return this.#homes.some(({ told }) => isMeant(told));
  }

  /** How much a clause shares with the best of those that `isMeant`; what few clauses name tells more than what all do. */
  likeness(said: Told, isMeant: (told: Told) => boolean): number {
    const ours = featuresOf(said);
    const meant = this.#homes.filter(({ told }) => isMeant(told));
    return Math.max(0, ...meant.map(({ features }) => this.#share(ours, features)));
  }

  /** Does a clause name what clauses name themselves only if they are meant, and no other is about? */
  namesOnly({ part }: Told, isMeant: (told: Told) => boolean): boolean {
    const told = this.#homes.map((home) => home.told);
    const isOnly = (names: (told: Told) => boolean, isAbout = names): boolean =>
      told.some((one) => isMeant(one) && names(one)) &&
      !told.some((one) => !isMeant(one) && (names(one) || isAbout(one)));
    const isLong = (word: string): boolean => word.length >= LONG_WORD_MIN && !isTalk(word, part.language);
    return (
      [...part.topics].some(
        (topic) =>
          isDistinct(topic) &&
          isOnly(
            (one) => one.part.topics.has(topic),
            ({ about }) => about.has(topic),
          ),
      ) ||
      [...wordsOf(part)].some((word) => isLong(word) && isOnly((one) => wordsOf(one.part).has(word))) ||
      [...part.facts.kinds].some((kind) => isOnly((one) => one.part.facts.kinds.has(kind)))
    );
  }

  /** "Pets cannot stay" is told of all pets, whatever costs 20 € next door: does a meant clause tell just what a clause names of all of it? */
  isOfAll({ part, near }: Told, isMeant: (told: Told) => boolean): boolean {
    return this.some(
      (one) =>
        isMeant(one) &&
        one.part.language !== part.language &&
        one.part.anchors.size === 0 &&
        part.own.size > 0 &&
        near.size > 0 &&
        [...part.facts.kinds].every((kind) => one.part.facts.kinds.has(kind)) &&
        likenessOf(part.own, one.part.own) === 1,
    );
  }

  #share(ours: ReadonlyMap<string, number>, theirs: ReadonlyMap<string, number>): number {
    let sum = 0;
    for (const [feature, weight] of ours) {
      const other = theirs.get(feature);
      if (other !== undefined) sum += Math.min(weight, other) / (this.#counts.get(feature) ?? 1);
    }
    return sum;
  }
}
