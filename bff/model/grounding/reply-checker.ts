import { checkText, foreignNames, isInLanguage } from './check-text.ts';
import { type Grounds, ReadSources } from './grounds.ts';
import { CITES_MAX, type Judged, type SentenceFault, SentenceJudge } from './sentence-judge.ts';
import { type Sentence, SentenceReader } from './sentences.ts';
import { losesDenial, startsOver } from './what-is-left.ts';

export type ReplyFault = SentenceFault;

/** A text that arrives in pieces: `passed` may be shown now. Once there is a fault, nothing passes any more. */
export interface Checked {
  passed: string;
  fault: ReplyFault | null;
}

/** A sentence that the embedded checks do not decide, and the sources it cites. */
export interface OpenClaim {
  claim: string;
  cites: readonly string[];
  /** Says whether its sources support it; what may be shown now comes back. */
  settle(isSupported: boolean): Checked;
}

/** A sentence in its place: `verdict` null while it is open. */
interface Placed {
  judged: Judged;
  before: Sentence['before'];
  cites: readonly string[];
  verdict: 'passes' | 'dropped' | null;
}

/**
 * Holds a reply against its sources while it is written. A sentence passes once it and all before it are judged: it cites given
 * sources (or the next sentence that cites any stands for it too), states nothing that is not in them, says of nothing that it was
 * done and does not repeat the guest. One that does not is left out; what is left must still say something of a source, in the right
 * language, and give nothing away.
 */
export class ReplyChecker {
  readonly cited = new Set<string>();
  /** Why sentences were left out, in their order. */
  readonly dropped: SentenceFault[] = [];
  readonly #grounds: Grounds;
  readonly #sources: ReadSources;
  readonly #judge: SentenceJudge;
  readonly #mayAsk: boolean;
  readonly #reader = new SentenceReader();
  #raw = '';
  #waiting: Sentence[] = [];
  #placed: Placed[] = [];
  /** All sources that sentences named, those that were left out too. */
  readonly #named = new Set<string>();
  #open: OpenClaim[] = [];
  #text = '';
  #shown = 0;
  #rests = false;
  /** The sentence before was left out: what goes on about it goes too. */
  #isGap = false;
  #isOver = false;
  #fault: ReplyFault | null = null;

  /** `mayAsk`: somebody settles what the embedded checks leave open; without, it is left out. */
  constructor(grounds: Grounds, { mayAsk = false }: { mayAsk?: boolean } = {}) {
    this.#grounds = grounds;
    this.#sources = new ReadSources(grounds);
    this.#judge = new SentenceJudge(grounds, this.#sources);
    this.#mayAsk = mayAsk;
  }

  /** The text that passed so far. */
  get text(): string {
    return this.#text;
  }

  /** What is wrong with the whole, as far as it is known. */
  get fault(): ReplyFault | null {
    return this.#fault;
  }

  push(piece: string): Checked {
    return this.#take(this.#reader.push(piece), false);
  }

  /** The text is over: what is left passes, or the reply is at fault; once the last open claim is settled, where there is any. */
  end(): Checked {
    return this.#take(this.#reader.end(), true);
  }

  /** The claims that became open since this was last asked. */
  takeOpen(): OpenClaim[] {
    const open = this.#open;
    this.#open = [];
    return open;
  }

  #take(sentences: readonly Sentence[], isEnd: boolean): Checked {
    if (sentences.length === 0 && !isEnd) return { passed: '', fault: this.#fault };
    this.#raw = [this.#raw, ...sentences.map(({ text }) => text)].join(' ');
    this.#fault ??= checkText(this.#raw, this.#grounds);
    for (const sentence of sentences) {
      this.#waiting.push(sentence);
      if (sentence.cites.length > 0) this.#place(sentence.cites);
    }
    if (isEnd) {
      this.#isOver = true;
      const cited = [...this.#named].slice(-CITES_MAX);
      if (cited.length === 0) this.#fault ??= 'no_citation';
      else if (this.#waiting.length > 0) this.#place(cited);
    }
    return this.#flush();
  }

  /** Judges the sentences that waited for these citations. */
  #place(cites: readonly string[]): void {
    for (const id of cites) this.#named.add(id);
    for (const { text, before } of this.#waiting) {
      if (text === '') continue;
      const judged = this.#judge.judge(text, cites);
      const isOpen = judged.isOpen && this.#mayAsk;
      const placed: Placed = {
        judged,
        before,
        cites,
        verdict: isOpen ? null : judged.fault === null ? 'passes' : 'dropped',
      };
      this.#placed.push(placed);
      if (isOpen) this.#open.push(this.#toClaim(placed));
    }
    this.#waiting = [];
  }

  #toClaim(placed: Placed): OpenClaim {
    return {
      claim: placed.judged.text,
      cites: placed.cites,
      settle: (isSupported) => {
        placed.verdict ??= isSupported ? 'passes' : 'dropped';
        return this.#flush();
      },
    };
  }

  /** Adds to the text what is decided, up to the first sentence that is not. */
  #flush(): Checked {
    while (this.#placed[0]?.verdict != null) {
      const [next, after] = this.#placed;
      if (next === undefined) break;
      const leansBack = this.#isGap && !startsOver(next.judged.text, this.#grounds.language);
      if (next.verdict === 'dropped' || leansBack) {
        this.dropped.push(next.judged.fault ?? 'off_source');
        this.#isGap = true;
        this.#placed.shift();
        continue;
      }
      // "Yes!" alone says yes to what follows: it goes with it.
      if (!next.judged.rests && after === undefined && !this.#isOver) break;
      if (!next.judged.rests && after?.verdict === null) break;
      this.#placed.shift();
      if (!next.judged.rests && after?.verdict === 'dropped') continue;
      this.#add(next);
    }
    return this.#conclude();
  }

  #add({ judged, before, cites }: Placed): void {
    this.#isGap = false;
    for (const id of cites) this.cited.add(id);
    this.#rests ||= judged.rests;
    this.#text += this.#text === '' ? judged.text : `${before}${judged.text}`;
  }

  #conclude(): Checked {
    this.#fault ??= checkText(this.#text, this.#grounds); // now with its figures
    const names = foreignNames(this.#sources.texts([...this.cited]), this.#grounds.language);
    const isRight = isInLanguage(this.#text, this.#grounds.language, names);
    if (isRight === false) this.#fault ??= 'language';
    const isAll = this.#isOver && this.#placed.length === 0;
    if (isAll && !this.#rests) this.#fault ??= this.dropped[0] ?? 'off_source';
    const left = { sources: this.#sources.statements([...this.cited]), isWhole: this.dropped.length === 0 };
    if (isAll && losesDenial(this.#text, this.#grounds.language, left))
      this.#fault ??= this.dropped[0] ?? 'contradiction';
    if (this.#fault !== null || ((isRight === null || !this.#rests) && !isAll))
      return { passed: '', fault: this.#fault };
    const passed = this.#text.slice(this.#shown);
    this.#shown = this.#text.length;
    return { passed, fault: null };
  }
}
