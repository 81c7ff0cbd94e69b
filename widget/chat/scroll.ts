/** Pixels from an edge that still count as being there. */
const NEAR_PX = 60;

/** Keeps the log where the reader is: at the end while they follow, in place while older lines come in above. */
export class LogScroll {
  atEnd = true;
  atStart = false;
  /** A line that stays through the update, and where it was. */
  #kept: Element | null = null;
  #keptTop = 0;

  /** The guest, or a call of ours, scrolled. */
  read(log: Element): void {
    this.atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_PX;
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

  /** Stays at the end where the reader is there. */
  followEnd(log: Element | null): void {
    if (log !== null && this.atEnd) log.scrollTop = log.scrollHeight;
  }

  /** `frame`: what the log stands in; it scrolls too where a screen is too short for all of it. */
  after(log: Element | null, frame: Element | null): void {
    if (log === null) return;
    const isEmpty = log.querySelector('ol') === null;
    if (isEmpty)
      log.scrollTop = 0; // the welcome is read from its beginning
    else if (this.atEnd) this.followEnd(log);
    else if (this.#kept?.isConnected) log.scrollTop += this.#kept.getBoundingClientRect().top - this.#keptTop;
    if (!isEmpty && this.atEnd && frame !== null) frame.scrollTop = frame.scrollHeight;
  }
}
