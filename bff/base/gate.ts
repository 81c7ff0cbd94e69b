/** Leaves room for the next who waits; more than once is once. */
export type Leave = () => void;

/** Lets so many in at once, the others in the order in which they came. */
export class Gate {
  readonly #waiting: (() => void)[] = [];
  #room: number;

  constructor(room: number) {
    this.#room = room;
  }

  /** Settles when there is room. Whoever was let in must leave. */
  async enter(): Promise<Leave> {
    if (this.#room > 0) this.#room -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      const next = this.#waiting.shift();
      if (next === undefined) this.#room += 1;
      else next();
    };
  }
}
