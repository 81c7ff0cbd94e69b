import type { ClientClock } from './world.ts';

/** Named timers; setting one again restarts it. */
export class Timers<Name extends string> {
  readonly #clock: ClientClock;
  readonly #running = new Map<Name, unknown>();

  constructor(clock: ClientClock) {
    this.#clock = clock;
  }

  has(name: Name): boolean {
    return this.#running.has(name);
  }

  after(name: Name, ms: number, work: () => void): void {
    this.cancel(name);
    const timer = this.#clock.setTimeout(() => {
      this.#running.delete(name);
      work();
    }, ms);
    this.#running.set(name, timer);
  }

  cancel(...names: Name[]): void {
    for (const name of names) {
      this.#clock.clearTimeout(this.#running.get(name));
      this.#running.delete(name);
    }
  }

  cancelAll(): void {
    this.cancel(...this.#running.keys());
  }
}
