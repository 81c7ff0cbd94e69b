import type { Cues } from '../../language/pack/cues.ts';
import type { LanguagePack } from '../../language/pack/pack.ts';
import { listOfAll } from '../../language/pack/packs.ts';

/** A yes or no that a text opens with, and whether what it says yes to is free of charge. */
interface AnswerPolarity {
  kind: 'yes' | 'no';
  isFree: boolean;
}

const STOP = String.raw`\s*(?:[,.!;:，。！、؛،۔।–—-]|$)`;

/** The words of all languages, for a house's answers may be in any; made at their first use. */
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
  const any = (cue: keyof Cues & `${string}`) => {
    const isOf = ({ cues }: LanguagePack) => {
      const source = cues[cue];
      return typeof source === 'string' ? source : null;
    };
    return listOfAll(isOf);
  };
  const whole = (source: string) => String.raw`(?<!\p{L})(?:${source})(?!\p{L})`;
  return {
    // Yes, and then a stop: "si desea …" and "sim card" are none. Where no other word is spelt so, it may go on without.
    yes: new RegExp(`^(?:(?:${any('opensYes')})${STOP}|${any('opensYesFreely')})`, 'iu'),
    no: new RegExp(String.raw`^(?:(?:${any('opensNo')})${STOP}(?!\s*\d)|${any('opensNoFreely')})`, 'iu'),
    // "We have no pool." - one word that is not there, and a stop: "no extra charge for pets" denies something else.
    hasNone: new RegExp(String.raw`^(?:${any('hasNone')})\s+([\p{L}\p{M}-]+)\s*[.,;!]`, 'iu'),
    noThing: new RegExp(`^(?:.*(?:${any('noThing')}))$`, 'iu'),
    free: new RegExp(`${whole(any('free'))}|${any('freeInside')}`, 'giu'),
    ofElse: new RegExp(String.raw`${whole(any('freeOfElse'))}|\d`, 'iu'),
    condition: new RegExp(String.raw`${whole(any('freeIf'))}|\d`, 'iu'),
    qualified: new RegExp(`${whole(any('qualified'))}|${any('qualifiedInside')}`, 'iu'),
  };
}

function compiled(): Openings {
  openings ??= compileOpenings();
  return openings;
}

const WORDS_BEFORE_MAX = 40;

/** How a text opens, where it does so clearly; null else. Whether it denies anything besides is for the caller to look. */
export function findAnswerPolarity(text: string): AnswerPolarity | null {
  const opening = text.trim();
  const { yes: opensYes, no, hasNone, noThing, qualified } = compiled();
  if (no.test(opening)) return { kind: 'no', isFree: false };
  const [, thing] = hasNone.exec(opening) ?? [];
  if (thing !== undefined && !noThing.test(thing)) return { kind: 'no', isFree: false };
  const yes = opensYes.exec(opening);
  const said = splitSentences(opening.slice(yes?.[0].length ?? 0))[0] ?? '';
  if (yes === null || qualified.test(said)) return null;
  return { kind: 'yes', isFree: !/[.!。]\s*$/u.test(yes[0]) && isFree(said) };
}

/** Does a text say "only", "but" or the like, so that what it says is not said of all? */
export function isQualified(text: string): boolean {
  return compiled().qualified.test(text);
}

/** Does a sentence speak of something that costs nothing? */
export function mentionsFree(sentence: string): boolean {
  return sentence.match(compiled().free) !== null;
}

/** A text's sentences; a price's point and a clock's colon end none. */
export function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?](?=\s|$))\s*|(?<=[。！？।۔؟\n])\s*/u).filter((sentence) => sentence.trim() !== '');
}

function isFree(sentence: string): boolean {
  const { free, ofElse, condition } = compiled();
  const [match] = sentence.matchAll(free);
  if (match === undefined) return false;
  const [before, after] = [sentence.slice(0, match.index), sentence.slice(match.index + match[0].length)];
  return before.length <= WORDS_BEFORE_MAX && !ofElse.test(before) && !condition.test(after);
}
