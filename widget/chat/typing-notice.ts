/** Without a key for this long, the guest no longer counts as typing. */
const RESTS_MS = 3_000;

/** Reports once when the guest starts typing, and once when they stop. */
export class TypingNotice {
  readonly #tell: (on: boolean) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(tell: (on: boolean) => void) {
    this.#tell = tell;
  }

  set(on: boolean): void {
    const was = this.#timer !== undefined;
    clearTimeout(this.#timer);
    this.#timer = on ? setTimeout(() => this.set(false), RESTS_MS) : undefined;
    if (on !== was) this.#tell(on);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
