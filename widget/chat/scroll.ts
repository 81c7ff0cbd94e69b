/** Within this many pixels of the end counts as being at the end. */
const NEAR_PX = 60;

/** Keeps the scroll position: at the end while the guest reads there, in place while older lines are added above. */
export class LogScroll {
  atEnd = true;
  atStart = false;
  /** A line that stays in the log during the update, to restore its position. */
  #anchor: Element | null = null;
  #keptTop = 0;
  /** Cards and pictures grow after their line is drawn, without an update of the log. */
  readonly #sizes = new ResizeObserver(() => this.#followEnd());
  #log: Element | null = null;
  #lines: Element | null = null;
  /** The scroll position when we last scrolled to the end; a guest who scrolled up is above it. */
  #endTop = 0;

  /** Call on scroll events. Counts as at the end also when lines were added below since we scrolled there. */
  read(log: Element): void {
    const wasPut = this.atEnd && log.scrollTop >= this.#endTop;
    this.atEnd = wasPut || log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_PX;
    this.atStart = log.scrollTop < NEAR_PX && log.scrollHeight > log.clientHeight;
  }

  /** Scrolls to the newest line with the next update. */
  toEnd(): void {
    this.atEnd = true;
  }

  before(log: Element | null): void {
    if (log === null || this.atEnd) return;
    this.#anchor = log.querySelector('ol')?.lastElementChild ?? null;
    this.#keptTop = this.#anchor?.getBoundingClientRect().top ?? 0;
  }

  /** `frame`: the log's parent, which scrolls too on very short screens. */
  after(log: Element | null, frame: Element | null): void {
    if (log === null) return;
    const lines = log.querySelector('ol');
    this.#watch(log, lines);
    const isEmpty = lines === null;
    if (isEmpty)
      log.scrollTop = 0; // show the welcome from its beginning
    else if (this.atEnd) this.#followEnd();
    else if (this.#anchor?.isConnected) log.scrollTop += this.#anchor.getBoundingClientRect().top - this.#keptTop;
    if (!isEmpty && this.atEnd && frame !== null) frame.scrollTop = frame.scrollHeight;
  }

  #watch(log: Element, lines: Element | null): void {
    if (log === this.#log && lines === this.#lines) return;
    [this.#log, this.#lines] = [log, lines];
    this.#sizes.disconnect();
    for (const one of [log, lines]) if (one !== null) this.#sizes.observe(one, { box: 'border-box' });
  }

  /** Scrolls to the end if the guest was there. */
  #followEnd(): void {
    const log = this.#log;
    if (log === null || this.#lines === null || !this.atEnd) return;
    log.scrollTop = log.scrollHeight;
    this.#endTop = log.scrollTop;
  }
}
