import type { Kind } from '../../../language/lexicon/kinds.ts';
import type { Concept } from '../../../language/pack/concepts.ts';
import { likenessOf, wordsOf } from '../check-figures.ts';
import type { Part, Statement } from '../statements.ts';
import { isTalk } from '../words/plain-talk.ts';
import { countShared } from './anchors.ts';
import { keepsCondition } from './conditions.ts';
import { isBesideTold } from './days.ts';
import { sharesAny } from './promises.ts';
import { abbreviates } from './short-names.ts';

/** A clause of a statement, with what it is about: what it names, or what was spoken of before it. */
interface Told {
  part: Part;
  about: ReadonlySet<Concept>;
  isDenied: boolean | null;
  /** The anchors of its whole sentence. */
  near: ReadonlySet<string>;
  /** What its whole sentence names. */
  whole: ReadonlySet<Concept>;
}

/** The number of a room, of a floor's rooms: what is told of one is told of no other. */
const ROOM_NUMBER = /^\d{3,4}$/;
/** Names are the same in all languages of this script. */
const LATIN = /^[\p{Script=Latin}\P{L}]*$/u;
/** "No, that we do not have": more words than these say something of their own. */
const MERE_WORDS_MAX = 6;
/** So few have no verb. */
const FRAGMENT_WORDS_MAX = 2;
const LONG_WORD_MIN = 8;
/** These name nothing that is denied. */
const SAYS_LITTLE: ReadonlySet<Concept> = new Set<Concept>(['missing', 'belonging', 'may']);
const MERE_NO_WORDS_MAX = 3;

/**
 * Does a statement deny what its sources tell, or tell what they deny? Clause by clause: each is held against those of the sources
 * that speak most like it, conditions against conditions. What a diet is denied, health may hang on: that is told in the hotel's
 * own words only.
 */
export function contradicts(said: Statement, sources: readonly Statement[], next: Statement | undefined): boolean {
  if (said.isDenied === null || sources.some(({ isDenied }) => isDenied === null)) return true;
  const related = sources.filter(({ subjects }) => sharesAny(said.subjects, subjects));
  if (related.some(({ own, isDenied }) => isDenied === true && own.has('diet'))) return true;
  if (said.isBare) {
    if (next !== undefined && says(said, next, sources)) return false;
    if (related.length > 0) return related.some(({ isDenied }) => isDenied !== said.isDenied);
    return sources.length > 0 && sources.every(({ isDenied }) => isDenied !== said.isDenied);
  }
  const theirs = sources.filter(({ isBare }) => !isBare);
  const compared = (theirs.length > 0 ? theirs : sources).flatMap(listParts);
  const outright = compared.filter(({ part }) => part.condition === null);
  const conditions = compared.flatMap(({ part }) => (part.condition === null ? [] : [part]));
  const ours = listParts(said);
  const kept = ours.map((one) => ({ one, isKept: keepsCondition(one.part, conditions) }));
  if (kept.some(({ isKept }) => isKept === false)) return true;
  const parts = kept.flatMap(({ one, isKept }) => (isKept === true ? [] : [sayOutright(one)]));
  // What names nothing and denies nothing belongs to what is beside it.
  const speaking = parts.filter(
    (one) =>
      one.part.own.size > 0 ||
      (one.part.isDenied === true && !(one === parts[0] && isMereNo(one.part, { rest: parts.slice(1), sources }))),
  );
  const isSetApart = related.some((source) => source.parts.some(({ setsApart }) => setsApart));
  return (speaking.length > 0 ? speaking : parts).some((one) => {
    if (one.part.isOfSome && isSetApart) return false;
    if (one.part.isDenied === true && isBesideTold(one.part, related)) return false;
    const isOpen = deniesUnknown(one.part, outright);
    if (isOpen) return one.part.isDenied !== true;
    return opposes(one, outright) && !repeatsNo(one, { sources, outright, isFirst: one === ours[0] });
  });
}

/** "Sadly no, it is from 3 years on": the answer to a guest, whose reason stands behind it and is held against the sources. */
function isMereNo(
  { own, anchors, unknown, text }: Part,
  { rest, sources }: { rest: readonly Told[]; sources: readonly Statement[] },
): boolean {
  const isShort = countWords(text) <= MERE_NO_WORDS_MAX;
  const isMere = isShort && own.size + anchors.size + unknown.length === 0;
  return isMere && rest.some(({ part }) => isReason(part) || isOfLimit(part, sources));
}

/** Does a clause tell a limit, or deny something itself? */
export function isReason({ isDenied, own, isOnly }: Part): boolean {
  return isOnly || (isDenied === true && own.size > 0);
}

/** "No, from 3 years on": a figure is the reason of a no where a source denies something, or tells the figure as a limit. */
function isOfLimit({ anchors }: Part, sources: readonly Statement[]): boolean {
  return (
    anchors.size > 0 &&
    sources.some(
      ({ isDenied, parts }) =>
        isDenied === true || parts.some((part) => part.isOnly && countShared(anchors, part.anchors) > 0),
    )
  );
}

/** "No, we have none", "Yes, on the balconies": what follows says itself what the word says, and is held against the sources. */
function says({ isDenied }: Statement, next: Statement, sources: readonly Statement[]): boolean {
  // "No, only from 3 years on"
  if (isDenied === true && next.isDenied === false)
    return next.parts.some((part) => isReason(part) || isOfLimit(part, sources));
  return next.isDenied === isDenied && next.parts.some((part) => part.isDenied === isDenied && part.condition === null);
}

function listParts({ parts: written, subjects, own: whole }: Statement): Told[] {
  const parts = spreadDenial(written);
  // Where a sentence denies one thing and tells another, its figures are of one of them.
  const isMixed = new Set(parts.filter(({ own }) => own.size > 0).map((part) => part.isDenied)).size > 1;
  const all = isMixed ? [] : parts.flatMap(({ anchors }) => [...anchors]);
  const near = new Set(all.filter((anchor) => !ROOM_NUMBER.test(anchor)));
  let before = subjects;
  const told = parts.map((part) => {
    if (part.own.size > 0 && part.condition !== 'except') before = part.own;
    return turnStairs({ part, about: before, isDenied: part.isDenied, near, whole });
  });
  return told.map((one, index) => (one.part.condition === 'except' ? turnException(one, told, index) : one));
}

/** "In the restaurant and in the spa no animals are allowed": a few words joined to what is denied are denied with it. */
function spreadDenial(parts: readonly Part[]): Part[] {
  return parts.map((part, index) => {
    const next = parts[index + 1];
    const isFragment = part.anchors.size === 0 && countWords(part.text) <= FRAGMENT_WORDS_MAX;
    if (next?.isDenied !== true || next.isJoined !== true || part.isDenied !== false || !isFragment) return part;
    return { ...part, isDenied: true };
  });
}

/** What is excepted is told the other way round than what is beside it: "all rooms but the singles" have no singles. */
function turnException(told: Told, all: readonly Told[], index: number): Told {
  const isTold = ({ part }: Told): boolean => part.condition === null && (part.own.size > 0 || part.isDenied === true);
  const main = all.slice(0, index).findLast(isTold) ?? all.slice(index).find(isTold);
  const isDenied = main?.isDenied !== true;
  const about = new Set([...told.part.own, ...(main?.about ?? told.about)]);
  return { part: { ...told.part, condition: null, isDenied }, about, isDenied, near: told.near, whole: told.whole };
}

/** Where there are stairs a way is not step-free, and the other way round. */
function turnStairs(told: Told): Told {
  const { own } = told.part;
  if (!own.has('stairs') || own.has('accessible')) return told;
  const about = new Set<Concept>([...told.about, 'accessible']);
  about.delete('stairs');
  return { ...told, about, isDenied: told.isDenied === false };
}

/** Of a condition that the sources do not have: "unless they are six" denies it of those who are. */
function sayOutright(told: Told): Told {
  if (told.part.condition !== 'unless') return told;
  const isDenied = told.part.isDenied === false;
  return { ...told, part: { ...told.part, isDenied }, isDenied: told.isDenied === false };
}

function opposes({ part, about, isDenied, near, whole }: Told, sources: readonly Told[]): boolean {
  // "Pays nothing" is a gift by the tables, "does not pay" a denial: what is free is for others to judge.
  const isSame = (source: Told): boolean => source.isDenied === isDenied || (source.part.saysFree && isDenied === true);
  const same = sources.filter(isSame);
  const opposite = sources.filter((source) => !isSame(source));
  if (opposite.length === 0) return false;
  if (isOnlyKind(part, { opposite, same })) return true;
  if (isOnlyKind(part, { opposite: same, same: opposite })) return false;
  // A figure is told where it stands, whatever the words: in its clause, or else in its sentence.
  const shared = (list: readonly Told[], by: (one: Told) => number): number => Math.max(0, ...list.map(by));
  for (const by of [
    (one: Told) => countShared(part.anchors, one.part.anchors),
    (one: Told) => countShared(near, one.near),
  ]) {
    const [theirAnchors, ourAnchors] = [shared(opposite, by), shared(same, by)];
    if (theirAnchors !== ourAnchors) return theirAnchors > ourAnchors || outweighs(part, { opposite, same });
  }
  const best = (list: readonly Told[], by: (one: Told) => number): number => Math.max(0, ...list.map(by));
  const likeness = (one: Told): number => likenessOf(about, one.about);
  const [against, along] = [best(opposite, likeness), best(same, likeness)];
  // What speaks of nothing the sources name is held against all of them.
  if (against === 0 && along === 0) return same.length === 0;
  const rooms = (one: Told): number => (sharesAny(roomsOf(part), roomsOf(one.part)) ? 1 : 0);
  const [theirRooms, ourRooms] = [best(opposite, rooms), best(same, rooms)];
  if (theirRooms !== ourRooms) return theirRooms > ourRooms;
  if (against !== along) return against > along;
  // What only one side names may still tell.
  const [onlyTheirs, onlyOurs] = [
    countOnly(part.own, { of: opposite, not: same }),
    countOnly(part.own, { of: same, not: opposite }),
  ];
  if (onlyTheirs !== onlyOurs) return onlyTheirs > onlyOurs;
  const words = (one: Told): number =>
    likenessOf(wordsOf(part), wordsOf(one.part)) + (abbreviates(part.text, one.part.text) ? 1 : 0);
  const [theirWords, ourWords] = [best(opposite, words), best(same, words)];
  if (theirWords !== ourWords || theirWords > 0) return theirWords >= ourWords;
  // "We have no car park of our own" is the source's no, where it names nothing else.
  if (isDenied === true && along === 1 && part.unknown.length + part.names.length + part.anchors.size === 0)
    return false;
  const wholes = (one: Told): number => likenessOf(whole, one.whole);
  const [theirWhole, ourWhole] = [best(opposite, wholes), best(same, wholes)];
  if (ourWhole > theirWhole) return false;
  // "We take no American Express" denies what names that, and no other card.
  const nearest = opposite.filter((one) => likeness(one) === against);
  return isDenied === true || !LATIN.test(part.text) || !nearest.every((one) => one.part.names.length > 0);
}

/**
 * Does a clause name something that no table knows, and a source of another language deny some such thing? It may well be the same: what
 * denies it agrees with the source, and what tells it does not.
 */
function deniesUnknown({ unknown, language, isDenied }: Part, sources: readonly Told[]): boolean {
  if (unknown.length === 0) return false;
  const strange = sources.filter(
    ({ part }) =>
      part.language !== language && [...part.own].every((thing) => SAYS_LITTLE.has(thing)) && part.unknown.length > 0,
  );
  // What denies it may as well deny what a source tells.
  const isTheir = (one: Told): boolean => one.isDenied === true;
  return isDenied === true ? strange.length > 0 && strange.every(isTheir) : strange.some(isTheir);
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0;
}

function countOnly(own: ReadonlySet<Concept>, { of, not }: { of: readonly Told[]; not: readonly Told[] }): number {
  const has = (list: readonly Told[], one: Concept): boolean => list.some(({ part }) => part.own.has(one));
  return [...own].filter((one) => has(of, one) && !has(not, one)).length;
}

/** Does what a clause names speak against it, where its figures speak for it? The hours of the bar make no restaurant. */
function outweighs(part: Part, lists: { opposite: readonly Told[]; same: readonly Told[] }): boolean {
  // "Pets cannot stay" is told of all pets, whatever costs 20 € next door.
  const isPlain = ({ part: other }: Told): boolean =>
    other.language !== part.language &&
    other.anchors.size === 0 &&
    part.own.size > 0 &&
    likenessOf(part.own, other.own) === 1;
  return isOnlyOf(part, lists) || usesOnly(part, lists) || lists.opposite.some(isPlain);
}

/** Does a clause name what only clauses of the opposite do? The hours of the bar make no restaurant. */
function isOnlyOf({ own }: Part, { opposite, same }: { opposite: readonly Told[]; same: readonly Told[] }): boolean {
  const isNamed = (one: Concept): boolean => opposite.some(({ part }) => part.own.has(one));
  const named = [...own].filter(isNamed);
  return named.length > 0 && !named.some((one) => same.some(({ about }) => about.has(one)));
}

/** Does a clause have a longer word that only clauses of the opposite have, in one language? "Children's bicycles" are not there. */
function usesOnly(part: Part, { opposite, same }: { opposite: readonly Told[]; same: readonly Told[] }): boolean {
  const has = (list: readonly Told[], word: string): boolean => list.some((one) => wordsOf(one.part).has(word));
  const words = [...wordsOf(part)].filter((word) => word.length >= LONG_WORD_MIN && !isTalk(word, part.language));
  return words.some((word) => has(opposite, word) && !has(same, word));
}

/** Does a clause name an animal or a diet that only clauses of the opposite do? */
function isOnlyKind(
  { facts }: Part,
  { opposite, same }: { opposite: readonly Told[]; same: readonly Told[] },
): boolean {
  const has = (list: readonly Told[], kind: Kind): boolean => list.some(({ part }) => part.facts.kinds.has(kind));
  return [...facts.kinds].some((kind) => has(opposite, kind) && !has(same, kind));
}

/**
 * A source that begins with a no denies what was asked: a reply may say that in full, "No, we have no gym". It is no more than that
 * only where it names nothing else, and nothing of what the source goes on to tell.
 */
function repeatsNo(
  { part, about }: Told,
  { sources, outright, isFirst }: { sources: readonly Statement[]; outright: readonly Told[]; isFirst: boolean },
): boolean {
  const refused = sources.filter(({ isBare, isDenied }) => isBare && isDenied === true);
  if (part.isDenied !== true || refused.length === 0 || part.facts.numbers.size > 0) return false;
  const words = [...wordsOf(part)];
  const common = Math.max(0, ...outright.map((one) => words.filter((word) => wordsOf(one.part).has(word)).length));
  const isMere = isFirst && common === 0 && part.text.trim().split(/\s+/u).length <= MERE_WORDS_MAX;
  if (part.own.size === 0) return isMere;
  // "Room service" and "to your room" have a word in common.
  return common <= 1 && refused.some(({ subjects }) => sharesAny(about, subjects) && isWithin(part.own, subjects));
}

function isWithin(own: ReadonlySet<Concept>, asked: ReadonlySet<Concept>): boolean {
  return [...own].every((one) => asked.has(one) || one === 'missing');
}

function roomsOf({ facts }: Part): ReadonlySet<string> {
  return new Set([...facts.numbers].filter((number) => ROOM_NUMBER.test(number)));
}
