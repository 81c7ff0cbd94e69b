/** Leaves the gate and lets the next caller in. A second call does nothing. */
export type Leave = () => void;

/** Lets a limited number of callers in at once; the others wait in the order in which they came. */
export class Gate {
  readonly #waiting: (() => void)[] = [];
  #room: number;

  constructor(room: number) {
    this.#room = room;
  }

  /** Resolves when there is room. Every caller that was let in must call the returned function. */
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
