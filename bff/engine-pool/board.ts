/**
 * The cells of a board: the running task (0: none), the start on the thread's CPU clock, its pace, and the CPU time that
 * does not count.
 */
const [TASK, SINCE, PACE, UNHURRIED] = [0, 1, 2, 3];
const CELLS = 4;

/**
 * The paces of a task, which set its CPU limit. `text`: reading a text; `first`: the worker's first such task in this
 * language, which compiles code; `unhurried`: preparation that does not depend on the text.
 */
export const PACES = ['text', 'first', 'unhurried'] as const;
export type Pace = (typeof PACES)[number];

/**
 * A worker's report of its running task, in memory shared by both threads, because a worker that hangs answers no message.
 * Times are microseconds of the worker's own CPU.
 */
export class Board {
  readonly cells: BigInt64Array<SharedArrayBuffer>;
  readonly #cpu: () => number;
  #depth = 0;
  #spent = 0;

  /** `cells`: another thread's cells. `cpu`: the CPU time of this thread; only needed in its own worker. */
  constructor(cells = new BigInt64Array(new SharedArrayBuffer(CELLS * 8)), cpu: () => number = threadCpu) {
    this.cells = cells;
    this.#cpu = cpu;
  }

  begin(task: number): void {
    this.#spent = 0;
    Atomics.store(this.cells, SINCE, BigInt(this.#cpu()));
    Atomics.store(this.cells, PACE, BigInt(PACES.indexOf('text')));
    Atomics.store(this.cells, TASK, BigInt(task));
  }

  /** Marks the running task as a first one. */
  isFirst(): void {
    Atomics.store(this.cells, PACE, BigInt(PACES.indexOf('first')));
  }

  /** Restarts the time of the task for its next stage. */
  goOn(): void {
    const now = this.#cpu();
    this.#spent += now - this.since;
    Atomics.store(this.cells, SINCE, BigInt(now));
  }

  /** Ends the task and returns its CPU time in milliseconds. */
  rest(): number {
    Atomics.store(this.cells, TASK, 0n);
    return (this.#spent + this.#cpu() - this.since) / 1_000;
  }

  /** Runs work without counting its time. */
  unhurried<T>(work: () => T): T {
    const start = this.#cpu();
    this.#depth += 1;
    Atomics.store(this.cells, UNHURRIED, 1n);
    try {
      return work();
    } finally {
      this.#depth -= 1;
      if (this.#depth === 0) {
        // In this order, so that a reader who sees the pace reset also sees the corrected time.
        Atomics.add(this.cells, SINCE, BigInt(this.#cpu() - start));
        Atomics.store(this.cells, UNHURRIED, 0n);
      }
    }
  }

  get task(): number {
    return Number(Atomics.load(this.cells, TASK));
  }

  get pace(): Pace {
    if (Atomics.load(this.cells, UNHURRIED) === 1n) return 'unhurried';
    return PACES[Number(Atomics.load(this.cells, PACE))] ?? 'text';
  }

  get since(): number {
    return Number(Atomics.load(this.cells, SINCE));
  }
}

function threadCpu(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}
