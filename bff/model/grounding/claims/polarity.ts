import type { Concept } from '../../../language/pack/concepts.ts';
import { likenessOf, wordsOf } from '../check-figures.ts';
import type { Part, Statement } from '../statements.ts';
import { keepsCondition } from './conditions.ts';
import { sharesAny } from './promises.ts';
import { abbreviates } from './short-names.ts';

/** A clause of a statement, with what it is about: what it names, or what was spoken of before it. */
interface Told {
  part: Part;
  about: ReadonlySet<Concept>;
  isDenied: boolean | null;
}

/** The number of a room, of a floor's rooms: what is told of one is told of no other. */
const ROOM_NUMBER = /^\d{3,4}$/;
/** Names are the same in all languages of this script. */
const LATIN = /^[\p{Script=Latin}\P{L}]*$/u;
/** "No, that we do not have": more words than these say something of their own. */
const MERE_WORDS_MAX = 6;

/**
 * Does a statement deny what its sources tell, or tell what they deny? Clause by clause: each is held against those of the sources
 * that speak most like it, conditions against conditions. What a diet is denied, health may hang on: that is told in the hotel's
 * own words only.
 */
export function contradicts(said: Statement, sources: readonly Statement[]): boolean {
  if (said.isDenied === null || sources.some(({ isDenied }) => isDenied === null)) return true;
  const related = sources.filter(({ subjects }) => sharesAny(said.subjects, subjects));
  if (related.some(({ own, isDenied }) => isDenied === true && own.has('diet'))) return true;
  if (said.isBare) {
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
  const speaking = parts.filter(({ part }) => part.own.size > 0 || part.isDenied === true);
  const isSetApart = related.some((source) => source.parts.some(({ setsApart }) => setsApart));
  return (speaking.length > 0 ? speaking : parts).some((one) => {
    if (one.part.isOfSome && isSetApart) return false;
    return opposes(one, outright) && !repeatsNo(one, { sources, outright, isFirst: one === ours[0] });
  });
}

function listParts({ parts, subjects }: Statement): Told[] {
  let before = subjects;
  return parts.map((part) => {
    if (part.own.size > 0) before = part.own;
    return turnStairs({ part, about: before, isDenied: part.isDenied });
  });
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

function opposes({ part, about, isDenied }: Told, sources: readonly Told[]): boolean {
  // "Pays nothing" is a gift by the tables, "does not pay" a denial: what is free is for others to judge.
  const isSame = (source: Told): boolean => source.isDenied === isDenied || (source.part.saysFree && isDenied === true);
  const same = sources.filter(isSame);
  const opposite = sources.filter((source) => !isSame(source));
  if (opposite.length === 0) return false;
  const best = (list: readonly Told[], by: (one: Told) => number): number => Math.max(0, ...list.map(by));
  const likeness = (one: Told): number => likenessOf(about, one.about);
  const [against, along] = [best(opposite, likeness), best(same, likeness)];
  // What speaks of nothing the sources name is held against all of them.
  if (against === 0 && along === 0) return same.length === 0;
  const rooms = (one: Told): number => (sharesAny(roomsOf(part), roomsOf(one.part)) ? 1 : 0);
  const [theirRooms, ourRooms] = [best(opposite, rooms), best(same, rooms)];
  if (theirRooms !== ourRooms) return theirRooms > ourRooms;
  if (against !== along) return against > along;
  const words = (one: Told): number =>
    likenessOf(wordsOf(part), wordsOf(one.part)) + (abbreviates(part.text, one.part.text) ? 1 : 0);
  const [theirWords, ourWords] = [best(opposite, words), best(same, words)];
  if (theirWords !== ourWords || theirWords > 0) return theirWords >= ourWords;
  // "We take no American Express" denies what names that, and no other card.
  const nearest = opposite.filter((one) => likeness(one) === against);
  return isDenied === true || !LATIN.test(part.text) || !nearest.every((one) => one.part.names.length > 0);
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
