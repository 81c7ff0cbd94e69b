import { isUnspaced } from '../language/fold.ts';
import { findPack } from '../language/packs.ts';
import { compilePhrases, findPhrases, hasPhrase, type Span } from '../language/phrases.ts';
import { FORGETTING, NOT_WOKEN, REFUSALS, REMINDING, UNSPACED_REFUSALS } from '../language/refusals.ts';
import { STATE_WORDS, UNSPACED_STATES } from '../language/state-words.ts';

/** What a language's own words of denial are in one clause. */
export interface DenialWords {
  /** Stands any word of denial in the line? Most messages hold none, and are read no further. */
  mayDeny(line: string): boolean;
  /** Not needed, not wanted, "do not bring". */
  findUnwanted(line: string): Span[];
  /** "No …", right before a thing. */
  findWithout(line: string): Span[];
  /** Does it end in "neither"? */
  endsInNeither(line: string): boolean;
  /** Does it tell that something is lacking? */
  tellsOfLack(line: string): boolean;
  /** Is it a question, or does it put a condition? */
  asks(line: string): boolean;
  /** A plain no that ends right before a place, or begins right behind one. */
  isDenied(line: string, place: Span, empty: ReadonlySet<string>): boolean;
  /** "… but the TV does not": a no that ends the clause. */
  endsInNo(line: string): boolean;
  /** Works again, is mended, is over. */
  isMended(line: string): boolean;
  /** Does the guest not want to be woken? */
  leavesAsleep(line: string): boolean;
  /** "Do not forget": not a word of it takes anything back. */
  reminds(line: string): boolean;
  /** Ordered, noted, cancelled. */
  isDone(line: string): boolean;
  /** Does the no stand behind what it denies? */
  readonly isVerbFinal: boolean;
}

const forgetting = compilePhrases(FORGETTING);
const reminding = compilePhrases(REMINDING);
const notWoken = compilePhrases(NOT_WOKEN);
const ready = new Map<string, DenialWords>();

/** A language's words of denial, made ready at their first use; null for one we have no words of. */
export function denialWordsOf(code: string): DenialWords | null {
  const known = ready.get(code);
  if (known !== undefined) return known;
  const made = isUnspaced(code) ? readUnspaced(code) : readSpaced(code);
  if (made !== null) ready.set(code, made);
  return made;
}

function readSpaced(code: string): DenialWords | null {
  const [refusals, states] = [REFUSALS[code], STATE_WORDS[code]];
  if (refusals === undefined || states === undefined) return null;
  const [unwanted, without, tail, lacks, asks] = [
    compilePhrases(refusals.unwanted),
    compilePhrases(refusals.without),
    compilePhrases(refusals.tail),
    compilePhrases(refusals.lacks),
    compilePhrases(refusals.asks),
  ];
  const [not, notAfter, mended, done] = [
    compilePhrases(states.not),
    compilePhrases(states.notAfter),
    compilePhrases(states.mended),
    compilePhrases(states.done),
  ];
  const any = compilePhrases(
    [refusals.unwanted, refusals.without, refusals.tail, states.not, states.notAfter, states.mended, NOT_WOKEN]
      .filter((list) => list !== undefined)
      .join(),
  );
  const isGap = (words: string, empty: ReadonlySet<string>) =>
    words.split(' ').filter(Boolean).length <= GAP_MAX &&
    words
      .split(' ')
      .filter(Boolean)
      .every((word) => empty.has(word));
  return {
    isVerbFinal: findPack(code)?.verbFinal === true,
    mayDeny: (line) => hasPhrase(any, line),
    findUnwanted: (line) => findPhrases(unwanted, line),
    findWithout: (line) => findPhrases(without, line),
    endsInNeither: (line) => findPhrases(tail, line).some(({ end }) => end === line.length - 1),
    tellsOfLack: (line) => hasPhrase(lacks, line),
    asks: (line) => hasPhrase(asks, line) || hasPhrase(forgetting, line),
    isDenied: (line, { start, end }, empty) =>
      findPhrases(not, line).some((no) => no.end <= start && isGap(line.slice(no.end, start), empty)) ||
      findPhrases(notAfter, line).some((no) => no.start >= end && isGap(line.slice(end, no.start), empty)),
    isMended: (line) =>
      findPhrases(mended, line).some(
        ({ start }) => !findPhrases(not, line).some((no) => no.end <= start && line.slice(no.end, start).length <= 1),
      ),
    endsInNo: (line) =>
      [...findPhrases(not, line), ...findPhrases(notAfter, line)].some(({ end }) => end === line.length - 1),
    leavesAsleep: (line) => hasPhrase(notWoken, line),
    reminds: (line) => hasPhrase(reminding, line),
    isDone: (line) => hasPhrase(done, line),
  };
}

const REMINDING_INSIDE = /忘れない|忘れず|别忘|別忘|不要忘|勿忘|唔好唔記得|อย่าลืม/u;

/** So many words of grammar may stand between a no and what it denies: "nothing is broken". */
const GAP_MAX = 1;

function readUnspaced(code: string): DenialWords | null {
  const [refusals, states] = [UNSPACED_REFUSALS[code], UNSPACED_STATES[code]];
  if (refusals === undefined || states === undefined) return null;
  return {
    isVerbFinal: findPack(code)?.verbFinal === true,
    mayDeny: () => true,
    findUnwanted: (line) => findPhrases(refusals.unwanted, line),
    findWithout: () => [],
    endsInNeither: () => false,
    tellsOfLack: () => false,
    asks: (line) => refusals.asks.test(line),
    isDenied: (line, { start, end }) => states.before.test(line.slice(0, start)) || states.after.test(line.slice(end)),
    isMended: (line) => states.mended.test(line),
    endsInNo: (line) => /(?:ない|ません|不行|不能|没有|沒有|ไม่ได้)$/u.test(line.trim()),
    leavesAsleep: () => false,
    reminds: (line) => REMINDING_INSIDE.test(line),
    isDone: (line) => states.done.test(line),
  };
}
