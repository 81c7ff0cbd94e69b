import type { Cues } from '../../language/pack/cues.ts';
import type { LanguagePack } from '../../language/pack/pack.ts';
import { listOfAll } from '../../language/pack/packs.ts';

/** The yes or no that opens a text, and whether the thing is free of charge. */
interface AnswerPolarity {
  kind: 'yes' | 'no';
  isFree: boolean;
}

const STOP = String.raw`\s*(?:[,.!;:，。！、؛،۔।–—-]|$)`;

/** Patterns over the words of all languages, as a house's answers may be in any. Compiled at the first use. */
interface Openings {
  yes: RegExp;
  no: RegExp;
  hasNone: RegExp;
  noThing: RegExp;
  free: RegExp;
  ofElse: RegExp;
  condition: RegExp;
  qualified: RegExp;
}

let openings: Openings | null = null;

function compileOpenings(): Openings {
  const allWords = (cue: keyof Cues & `${string}`) => {
    const sourceOf = ({ cues }: LanguagePack) => {
      const source = cues[cue];
      return typeof source === 'string' ? source : null;
    };
    return listOfAll(sourceOf);
  };
  const asWholeWords = (source: string) => String.raw`(?<!\p{L})(?:${source})(?!\p{L})`;
  return {
    // A yes needs a stop behind it, as "si desea …" and "sim card" are no yes. Words with no other meaning may go on
    // without one.
    yes: new RegExp(`^(?:(?:${allWords('opensYes')})${STOP}|${allWords('opensYesFreely')})`, 'iu'),
    no: new RegExp(String.raw`^(?:(?:${allWords('opensNo')})${STOP}(?!\s*\d)|${allWords('opensNoFreely')})`, 'iu'),
    // "We have no pool." One missing thing and a stop: "no extra charge for pets" denies something else.
    hasNone: new RegExp(String.raw`^(?:${allWords('hasNone')})\s+([\p{L}\p{M}-]+)\s*[.,;!]`, 'iu'),
    noThing: new RegExp(`^(?:.*(?:${allWords('noThing')}))$`, 'iu'),
    free: new RegExp(`${asWholeWords(allWords('free'))}|${allWords('freeInside')}`, 'giu'),
    ofElse: new RegExp(String.raw`${asWholeWords(allWords('freeOfElse'))}|\d`, 'iu'),
    condition: new RegExp(String.raw`${asWholeWords(allWords('freeIf'))}|\d`, 'iu'),
    qualified: new RegExp(`${asWholeWords(allWords('qualified'))}|${allWords('qualifiedInside')}`, 'iu'),
  };
}

function openingPatterns(): Openings {
  openings ??= compileOpenings();
  return openings;
}

const WORDS_BEFORE_MAX = 40;

/** Returns the yes or no that clearly opens a text, or null. The caller checks for other denials. */
export function findAnswerPolarity(text: string): AnswerPolarity | null {
  const opening = text.trim();
  const { yes, no, hasNone, noThing, qualified } = openingPatterns();
  if (no.test(opening)) return { kind: 'no', isFree: false };
  const [, thing] = hasNone.exec(opening) ?? [];
  if (thing !== undefined && !noThing.test(thing)) return { kind: 'no', isFree: false };
  const yesMatch = yes.exec(opening);
  const firstSentence = splitSentences(opening.slice(yesMatch?.[0].length ?? 0))[0] ?? '';
  if (yesMatch === null || qualified.test(firstSentence)) return null;
  return { kind: 'yes', isFree: !/[.!。]\s*$/u.test(yesMatch[0]) && isFree(firstSentence) };
}

/** Whether a text holds "only", "but" or the like, so that it does not hold for all. */
export function isQualified(text: string): boolean {
  return openingPatterns().qualified.test(text);
}

/** Whether a sentence names something that is free of charge. */
export function mentionsFree(sentence: string): boolean {
  return sentence.match(openingPatterns().free) !== null;
}

/** Splits a text into sentences. Points in prices and colons in hours end none. */
export function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?](?=\s|$))\s*|(?<=[。！？।۔؟\n])\s*/u).filter((sentence) => sentence.trim() !== '');
}

function isFree(sentence: string): boolean {
  const { free, ofElse, condition } = openingPatterns();
  const [match] = sentence.matchAll(free);
  if (match === undefined) return false;
  const [before, after] = [sentence.slice(0, match.index), sentence.slice(match.index + match[0].length)];
  return before.length <= WORDS_BEFORE_MAX && !ofElse.test(before) && !condition.test(after);
}
