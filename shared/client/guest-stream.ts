import type { AnyFrame } from './world.ts';

/** Most frames held behind a gap; with more, the page loads a snapshot instead. */
const HELD_MAX = 500;

/** What to do with a frame: show some, and maybe request missing ones. */
export interface Taken {
  show: AnyFrame[];
  /** Set when a gap was found: frames after this number are missing. */
  missingAfter?: number;
  /** The gap cannot be filled: reconnect without a number. */
  lost?: boolean;
}

/**
 * Orders the numbered frames of a conversation: each is shown once, none is skipped. Frames after a gap are held until it is
 * filled. Frames without a number pass through.
 */
export class GuestStream {
  /** Number of the last frame shown; null before the first frame of a snapshot. */
  last: number | null = null;
  #oldest = 0;
  /** Open requests, answered in order. */
  #asked: ('older' | 'hole')[] = [];
  readonly #held = new Map<number, AnyFrame>();

  /** Whether frames are held because of a gap. */
  get hasHole(): boolean {
    return this.#held.size > 0;
  }

  /** Starts again after `last`, or with whichever number comes first. */
  restart(last: number | null): void {
    if (last === null || last !== this.last) this.#oldest = 0;
    this.last = last;
    this.#asked = [];
    this.#held.clear();
  }

  /** Call before requesting older frames: lower numbers are let through until the answer ends. */
  expectOlder(): void {
    this.#asked.push('older');
  }

  take(frame: AnyFrame): Taken {
    const seq = frame['seq'];
    if (frame.type === 'history') return this.#closeHistory(frame);
    if (typeof seq !== 'number' || frame.type === 'welcome' || frame.type === 'ack') return { show: [frame] };
    if (this.last === null) this.last = seq - 1;
    if (this.#oldest === 0) this.#oldest = this.last + 1;
    if (seq <= this.last) return { show: this.#asked[0] === 'older' && seq < this.#oldest ? [frame] : [] };
    if (seq > this.last + 1) return this.#hold(seq, frame, this.last);
    const show = [frame];
    this.last = seq;
    for (let next = this.#held.get(seq + 1); next !== undefined; next = this.#held.get(this.last + 1)) {
      this.last += 1;
      this.#held.delete(this.last);
      show.push(next);
    }
    return { show };
  }

  #hold(seq: number, frame: AnyFrame, last: number): Taken {
    const first = this.#held.size === 0;
    this.#held.set(seq, frame);
    if (this.#held.size > HELD_MAX) return { show: [], lost: true };
    return first ? this.#askAfter(last) : { show: [] };
  }

  #askAfter(last: number): Taken {
    this.#asked.push('hole');
    return { show: [], missingAfter: last };
  }

  #closeHistory(frame: AnyFrame): Taken {
    const from = Number(frame['from']);
    if (this.#asked.shift() !== 'hole') {
      if (from > 0 && this.#oldest > 0) this.#oldest = Math.min(this.#oldest, from);
      return { show: [frame] };
    }
    // Our own request for a gap was answered, maybe only in part.
    return this.hasHole && this.last !== null && from > 0 ? this.#askAfter(this.last) : { show: [] };
  }
}
