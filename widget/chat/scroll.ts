/** Pixels from an edge that still count as being there. */
const NEAR_PX = 60;

/** Keeps the log where the reader is: at the end while they follow, in place while older lines come in above. */
export class LogScroll {
  atEnd = true;
  atStart = false;
  /** A line that stays through the update, and where it was. */
  #kept: Element | null = null;
  #keptTop = 0;
  /** Cards and pictures are drawn after their line: the end moves on without an update of the log. */
  readonly #sizes = new ResizeObserver(() => this.#followEnd());
  #log: Element | null = null;
  #lines: Element | null = null;
  /** How far down it was when we last put it at the end; a reader who scrolled is above that. */
  #endTop = 0;

  /** The guest, or a call of ours, scrolled. Who is where we put them has the end in view, however much came below it meanwhile. */
  read(log: Element): void {
    const wasPut = this.atEnd && log.scrollTop >= this.#endTop;
    this.atEnd = wasPut || log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_PX;
    this.atStart = log.scrollTop < NEAR_PX && log.scrollHeight > log.clientHeight;
  }

  /** From now on the newest line is in view. */
  toEnd(): void {
    this.atEnd = true;
  }

  before(log: Element | null): void {
    if (log === null || this.atEnd) return;
    this.#kept = log.querySelector('ol')?.lastElementChild ?? null;
    this.#keptTop = this.#kept?.getBoundingClientRect().top ?? 0;
  }

  /** `frame`: what the log stands in; it scrolls too where a screen is too short for all of it. */
  after(log: Element | null, frame: Element | null): void {
    if (log === null) return;
    const lines = log.querySelector('ol');
    this.#watch(log, lines);
    const isEmpty = lines === null;
    if (isEmpty)
      log.scrollTop = 0; // the welcome is read from its beginning
    else if (this.atEnd) this.#followEnd();
    else if (this.#kept?.isConnected) log.scrollTop += this.#kept.getBoundingClientRect().top - this.#keptTop;
    if (!isEmpty && this.atEnd && frame !== null) frame.scrollTop = frame.scrollHeight;
  }

  #watch(log: Element, lines: Element | null): void {
    if (log === this.#log && lines === this.#lines) return;
    [this.#log, this.#lines] = [log, lines];
    this.#sizes.disconnect();
    for (const one of [log, lines]) if (one !== null) this.#sizes.observe(one, { box: 'border-box' });
  }

  /** Stays at the end where the reader is there. */
  #followEnd(): void {
    const log = this.#log;
    if (log === null || this.#lines === null || !this.atEnd) return;
    log.scrollTop = log.scrollHeight;
    this.#endTop = log.scrollTop;
  }
}
