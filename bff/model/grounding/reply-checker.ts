import type { Source } from '../../../shared/domain/decision.ts';
import type { Concept } from '../../language/pack/concepts.ts';
import { findPersonNames } from '../names.ts';
import { addsWords } from './check-additions.ts';
import { checkFigures } from './check-figures.ts';
import { checkSentence, type Fault, PROMISED, rests } from './check-sentence.ts';
import { checkStatements } from './check-statements.ts';
import { checkText, isInLanguage, type TextFault } from './check-text.ts';
import { checkWords } from './check-words.ts';
import { claimsAct, knowsClaims } from './claimed-acts.ts';
import { type Clause, readClauses } from './clauses.ts';
import { echoesGuest } from './echo.ts';
import { type Facts, readFacts } from './facts.ts';
import { keepsDays } from './hours.ts';
import { type Sentence, SentenceReader } from './sentences.ts';
import { readStatements, type Statement, subjectsOf } from './statements.ts';

export type ReplyFault = Fault | TextFault | 'foreign_citation' | 'no_citation' | 'citations' | 'name' | 'act' | 'echo';

/** Few: from a sentence that cites every source, the price of one thing would pass as another's. */
const CITES_MAX = 3;
/** Sentences are numbered from 0 in each source; so far apart, those of two sources never share a number. */
const SENTENCES_APART = 1_000;
/** Where it cannot be told whether a sentence says that something was done, it may not speak of what could be. */
const ACTS: readonly Concept[] = ['book', 'cancel', 'confirm', 'change', 'extend', 'order', 'refund', 'room_change'];

/** What a reply is held against. `sources` by the ids of the prompt. */
export interface Grounds {
  language: string;
  sources: ReadonlyMap<string, Source>;
  guestWords: string;
  /** What the hotel tells everybody: only names in it may be said. */
  publicText: string;
  canary: string;
  rules: string;
}

/** A text that arrives in pieces: `passed` may be shown now. Once there is a fault, nothing passes any more. */
export interface Checked {
  passed: string;
  fault: ReplyFault | null;
}

/**
 * Holds a reply against its sources while it is written. A sentence passes once it and all before it are in order:
 * it cites given sources (or the next sentence that cites any stands for it too), states nothing that is not in them,
 * says of nothing that it was done, does not repeat the guest, and the text so far speaks of what a source speaks of, in
 * the right language, and gives nothing away.
 */
export class ReplyChecker {
  readonly cited = new Set<string>();
  readonly #grounds: Grounds;
  readonly #reader = new SentenceReader();
  readonly #facts = new Map<string, Facts>();
  readonly #statements = new Map<string, Statement[]>();
  readonly #clauses = new Map<string, Clause[]>();
  readonly #guest: Facts;
  #subjects: ReadonlySet<Concept> = new Set();
  #waiting: Sentence[] = [];
  #text = '';
  #shown = 0;
  #rests = false;
  #fault: ReplyFault | null = null;

  constructor(grounds: Grounds) {
    this.#grounds = grounds;
    this.#guest = readFacts(grounds.guestWords, grounds.language);
  }

  /** The text that passed so far. */
  get text(): string {
    return this.#text;
  }

  push(piece: string): Checked {
    return this.#take(this.#reader.push(piece), false);
  }

  /** The text is over: what is left passes, or the reply is at fault. */
  end(): Checked {
    return this.#take(this.#reader.end(), true);
  }

  #take(sentences: readonly Sentence[], isEnd: boolean): Checked {
    if (sentences.length === 0 && !isEnd) return { passed: '', fault: this.#fault };
    const next = sentences.map(({ text }) => text);
    this.#fault ??= checkText([this.#text, ...this.#waiting.map(({ text }) => text), ...next].join(' '), this.#grounds);
    for (const sentence of sentences) {
      this.#waiting.push(sentence);
      if (sentence.cites.length > 0) this.#fault ??= this.#settle(sentence.cites);
    }
    if (isEnd && this.cited.size === 0) this.#fault ??= 'no_citation';
    if (isEnd && this.#waiting.length > 0) this.#fault ??= this.#settle([...this.cited].slice(-CITES_MAX));
    const isRight = isInLanguage(this.#text, this.#grounds.language);
    if (isRight === false) this.#fault ??= 'language';
    if (isEnd && !this.#rests) this.#fault ??= 'off_source';
    if (this.#fault !== null || ((isRight === null || !this.#rests) && !isEnd))
      return { passed: '', fault: this.#fault };
    const passed = this.#text.slice(this.#shown);
    this.#shown = this.#text.length;
    return { passed, fault: null };
  }

  /** Checks the sentences that waited for these citations, and adds them to the text. */
  #settle(cites: readonly string[]): ReplyFault | null {
    if (cites.some((id) => !this.#grounds.sources.has(id))) return 'foreign_citation';
    if (new Set(cites).size > CITES_MAX) return 'citations';
    for (const id of cites) this.cited.add(id);
    const sources = cites.map((id) => this.#factsOf(id));
    for (const { text, before } of this.#waiting) {
      if (text === '') continue;
      const said = readFacts(text, this.#grounds.language);
      const fault = checkSentence(said, sources, this.#guest) ?? this.#checkWords(text, said, cites);
      if (fault !== null) return fault;
      if (findPersonNames(text, this.#grounds.language, this.#grounds.publicText).length > 0) return 'name';
      const added = this.#checkClauses(text, cites);
      // Whole words of another language are all unknown: that is what is wrong with them.
      if (added !== null)
        return isInLanguage(`${this.#text} ${text}`, this.#grounds.language) === false ? 'language' : added;
      this.#rests ||= rests(said, sources);
      this.#text += this.#text === '' ? text : `${before}${text}`;
    }
    this.#waiting = [];
    return null;
  }

  /** Faults of single words and sentences: acts that are claimed, the guest's own words said back, days, statements. */
  #checkWords(text: string, said: Facts, cites: readonly string[]): ReplyFault | null {
    const { language, guestWords, sources } = this.#grounds;
    if (claimsAct(text, language)) return 'act';
    if (!knowsClaims(language) && ACTS.some((act) => said.concepts.has(act))) return 'act';
    const quoted = cites.flatMap((id) => sources.get(id) ?? []);
    if (echoesGuest(text, guestWords, quoted.map(({ quote }) => quote).join('\n'))) return 'echo';
    const theirWords = quoted.map((source) => ({ text: source.quote, language: source.language }));
    if (said.times.size > 0 && !keepsDays({ text, language }, theirWords, { text: guestWords, language }))
      return 'time';
    const statements = readStatements(text, language, this.#subjects);
    this.#subjects = statements.at(-1)?.subjects ?? this.#subjects;
    const theirs = cites.flatMap((id) => this.#statementsOf(id));
    return checkStatements(statements, theirs, subjectsOf(this.#guest));
  }

  /** Faults of figures and words by their neighbours: words that were added, a figure or a word said of another thing. */
  #checkClauses(text: string, cites: readonly string[]): ReplyFault | null {
    const said = readClauses(text, this.#grounds.language);
    const theirs = cites.flatMap((id, index) =>
      this.#clausesOf(id).map((clause) => ({ ...clause, sentence: clause.sentence + index * SENTENCES_APART })),
    );
    const { language, sources } = this.#grounds;
    const quoted = cites.flatMap((id) => sources.get(id) ?? []);
    const isTheirs = quoted.every((source) => source.language === language);
    const words = quoted.flatMap(({ label, quote }) => [label, quote]);
    if (isTheirs && addsWords(text, words, language)) return 'unsaid';
    return checkFigures(said, theirs) ?? checkWords(said, theirs);
  }

  #clausesOf(id: string): Clause[] {
    const known = this.#clauses.get(id);
    const source = this.#grounds.sources.get(id);
    if (known !== undefined || source === undefined) return known ?? [];
    const asked = readClauses(source.label, source.language).flatMap(({ things }) => [...things]);
    const read = readClauses(source.quote, source.language, new Set(asked));
    this.#clauses.set(id, read);
    return read;
  }

  #statementsOf(id: string): Statement[] {
    const source = this.#grounds.sources.get(id);
    if (source === undefined) return [];
    const asked = source.type === 'faq' ? subjectsOf(readFacts(source.label, source.language)) : new Set<Concept>();
    const read = this.#statements.get(id) ?? readStatements(source.quote, source.language, asked);
    this.#statements.set(id, read);
    return read;
  }

  #factsOf(id: string): Facts {
    const known = this.#facts.get(id);
    if (known !== undefined) return known;
    const source = this.#grounds.sources.get(id);
    const words = source === undefined ? '' : source.quote;
    const facts = readFacts(words, source?.language ?? this.#grounds.language);
    const asked = source?.type === 'faq' ? readFacts(source.label, source.language) : null;
    // What the hotel's question names, its answer is about; but only the answer states figures and promises.
    const both =
      asked === null
        ? facts
        : { ...facts, concepts: withSubjects(facts, asked), kinds: new Set([...facts.kinds, ...asked.kinds]) };
    this.#facts.set(id, both);
    return both;
  }
}

function withSubjects(answer: Facts, question: Facts): Facts['concepts'] {
  const asked = [...question.concepts].filter((concept) => !PROMISED.some((promise) => promise === concept));
  return new Set([...answer.concepts, ...asked]);
}
