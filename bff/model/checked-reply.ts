import { type Checked, ReplyChecker } from './grounding/reply-checker.ts';
import { type Prompt, toGuestWords, toPublicText, toSourceId, type writePrompt } from './prompts.ts';
import { CLAIMS_MAX, type SecondReader } from './second-reader.ts';
import type { ModelTurn, SecondOpinion } from './types.ts';

/** A reply while it is written, checked sentence by sentence, with a second reader where one is set up. */
export class CheckedReply {
  readonly opinions: SecondOpinion[] = [];
  readonly #turn: ModelTurn;
  readonly #checker: ReplyChecker;
  readonly #reader: SecondReader | null;
  readonly #show: (text: string) => void;
  readonly #asked: Promise<void>[] = [];

  /** `show`: what passed may be seen now. */
  constructor(
    turn: ModelTurn,
    prompt: ReturnType<typeof writePrompt>,
    given: { canary: string; reader: SecondReader | null; show: (text: string) => void },
  ) {
    this.#turn = turn;
    this.#reader = given.reader;
    this.#show = given.show;
    this.#checker = createChecker(turn, prompt, given);
  }

  get text(): string {
    return this.#checker.text;
  }

  get dropped(): readonly string[] {
    return this.#checker.dropped;
  }

  /** The sources that what passed rests on. */
  get sources(): ModelTurn['sources'] {
    return this.#turn.sources.filter((_, index) => this.#checker.cited.has(toSourceId(index)));
  }

  /** Takes the next piece; what is wrong with the whole, as far as it is known. */
  push(piece: string): string | null {
    return this.#take(this.#checker.push(piece));
  }

  /** The text is over: waits for what was asked of the second reader, and says what is wrong with the whole. */
  async end(): Promise<string | null> {
    const fault = this.#take(this.#checker.end(), false);
    if (fault !== null) return fault;
    await Promise.all(this.#asked);
    return this.#checker.fault ?? this.#findLoss();
  }

  /** Of a reply of which something was left out the rest must still say what the engine's own answer rests on. */
  #findLoss(): string | null {
    const [dropped] = this.dropped;
    if (dropped === undefined) return null;
    const ids = new Set(this.sources.map(({ id }) => id));
    return this.#turn.keeps.every((id) => ids.has(id)) ? null : dropped;
  }

  #take({ passed, fault }: Checked, isShown = true): string | null {
    for (const open of this.#checker.takeOpen()) {
      const isAsked = this.#reader !== null && this.#asked.length < CLAIMS_MAX;
      if (!isAsked) this.#tell(open.settle(false));
      else this.#asked.push(this.#ask(open));
    }
    if (isShown) this.#tell({ passed, fault });
    return this.#checker.fault;
  }

  async #ask({ claim, cites, settle }: ReturnType<ReplyChecker['takeOpen']>[number]): Promise<void> {
    const sources = this.#turn.sources.filter((_, index) => cites.includes(toSourceId(index)));
    const opinion = await this.#reader?.ask(this.#turn, claim, sources);
    if (opinion !== undefined) this.opinions.push(opinion);
    this.#tell(settle(opinion?.verdict === 'supported'));
  }

  #tell({ passed, fault }: Checked): void {
    if (fault === null && passed !== '') this.#show(passed);
  }
}

function createChecker(
  turn: ModelTurn,
  prompt: Prompt & Pick<ReturnType<typeof writePrompt>, 'marks'>,
  { canary, reader }: { canary: string; reader: SecondReader | null },
): ReplyChecker {
  const grounds = {
    language: turn.language,
    sources: new Map(turn.sources.map((source, index) => [toSourceId(index), source])),
    marks: prompt.marks,
    guestWords: toGuestWords(turn),
    house: turn.propertyName,
    publicText: toPublicText(turn),
    canary,
    rules: prompt.rules,
  };
  return new ReplyChecker(grounds, { mayAsk: reader !== null });
}
