/** A sentence as a guest reads it, with the sources it names. */
export interface Sentence {
  /** Without marks and without space around it. */
  text: string;
  /** The ids it cites, as written: S1, S2 … */
  cites: string[];
  /** What stands between it and the sentence before: nothing, a space or a line break. */
  before: '' | ' ' | '\n';
}

const MARK = /[[【(]\s*(?:sources?:?\s*)?((?:S\d{1,3})(?:\s*[,;]\s*S\d{1,3})*)\s*[\]】)]/giu;
/** A sentence ends where a stop, but that of "pr. person", is followed by a space, a mark or a line; East Asian stops end it at once. */
const ENDS =
  /(?:(?:(?:(?<!(?<![\p{L}\p{M}])(?:pr|ca|nr|bzw|inkl|incl|approx|resp))\.|[!?…؟।։])+["”»’)]*(?=\s|[[【]|\(\s*S\d)|[。！？]+[」』”）]*)(?:\s|[[【(]\s*(?:sources?:?\s*)?S\d{1,3}(?:\s*[,;]\s*S\d{1,3})*\s*[\]】)])*|\n\s*)(?=[^\s[【(]|\((?!\s*(?:s|$)))/giu;

/** Cuts a text that arrives in pieces into sentences, each given out once it is whole and its marks are read. */
export class SentenceReader {
  #buffer = '';
  #gap: Sentence['before'] = '';

  /** Takes the next piece; returns the sentences that are whole now. */
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

  /** The rest, once the text is over. */
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
      // Marks alone belong to what was said before.
      this.#gap = before === '\n' || gap === '\n' ? '\n' : gap || before;
      return cites.length === 0 ? [] : [{ text, cites, before: '' }];
    }
    this.#gap = gap;
    return [{ text, cites, before }];
  }
}
