/** A sentence as a guest reads it, with the sources it cites. */
export interface Sentence {
  /** The text without citation marks and without surrounding space. */
  text: string;
  /** The cited ids as written: S1, S2 … */
  cites: string[];
  /** The separator from the previous sentence: nothing, a space or a line break. */
  before: '' | ' ' | '\n';
}

const MARK = /[[【(]\s*(?:sources?:?\s*)?((?:S\d{1,3})(?:\s*[,;]\s*S\d{1,3})*)\s*[\]】)]/giu;
/** A sentence ends where a stop, but that of "pr. person", is followed by a space, a mark or a line; East Asian stops end it at once. */
const ENDS =
  /(?:(?:(?:(?<!(?<![\p{L}\p{M}])(?:pr|ca|nr|bzw|inkl|incl|approx|resp))\.|[!?…؟।։])+["”»’)]*(?=\s|[[【]|\(\s*S\d)|[。！？]+[」』”）]*)(?:\s|[[【(]\s*(?:sources?:?\s*)?S\d{1,3}(?:\s*[,;]\s*S\d{1,3})*\s*[\]】)])*|\n\s*)(?=[^\s[【(]|\((?!\s*(?:s|$)))/giu;

/** Splits a text that arrives in pieces into sentences. A sentence is returned when it is complete and its citations are read. */
export class SentenceReader {
  #buffer = '';
  #gap: Sentence['before'] = '';

  /** Takes the next piece and returns the sentences that are complete now. */
  push(piece: string): Sentence[] {
    this.#buffer += piece;
    const sentences: Sentence[] = [];
    let start = 0;
    for (const match of this.#buffer.matchAll(ENDS)) {
      const end = match.index + match[0].length;
      sentences.push(...this.#read(this.#buffer.slice(start, end)));
      start = end;
    }
    this.#buffer = this.#buffer.slice(start);
    return sentences;
  }

  /** Returns the remaining sentence at the end of the text. */
  end(): Sentence[] {
    const rest = this.#buffer;
    this.#buffer = '';
    return this.#read(rest);
  }

  #read(raw: string): Sentence[] {
    const cites = [...raw.matchAll(MARK)].flatMap(([, ids = '']) => ids.toUpperCase().split(/\s*[,;]\s*/));
    const bare = raw.replace(MARK, '');
    const text = bare
      .trim()
      .replace(/[^\S\n]{2,}/gu, ' ')
      .replace(/\s+(?=[.!?,;:…。！？،؟।]+(?:\s|$))/gu, '');
    const before = this.#gap;
    const gap = /\n\s*$/u.test(bare) ? '\n' : /\s$/u.test(bare) ? ' ' : '';
    if (text === '') {
      // Citation marks without text belong to the previous sentence.
      this.#gap = before === '\n' || gap === '\n' ? '\n' : gap || before;
      return cites.length === 0 ? [] : [{ text, cites, before: '' }];
    }
    this.#gap = gap;
    return [{ text, cites, before }];
  }
}
