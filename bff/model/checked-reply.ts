import { type Checked, ReplyChecker } from './grounding/reply-checker.ts';
import { type Prompt, toGuestWords, toPublicText, toSourceId, type writePrompt } from './prompts.ts';
import { CLAIMS_MAX, type SecondReader } from './second-reader.ts';
import type { ModelTurn, SecondOpinion } from './types.ts';

/** A reply that is checked sentence by sentence while the model writes it, with the second reader if one is set up. */
export class CheckedReply {
  readonly opinions: SecondOpinion[] = [];
  readonly #turn: ModelTurn;
  readonly #checker: ReplyChecker;
  readonly #reader: SecondReader | null;
  readonly #show: (text: string) => void;
  readonly #pendingQuestions: Promise<void>[] = [];

  /** `show`: receives the text that has passed and may be shown. */
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

  /** The sources that the passed sentences cite. */
  get sources(): ModelTurn['sources'] {
    return this.#turn.sources.filter((_, index) => this.#checker.cited.has(toSourceId(index)));
  }

  /** Takes the next piece. Returns the fault of the whole reply; null: none so far. */
  push(piece: string): string | null {
    return this.#take(this.#checker.push(piece));
  }

  /** Ends the text and waits for the second reader's verdicts. Returns the fault of the whole reply; null: none. */
  async end(): Promise<string | null> {
    const fault = this.#take(this.#checker.end(), false);
    if (fault !== null) return fault;
    await Promise.all(this.#pendingQuestions);
    return this.#checker.fault ?? this.#findLoss();
  }

  /** If sentences were dropped, the remaining ones must cite all sources of the engine's own answer. Returns the fault if they do not. */
  #findLoss(): string | null {
    const [dropped] = this.dropped;
    if (dropped === undefined) return null;
    const ids = new Set(this.sources.map(({ id }) => id));
    return this.#turn.keeps.every((id) => ids.has(id)) ? null : dropped;
  }

  #take({ passed, fault }: Checked, isShown = true): string | null {
    for (const open of this.#checker.takeOpen()) {
      const isAsked = this.#reader !== null && this.#pendingQuestions.length < CLAIMS_MAX;
      if (!isAsked) this.#showPassed(open.settle(false));
      else this.#pendingQuestions.push(this.#ask(open));
    }
    if (isShown) this.#showPassed({ passed, fault });
    return this.#checker.fault;
  }

  async #ask({ claim, cites, settle }: ReturnType<ReplyChecker['takeOpen']>[number]): Promise<void> {
    const sources = this.#turn.sources.filter((_, index) => cites.includes(toSourceId(index)));
    const opinion = await this.#reader?.ask(this.#turn, claim, sources);
    if (opinion !== undefined) this.opinions.push(opinion);
    this.#showPassed(settle(opinion?.verdict === 'supported'));
  }

  #showPassed({ passed, fault }: Checked): void {
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
