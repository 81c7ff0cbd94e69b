/** So long after the last key a guest counts as thinking, not typing. */
const RESTS_MS = 3_000;

/** Says once that the guest began to type, and once that they stopped. */
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
