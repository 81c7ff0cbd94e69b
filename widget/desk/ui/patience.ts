import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** What is here sooner needs no placeholder: one that flashes up and goes is more restless than none. */
const PATIENCE_MS = 180;

/** Tells an element when what it waits for is slow enough to show that something is coming. */
export class Patience implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#rest();
  }

  /** Call it with each render: is this waiting, and has it been so long enough to say so? */
  isTried(isWaiting: boolean): boolean {
    if (!isWaiting) this.#rest();
    else if (this.#timer === undefined) {
      this.#timer = setTimeout(() => {
        this.#isOver = true;
        this.#host.requestUpdate();
      }, PATIENCE_MS);
    }
    return this.#isOver;
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#isOver = false;
  }
}
