import { findPack } from '../../../language/pack/packs.ts';
import { foldForWords, toPattern } from '../words/find-words.ts';

/** A list of `checks.json`, by what it is looked for. */
type List = 'denied' | 'noDenial' | 'noCost' | 'noSteps' | 'notAll' | 'others' | 'ifAhead' | 'unless' | 'ifBehind';

/** A piece of a clause: what is said, or under which condition; "unless" is a condition turned round, "except" takes some from all. */
export interface Piece {
  text: string;
  condition: 'if' | 'unless' | 'except' | null;
}

/** Where a phrase stands in a text. */
interface Place {
  start: number;
  end: number;
}

const patterns = new Map<string, RegExp | null>();

/** Does a sentence of this language deny, forbid or shut something? Null: nobody can tell in this language. */
export function isDenied(sentence: string, language: string): boolean | null {
  const denied = patternOf('denied', language);
  if (denied === null) return null;
  let text = foldForWords(sentence);
  for (const list of ['noDenial', 'noCost', 'noSteps'] as const) text = without(text, list, language);
  return text.search(denied) >= 0;
}

/** Does it deny all, and so affirm some: "not all rooms"? */
export function isOfSome(text: string, language: string): boolean {
  return has(text, 'notAll', language);
}

/** Does it tell some apart from the rest: "the others", "except"? */
export function setsApart(text: string, language: string): boolean {
  return has(text, 'others', language) || has(text, 'notAll', language);
}

/** Does it say with a word of denial that something is free? */
export function saysFree(text: string, language: string): boolean {
  return has(text, 'noCost', language);
}

/** Where a folded text says so, for whoever reads it by its letters. */
export function placeFree(folded: string, language: string): Place[] {
  return placesOf(folded, 'noCost', language);
}

/** The phrases of a folded text whose words say nothing by themselves: the "all" of "not all" widens nothing. */
export function placePhrases(folded: string, language: string): Place[] {
  const lists = ['noDenial', 'noCost', 'noSteps', 'notAll', 'ifAhead', 'unless'] as const;
  return lists.flatMap((list) => placesOf(folded, list, language));
}

function placesOf(folded: string, list: List, language: string): Place[] {
  const pattern = patternOf(list, language);
  if (pattern === null) return [];
  return [...folded.matchAll(pattern)].map(({ 0: { length }, index }) => ({ start: index, end: index + length }));
}

/** Does it say with a word of denial that a way has no steps? */
export function saysStepFree(text: string, language: string): boolean {
  return has(text, 'noSteps', language);
}

/** Cuts what a clause says from the condition under which it says so. */
export function cutConditions(clause: string, language: string): Piece[] {
  const behind = patternOf('ifBehind', language);
  const end = behind === null ? undefined : [...clause.matchAll(behind)].at(-1);
  if (end !== undefined) {
    const at = end.index + end[0].length;
    return keepTold([
      { text: clause.slice(0, at), condition: 'if' },
      { text: clause.slice(at), condition: null },
    ]);
  }
  // "Unless" first: in some languages it is "except if".
  for (const [list, condition] of [
    ['unless', 'unless'],
    ['ifAhead', 'if'],
  ] as const) {
    const pattern = patternOf(list, language);
    const [found] = pattern === null ? [] : clause.matchAll(pattern);
    if (found === undefined) continue;
    const after = clause.slice(found.index + found[0].length);
    return keepTold([
      { text: clause.slice(0, found.index), condition: null },
      { text: after, condition },
    ]);
  }
  return [{ text: clause, condition: null }];
}

function keepTold(pieces: Piece[]): Piece[] {
  return pieces.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

/** A folded text with a space for each find. */
function without(text: string, list: List, language: string): string {
  const pattern = patternOf(list, language);
  return pattern === null ? text : text.replace(pattern, ' ');
}

function has(text: string, list: List, language: string): boolean {
  const pattern = patternOf(list, language);
  return pattern !== null && foldForWords(text).search(pattern) >= 0;
}

function patternOf(list: List, language: string): RegExp | null {
  const key = `${language} ${list}`;
  const known = patterns.get(key);
  if (known !== undefined) return known;
  const pack = findPack(language);
  const listed = pack === null ? null : list === 'denied' ? pack.checks.denied : pack.checks.polarity[list];
  const isPart = pack !== null && (pack.script.unspaced || pack.script.attachedEndings);
  // The longest first: "not far at all" before "not far".
  const words = listed?.split(', ').toSorted((a, b) => b.length - a.length);
  const made = words === undefined ? null : toPattern(words.join(', '), isPart);
  patterns.set(key, made);
  return made;
}
