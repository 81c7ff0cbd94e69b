import type { Worker } from 'node:worker_threads';
import { Board, type Pace } from './board.ts';
import type { WorkerHello } from './task.ts';

const LOOK_MS = 20;

/** The CPU limits of a task in milliseconds, by pace. */
export type CpuLimits = Readonly<Record<Pace, number>>;

/** Ends tasks that exceed their CPU limit. CPU time and not wall time counts, because a busy machine makes every text slow. */
export class CpuWatch {
  readonly #threads: () => readonly Worker[];
  readonly #limits: CpuLimits;
  readonly #boards = new Map<number, Board>();
  readonly #tasks = new Map<number, () => void>();
  /** The tasks that ran at the last check. */
  #seen = new Set<number>();
  #timer: NodeJS.Timeout | null = null;

  constructor(threads: () => readonly Worker[], limits: CpuLimits) {
    this.#threads = threads;
    this.#limits = limits;
  }

  /** Registers the board of a worker. */
  greet({ threadId, cells }: WorkerHello): void {
    const alive = new Set(this.#threads().map((worker) => worker.threadId));
    for (const known of this.#boards.keys()) if (!alive.has(known)) this.#boards.delete(known);
    this.#boards.set(threadId, new Board(cells));
  }

  /** Watches a task until the returned function is called. `onOverrun` is called once if the task exceeds its limit. */
  watch(task: number, onOverrun: () => void): () => void {
    this.#tasks.set(task, onOverrun);
    this.#timer ??= setInterval(() => this.#look(), LOOK_MS).unref();
    return () => {
      this.#tasks.delete(task);
      if (this.#tasks.size > 0 || this.#timer === null) return;
      clearInterval(this.#timer);
      this.#timer = null;
    };
  }

  #look(): void {
    const running = new Set<number>();
    for (const worker of this.#threads()) {
      const board = this.#boards.get(worker.threadId);
      if (board === undefined || !this.#tasks.has(board.task)) continue;
      running.add(board.task);
      if (this.#seen.has(board.task)) this.#ask(worker, board, board.task);
    }
    this.#seen = running;
  }

  #ask(worker: Worker, board: Board, task: number): void {
    worker.cpuUsage().then(
      ({ user, system }) => {
        const limitMs = this.#limits[board.pace];
        const usedMs = (user + system - board.since) / 1_000;
        if (board.task !== task || usedMs <= limitMs) return;
        const onOverrun = this.#tasks.get(task);
        this.#tasks.delete(task);
        onOverrun?.();
      },
      () => undefined, // The worker has ended, and its task too.
    );
  }
}
