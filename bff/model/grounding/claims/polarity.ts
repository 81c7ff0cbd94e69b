import type { Concept } from '../../../language/pack/concepts.ts';
import { hasEnd } from '../calendar.ts';
import { type Part, STEPS, type Statement } from '../statements.ts';
import { countShared } from './anchors.ts';
import { keepsCondition } from './conditions.ts';
import { isBesideTold } from './days.ts';
import { Homes, type Told } from './evidence.ts';
import { sharesAny } from './promises.ts';

/** The number of a room, of a floor's rooms: what is told of one is told of no other. */
const ROOM_NUMBER = /^\d{3,4}$/;
/** So few have no verb. */
const FRAGMENT_WORDS_MAX = 2;
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
  const compared = sources.flatMap(listParts);
  const homes = new Homes(compared.filter(({ part }) => part.condition === null));
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
    return opposes(one, homes);
  });
}

/** "Sadly no, it is from 3 years on": the answer to a guest, whose reason stands behind it and is held against the sources. */
function isMereNo(
  { topics, anchors, text }: Part,
  { rest, sources }: { rest: readonly Told[]; sources: readonly Statement[] },
): boolean {
  const isShort = countWords(text) <= MERE_NO_WORDS_MAX;
  const isMere = isShort && topics.size + anchors.size === 0;
  return isMere && rest.some(({ part }) => isReason(part) || isOfLimit(part, sources));
}

/** Does a clause tell a limit, that nothing is to be paid, or deny something itself? */
export function isReason({ isDenied, own, isOnly, facts }: Part): boolean {
  return isOnly || facts.concepts.has('free') || (isDenied === true && own.size > 0);
}

/** "No, from 3 years on": a figure is the reason of a no where a source denies something, or tells the figure as a limit. */
function isOfLimit({ anchors }: Part, sources: readonly Statement[]): boolean {
  return (
    anchors.size > 0 &&
    sources.some(
      ({ isDenied, parts }) =>
        isDenied === true ||
        parts.some(
          (part) => countShared(anchors, part.anchors) > 0 && (part.isOnly || hasEnd(part.text, part.language)),
        ),
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

function listParts({ parts: written, subjects }: Statement): Told[] {
  const parts = spreadDenial(written);
  // Where a sentence denies one thing and tells another, its figures are of one of them.
  const isMixed = new Set(parts.filter(({ own }) => own.size > 0).map((part) => part.isDenied)).size > 1;
  const all = isMixed ? [] : parts.flatMap(({ anchors }) => [...anchors]);
  const near = new Set(all.filter((anchor) => !ROOM_NUMBER.test(anchor)));
  let before = subjects;
  const told = parts.map((part) => {
    if (part.own.size > 0 && part.condition !== 'except') before = part.own;
    return turnStairs({ part, about: before, isDenied: part.isDenied, near });
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
  return { part: { ...told.part, condition: null, isDenied }, about, isDenied, near: told.near };
}

/** Where there are stairs a way is not step-free, and the other way round. */
function turnStairs(told: Told): Told {
  const { own, topics } = told.part;
  if (!STEPS.some((step) => topics.has(step)) || own.has('accessible')) return told;
  const [about, named] = [told.about, topics].map(
    (all) => new Set<Concept>([...[...all].filter((one) => !STEPS.includes(one)), 'accessible']),
  );
  const part = { ...told.part, topics: named ?? topics };
  return { ...told, part, about: about ?? told.about, isDenied: told.isDenied === false };
}

/** Of a condition that the sources do not have: "unless they are six" denies it of those who are. */
function sayOutright(told: Told): Told {
  if (told.part.condition !== 'unless') return told;
  const isDenied = told.part.isDenied === false;
  return { ...told, part: { ...told.part, isDenied }, isDenied: told.isDenied === false };
}

/**
 * Is it told the other way round than in the clause of the sources that it is most like? What it affirms it affirms of all that it
 * names: none of that may be named by denials alone.
 */
function opposes(told: Told, homes: Homes): boolean {
  // "Pays nothing" is a gift by the tables, "does not pay" a denial: what is free is for others to judge.
  const isSame = ({ part, isDenied }: Told): boolean =>
    isDenied === told.isDenied || (part.saysFree && told.isDenied === true);
  const isOpposite = (one: Told): boolean => !isSame(one);
  if (told.isDenied === false && (homes.namesOnly(told, isOpposite) || homes.isOfAll(told, isOpposite))) return true;
  if (told.isDenied === true && homes.namesOnly(told, isSame)) return false;
  const [against, along] = [homes.likeness(told, isOpposite), homes.likeness(told, isSame)];
  if (against === 0 && along === 0) return !homes.some(isSame);
  return against > along || (against === along && told.isDenied === false);
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0;
}
