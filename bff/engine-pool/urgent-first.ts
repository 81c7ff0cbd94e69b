import { FixedQueue, Piscina } from 'piscina';

type TaskQueue = Pick<FixedQueue, 'size' | 'shift' | 'push' | 'remove'>;
type Queued = Parameters<FixedQueue['push']>[0];

/** Marks a task for which an acknowledgement to a guest waits. */
export const URGENT = { isUrgent: true } as const;

/** A queue in which urgent tasks precede all others, so that an acknowledgement waits for the running call at most. */
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
