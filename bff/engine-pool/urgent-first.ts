import { FixedQueue, Piscina } from 'piscina';

type TaskQueue = Pick<FixedQueue, 'size' | 'shift' | 'push' | 'remove'>;
type Queued = Parameters<FixedQueue['push']>[0];

/** What a task is marked with that somebody waits for to be told that their message is stored. */
export const URGENT = { isUrgent: true } as const;

/** Tasks in their order, urgent ones before all others: an ack waits for the one call that runs, and for no answer that is worked on. */
export class UrgentFirst implements TaskQueue {
  readonly #urgent = new FixedQueue();
  readonly #others = new FixedQueue();

  get size(): number {
    return this.#urgent.size + this.#others.size;
  }

  push(task: Queued): void {
    this.#queueOf(task).push(task);
  }

  shift(): ReturnType<FixedQueue['shift']> {
    return this.#urgent.shift() ?? this.#others.shift();
  }

  remove(task: Queued): void {
    this.#queueOf(task).remove(task);
  }

  #queueOf(task: Queued): FixedQueue {
    return task[Piscina.queueOptionsSymbol as keyof Queued] === URGENT ? this.#urgent : this.#others;
  }
}
