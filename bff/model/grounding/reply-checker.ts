import { checkText, foreignNames, isInLanguage } from './check-text.ts';
import { type Grounds, ReadSources } from './grounds.ts';
import { CITES_MAX, type Judged, type SentenceFault, SentenceJudge } from './sentence-judge.ts';
import { type Sentence, SentenceReader } from './sentences.ts';
import { losesDenial, standsAlone } from './what-is-left.ts';

export type ReplyFault = SentenceFault;

/** The result of a check: `passed` is the text that may be shown now. After a fault no further text passes. */
export interface Checked {
  passed: string;
  fault: ReplyFault | null;
}

/** A sentence that the embedded checks do not decide, with the ids of the cited sources. */
export interface OpenClaim {
  claim: string;
  cites: readonly string[];
  /** Sets whether the sources support the claim. Returns the text that may be shown now. */
  settle(isSupported: boolean): Checked;
}

/** A sentence of the reply. `verdict`: null while the sentence is open. */
interface JudgedSentence {
  judged: Judged;
  before: Sentence['before'];
  cites: readonly string[];
  verdict: 'passes' | 'dropped' | null;
}

/**
 * Checks a reply against its sources while the model writes the reply. A sentence passes once the sentence and all earlier sentences
 * are judged. A sentence must cite given sources (or use the citations of the next sentence), state only facts from its sources,
 * claim no completed action and not echo the guest. Other sentences are dropped. The remaining text must share content with a
 * source, be in the right language and disclose nothing confidential.
 */
export class ReplyChecker {
  readonly cited = new Set<string>();
  /** The faults of the dropped sentences, in order. */
  readonly dropped: SentenceFault[] = [];
  readonly #grounds: Grounds;
  readonly #sources: ReadSources;
  readonly #judge: SentenceJudge;
  readonly #mayAsk: boolean;
  readonly #reader = new SentenceReader();
  #raw = '';
  #waiting: Sentence[] = [];
  #sentences: JudgedSentence[] = [];
  /** The sources that sentences cited, dropped sentences included. */
  readonly #citedByAny = new Set<string>();
  #openClaims: OpenClaim[] = [];
  #text = '';
  #shown = 0;
  #hasSupport = false;
  /** Whether the previous sentence was dropped. Sentences that depend on a dropped sentence are dropped too. */
  #isPreviousDropped = false;
  #isTextComplete = false;
  #fault: ReplyFault | null = null;

  /** `mayAsk`: a second reader settles open claims; otherwise open claims are dropped. */
  constructor(grounds: Grounds, { mayAsk = false }: { mayAsk?: boolean } = {}) {
    this.#grounds = grounds;
    this.#sources = new ReadSources(grounds);
    this.#judge = new SentenceJudge(grounds, this.#sources);
    this.#mayAsk = mayAsk;
  }

  /** The text that has passed so far. */
  get text(): string {
    return this.#text;
  }

  /** The fault of the whole reply; null: none so far. */
  get fault(): ReplyFault | null {
    return this.#fault;
  }

  push(piece: string): Checked {
    return this.#take(this.#reader.push(piece), false);
  }

  /** Ends the text: the remaining sentences pass, or the reply has a fault. With open claims, this happens when the last one is settled. */
  end(): Checked {
    return this.#take(this.#reader.end(), true);
  }

  /** Returns the claims that became open since the last call. */
  takeOpen(): OpenClaim[] {
    const claims = this.#openClaims;
    this.#openClaims = [];
    return claims;
  }

  #take(sentences: readonly Sentence[], isEnd: boolean): Checked {
    if (sentences.length === 0 && !isEnd) return { passed: '', fault: this.#fault };
    this.#raw = [this.#raw, ...sentences.map(({ text }) => text)].join(' ');
    this.#fault ??= checkText(this.#raw, this.#grounds);
    for (const sentence of sentences) {
      this.#waiting.push(sentence);
      if (sentence.cites.length > 0) this.#judgeWaiting(sentence.cites);
    }
    if (isEnd) {
      this.#isTextComplete = true;
      const cited = [...this.#citedByAny].slice(-CITES_MAX);
      if (cited.length === 0) this.#fault ??= 'no_citation';
      else if (this.#waiting.length > 0) this.#judgeWaiting(cited);
    }
    return this.#flush();
  }

  /** Judges the sentences that waited for these citations. */
  #judgeWaiting(cites: readonly string[]): void {
    for (const id of cites) this.#citedByAny.add(id);
    for (const { text, before } of this.#waiting) {
      if (text === '') continue;
      const judged = this.#judge.judge(text, cites);
      const isOpen = judged.isOpen && this.#mayAsk;
      const judgedSentence: JudgedSentence = {
        judged,
        before,
        cites,
        verdict: isOpen ? null : judged.fault === null ? 'passes' : 'dropped',
      };
      this.#sentences.push(judgedSentence);
      if (isOpen) this.#openClaims.push(this.#toClaim(judgedSentence));
    }
    this.#waiting = [];
  }

  #toClaim(judgedSentence: JudgedSentence): OpenClaim {
    return {
      claim: judgedSentence.judged.text,
      cites: judgedSentence.cites,
      settle: (isSupported) => {
        judgedSentence.verdict ??= isSupported ? 'passes' : 'dropped';
        return this.#flush();
      },
    };
  }

  /** Adds the decided sentences to the text, up to the first undecided sentence. */
  #flush(): Checked {
    while (this.#sentences[0]?.verdict != null) {
      const [next, after] = this.#sentences;
      if (next === undefined) break;
      const dependsOnDropped = this.#isPreviousDropped && !standsAlone(next.judged.text, this.#grounds.language);
      if (next.verdict === 'dropped' || dependsOnDropped) {
        this.dropped.push(next.judged.fault ?? 'off_source');
        this.#isPreviousDropped = true;
        this.#sentences.shift();
        continue;
      }
      // A "Yes!" without content belongs to the next sentence and is kept or dropped with it.
      if (!next.judged.hasSupport && after === undefined && !this.#isTextComplete) break;
      if (!next.judged.hasSupport && after?.verdict === null) break;
      this.#sentences.shift();
      if (!next.judged.hasSupport && after?.verdict === 'dropped') continue;
      this.#add(next);
    }
    return this.#conclude();
  }

  #add({ judged, before, cites }: JudgedSentence): void {
    this.#isPreviousDropped = false;
    for (const id of cites) this.cited.add(id);
    this.#hasSupport ||= judged.hasSupport;
    this.#text += this.#text === '' ? judged.text : `${before}${judged.text}`;
  }

  #conclude(): Checked {
    this.#fault ??= checkText(this.#text, this.#grounds); // the text now contains its figures
    const names = foreignNames(this.#sources.texts([...this.cited]), this.#grounds.language);
    const isRightLanguage = isInLanguage(this.#text, this.#grounds.language, names);
    if (isRightLanguage === false) this.#fault ??= 'language';
    const isComplete = this.#isTextComplete && this.#sentences.length === 0;
    if (isComplete && !this.#hasSupport) this.#fault ??= this.dropped[0] ?? 'off_source';
    const remaining = { sources: this.#sources.statements([...this.cited]), isWhole: this.dropped.length === 0 };
    if (isComplete && losesDenial(this.#text, this.#grounds.language, remaining))
      this.#fault ??= this.dropped[0] ?? 'contradiction';
    if (this.#fault !== null || ((isRightLanguage === null || !this.#hasSupport) && !isComplete))
      return { passed: '', fault: this.#fault };
    const passed = this.#text.slice(this.#shown);
    this.#shown = this.#text.length;
    return { passed, fault: null };
  }
}
