/** The cells of a board: which task runs (0: none), since how much of the thread's CPU it counts, and how it is paced. */
const [TASK, SINCE, PACE, UNHURRIED] = [0, 1, 2, 3];
const CELLS = 4;

/**
 * How much of its time a task may take. `text`: what reading it takes; `first`: the worker does this in this language for the
 * first time, and compiles what it does; `unhurried`: something is made ready that is no matter of the text.
 */
export const PACES = ['text', 'first', 'unhurried'] as const;
export type Pace = (typeof PACES)[number];

/**
 * What a worker tells of its task while it is busy with it: memory that both threads see, for a worker that does not come to an
 * end answers no message. Times are microseconds of the worker's own CPU.
 */
export class Board {
  readonly cells: BigInt64Array<SharedArrayBuffer>;
  readonly #cpu: () => number;
  #depth = 0;
  #spent = 0;

  /** `cells`: another thread's. `cpu`: what this thread used so far; only its own worker needs it. */
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

  /** From here on the task is one of the worker's first. */
  isFirst(): void {
    Atomics.store(this.cells, PACE, BigInt(PACES.indexOf('first')));
  }

  /** The task goes on with its next stage, which may take as much again. */
  goOn(): void {
    const now = this.#cpu();
    this.#spent += now - this.since;
    Atomics.store(this.cells, SINCE, BigInt(now));
  }

  /** Ends the task, and gives what it took of the thread's CPU, in milliseconds. */
  rest(): number {
    Atomics.store(this.cells, TASK, 0n);
    return (this.#spent + this.#cpu() - this.since) / 1_000;
  }

  /** Runs what is not to be counted. */
  unhurried<T>(work: () => T): T {
    const start = this.#cpu();
    this.#depth += 1;
    Atomics.store(this.cells, UNHURRIED, 1n);
    try {
      return work();
    } finally {
      this.#depth -= 1;
      if (this.#depth === 0) {
        // In this order: who reads that it is over finds the time taken off already.
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
