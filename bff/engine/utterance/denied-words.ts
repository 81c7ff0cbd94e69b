import { compilePhrases, findPhrases, hasPhrase, type Span } from '../../language/lexicon/phrases.ts';
import type { Cues } from '../../language/pack/cues.ts';
import type { LanguagePack } from '../../language/pack/pack.ts';
import { findPack, PACKS } from '../../language/pack/packs.ts';

/** Finds a language's words of denial in a clause. */
export interface DenialWords {
  /** Whether the line holds any word of denial. Most messages hold none and are read no further. */
  mayDeny(line: string): boolean;
  /** Finds words such as "not needed", "not wanted" and "do not bring". */
  findUnwanted(line: string): Span[];
  /** Words by which a guest has the thing already: "enough", "our own". */
  findProvided(line: string): Span[];
  /** "No …", right before a thing. */
  findWithout(line: string): Span[];
  /** Whether the line ends in "neither". */
  endsInNeither(line: string): boolean;
  /** Whether the line reports that something is missing. */
  speaksOfLack(line: string): boolean;
  /** Whether the line is a question or a condition. */
  asks(line: string): boolean;
  /** Whether a plain no ends right before the span or begins right behind it. */
  isDenied(line: string, place: Span, empty: ReadonlySet<string>): boolean;
  /** Whether a no ends the clause: "… but the TV does not". */
  endsInNo(line: string): boolean;
  /** Whether something works again, is repaired or is over. */
  isRepaired(line: string): boolean;
  /** Whether the guest does not want to be woken. */
  leavesAsleep(line: string): boolean;
  /** Whether the line is a reminder ("do not forget"). A reminder withdraws nothing. */
  reminds(line: string): boolean;
  /** Whether the line says that something is ordered, noted or cancelled. */
  isDone(line: string): boolean;
  /** Whether the no follows what it denies. */
  readonly isVerbFinal: boolean;
}

type AnyLanguage = Pick<Cues, 'forgetting' | 'reminding' | 'notWoken'>;

/** Cues that are searched in all languages together. */
const listOfAll = (cue: keyof AnyLanguage) => PACKS.flatMap(({ cues }) => cues[cue] ?? []).join(', ');
let allPatterns: Record<keyof AnyLanguage, RegExp | null> | null = null;

function compileAll(): Record<keyof AnyLanguage, RegExp | null> {
  return {
    forgetting: compilePhrases(listOfAll('forgetting')),
    reminding: compilePhrases(listOfAll('reminding')),
    notWoken: compilePhrases(listOfAll('notWoken')),
  };
}
const cache = new Map<string, DenialWords>();

/** Returns a language's words of denial, compiled at their first use; null if it has none. */
export function denialWordsOf(code: string): DenialWords | null {
  const cached = cache.get(code);
  if (cached !== undefined) return cached;
  const pack = findPack(code);
  if (pack === null) return null;
  const words = pack.script.unspaced ? readUnspaced(pack) : readSpaced(pack);
  if (words !== null) cache.set(code, words);
  return words;
}

function readSpaced({ cues, verbFinal }: LanguagePack): DenialWords | null {
  const { refusal, state } = cues;
  if (refusal === null || state === null) return null;
  allPatterns ??= compileAll();
  const { forgetting, reminding, notWoken } = allPatterns;
  const [unwanted, provided, without, tail, lacks, asks] = [
    compilePhrases(refusal.unwanted),
    compilePhrases(refusal.provided),
    compilePhrases(refusal.without),
    compilePhrases(refusal.tail),
    compilePhrases(refusal.lacks),
    compilePhrases(refusal.asks),
  ];
  const [not, notAfter, mended, done] = [
    compilePhrases(state.not),
    compilePhrases(state.notAfter),
    compilePhrases(state.mended),
    compilePhrases(state.done),
  ];
  const any = compilePhrases(
    [
      refusal.unwanted,
      refusal.provided,
      refusal.without,
      refusal.tail,
      state.not,
      state.notAfter,
      state.mended,
      listOfAll('notWoken'),
    ]
      .filter((list) => list !== null)
      .join(),
  );
  const isGap = (words: string, empty: ReadonlySet<string>) =>
    words.split(' ').filter(Boolean).length <= GAP_MAX &&
    words
      .split(' ')
      .filter(Boolean)
      .every((word) => empty.has(word));
  return {
    isVerbFinal: verbFinal,
    mayDeny: (line) => hasPhrase(any, line),
    findUnwanted: (line) => findPhrases(unwanted, line),
    findProvided: (line) => {
      const denials = [...findPhrases(not, line), ...findPhrases(notAfter, line)];
      return findPhrases(provided, line).filter(
        ({ start, end }) =>
          !denials.some(
            (no) => (no.start < end && start < no.end) || isClose(line, no.end, start) || isClose(line, end, no.start),
          ),
      );
    },
    findWithout: (line) => findPhrases(without, line),
    endsInNeither: (line) => findPhrases(tail, line).some(({ end }) => end === line.length - 1),
    speaksOfLack: (line) => hasPhrase(lacks, line),
    asks: (line) => hasPhrase(asks, blankOut(line, unwanted)) || hasPhrase(forgetting, line),
    isDenied: (line, { start, end }, empty) =>
      findPhrases(not, line).some((no) => no.end <= start && isGap(line.slice(no.end, start), empty)) ||
      findPhrases(notAfter, line).some((no) => no.start >= end && isGap(line.slice(end, no.start), empty)),
    isRepaired: (line) =>
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

/** Whether at most one word stands between two positions: "not nearly enough". */
function isClose(line: string, from: number, to: number): boolean {
  return from <= to && line.slice(from, to).split(' ').filter(Boolean).length <= GAP_MAX;
}

/** Blanks refusals, as a word of asking inside one asks nothing: "you can skip the cleaning". */
function blankOut(line: string, refusals: RegExp | null): string {
  return refusals === null ? line : line.replace(refusals, (phrase) => '-'.repeat(phrase.length));
}

/** The most function words between a no and what it denies: "nothing is broken". */
const GAP_MAX = 1;

function readUnspaced({ cues, verbFinal }: LanguagePack): DenialWords | null {
  const { refusalInside, stateInside } = cues;
  if (refusalInside === null || stateInside === null) return null;
  const unwanted = new RegExp(refusalInside.unwanted, 'gu');
  const provided = new RegExp(refusalInside.provided, 'gu');
  const [asks, reminding] = [new RegExp(refusalInside.asks, 'u'), new RegExp(refusalInside.reminds, 'u')];
  const [before, after] = [new RegExp(stateInside.before, 'u'), new RegExp(stateInside.after, 'u')];
  const [mended, done] = [new RegExp(stateInside.mended, 'u'), new RegExp(stateInside.done, 'u')];
  const lastNo = new RegExp(stateInside.lastNo, 'u');
  return {
    isVerbFinal: verbFinal,
    mayDeny: () => true,
    findUnwanted: (line) => findPhrases(unwanted, line),
    findProvided: (line) => findPhrases(provided, line),
    findWithout: () => [],
    endsInNeither: () => false,
    speaksOfLack: () => false,
    asks: (line) => asks.test(blankOut(line, unwanted)),
    isDenied: (line, { start, end }) => before.test(line.slice(0, start)) || after.test(line.slice(end)),
    isRepaired: (line) => mended.test(line),
    endsInNo: (line) => lastNo.test(line.trim()),
    leavesAsleep: () => false,
    reminds: (line) => reminding.test(line),
    isDone: (line) => done.test(line),
  };
}
