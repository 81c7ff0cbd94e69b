import type { AnyFrame } from './world.ts';

/** More frames than this beyond a hole are not held back: the page takes a snapshot instead. */
const HELD_MAX = 500;

/** What to do with a frame: show these, and perhaps ask for what is missing after a number. */
export interface Taken {
  show: AnyFrame[];
  /** A hole was found: the number after which frames are missing. */
  missingAfter?: number;
  /** The hole cannot be bridged: connect again without a number. */
  lost?: boolean;
}

/**
 * Puts the numbered frames of one conversation in order: each is shown once, none is passed over. What comes after a
 * hole is held until the hole is filled. Frames without a number go through.
 */
export class GuestStream {
  /** The last number shown; null before the first frame of a snapshot. */
  last: number | null = null;
  #oldest = 0;
  /** Questions under way; the server answers them in their order. */
  #asked: ('older' | 'hole')[] = [];
  readonly #held = new Map<number, AnyFrame>();

  /** Is something held back until a hole is filled? */
  get hasHole(): boolean {
    return this.#held.size > 0;
  }

  /** Begins again: after `last`, or with whatever number comes first. */
  restart(last: number | null): void {
    if (last === null || last !== this.last) this.#oldest = 0;
    this.last = last;
    this.#asked = [];
    this.#held.clear();
  }

  /** The page asks for what is before its oldest frame: such numbers are let through until the answer is closed. */
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
    // The answer to our own question: nobody else waits for it. One page may not have filled the hole.
    return this.hasHole && this.last !== null && from > 0 ? this.#askAfter(this.last) : { show: [] };
  }
}
