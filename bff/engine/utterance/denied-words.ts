import { compilePhrases, findPhrases, hasPhrase, type Span } from '../../language/lexicon/phrases.ts';
import type { Cues } from '../../language/pack/cues.ts';
import type { LanguagePack } from '../../language/pack/pack.ts';
import { findPack, PACKS } from '../../language/pack/packs.ts';

/** What a language's own words of denial are in one clause. */
export interface DenialWords {
  /** Stands any word of denial in the line? Most messages hold none, and are read no further. */
  mayDeny(line: string): boolean;
  /** Not needed, not wanted, "do not bring". */
  findUnwanted(line: string): Span[];
  /** Enough of it, their own of it: what a guest who has it needs no more of. */
  findProvided(line: string): Span[];
  /** "No …", right before a thing. */
  findWithout(line: string): Span[];
  /** Does it end in "neither"? */
  endsInNeither(line: string): boolean;
  /** Does it tell that something is lacking? */
  speaksOfLack(line: string): boolean;
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

type AnyLanguage = Pick<Cues, 'forgetting' | 'reminding' | 'notWoken'>;

/** What is looked for in all languages at once. */
const listOfAll = (cue: keyof AnyLanguage) => PACKS.flatMap(({ cues }) => cues[cue] ?? []).join(', ');
let ofAll: Record<keyof AnyLanguage, RegExp | null> | null = null;

function compileAll(): Record<keyof AnyLanguage, RegExp | null> {
  return {
    forgetting: compilePhrases(listOfAll('forgetting')),
    reminding: compilePhrases(listOfAll('reminding')),
    notWoken: compilePhrases(listOfAll('notWoken')),
  };
}
const ready = new Map<string, DenialWords>();

/** A language's words of denial, made ready at their first use; null for one we have no words of. */
export function denialWordsOf(code: string): DenialWords | null {
  const known = ready.get(code);
  if (known !== undefined) return known;
  const pack = findPack(code);
  if (pack === null) return null;
  const made = pack.script.unspaced ? readUnspaced(pack) : readSpaced(pack);
  if (made !== null) ready.set(code, made);
  return made;
}

function readSpaced({ cues, verbFinal }: LanguagePack): DenialWords | null {
  const { refusal, state } = cues;
  if (refusal === null || state === null) return null;
  ofAll ??= compileAll();
  const { forgetting, reminding, notWoken } = ofAll;
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
      const nos = [...findPhrases(not, line), ...findPhrases(notAfter, line)];
      return findPhrases(provided, line).filter(
        ({ start, end }) =>
          !nos.some(
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

/** "Not nearly enough": a no, at most one word, and what it denies. */
function isClose(line: string, from: number, to: number): boolean {
  return from <= to && line.slice(from, to).split(' ').filter(Boolean).length <= GAP_MAX;
}

/** "You can skip the cleaning": a word of asking within a refusal asks for nothing. */
function blankOut(line: string, refusals: RegExp | null): string {
  return refusals === null ? line : line.replace(refusals, (phrase) => '-'.repeat(phrase.length));
}

/** So many words of grammar may stand between a no and what it denies: "nothing is broken". */
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
    isMended: (line) => mended.test(line),
    endsInNo: (line) => lastNo.test(line.trim()),
    leavesAsleep: () => false,
    reminds: (line) => reminding.test(line),
    isDone: (line) => done.test(line),
  };
}
