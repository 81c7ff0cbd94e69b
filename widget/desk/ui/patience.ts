import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Shorter loads show no placeholder, because one that flashes up is worse than none. */
const PATIENCE_MS = 180;

/** Tells an element when loading takes long enough to show a placeholder. */
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

  /** Call at each render; true once it has been waiting long enough. */
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
