import type { Worker } from 'node:worker_threads';
import { Board, type Pace } from './board.ts';
import type { WorkerHello } from './task.ts';

const LOOK_MS = 20;

/** How much of a worker's CPU a task may take, in milliseconds, by its pace. */
export type CpuLimits = Readonly<Record<Pace, number>>;

/**
 * Ends tasks that took more of their worker's CPU than they may. By CPU and not by the clock: on a machine that is busy with
 * something else a text takes long and is no worse for it.
 */
export class CpuWatch {
  readonly #threads: () => readonly Worker[];
  readonly #limits: CpuLimits;
  readonly #boards = new Map<number, Board>();
  readonly #tasks = new Map<number, () => void>();
  /** The tasks that ran at the last look: what is over by the next one is not asked about. */
  #seen = new Set<number>();
  #timer: NodeJS.Timeout | null = null;

  constructor(threads: () => readonly Worker[], limits: CpuLimits) {
    this.#threads = threads;
    this.#limits = limits;
  }

  /** A worker says where its board is. */
  greet({ threadId, cells }: WorkerHello): void {
    const alive = new Set(this.#threads().map((worker) => worker.threadId));
    for (const known of this.#boards.keys()) if (!alive.has(known)) this.#boards.delete(known);
    this.#boards.set(threadId, new Board(cells));
  }

  /** Watches a task until it is let go: `onOverrun` is called once where it takes too much. */
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
      () => undefined, // the worker is gone, and its task with it
    );
  }
}
