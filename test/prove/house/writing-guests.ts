import { setTimeout as pause } from 'node:timers/promises';
import { NodeGuest } from '../../faults/nodes/node-guest.ts';
import { pick } from '../random.ts';

const LINES = ['When is breakfast?', 'Is there parking?', 'Can I bring my dog?', 'Is there a sauna?', 'Thank you!'];
const WELCOME_LOOK_MS = 10;
const WELCOME_MS_MAX = 60_000;

/** Guests who write whenever they are let, and come back whenever they are cut off. */
export class WritingGuests {
  readonly all: NodeGuest[];
  readonly #random: () => number;
  #pace: NodeJS.Timeout | undefined;

  /** `first`: where their addresses begin, for limits. */
  constructor(
    baseUrl: string,
    propertyId: string,
    { count, random, first = 0 }: { count: number; random: () => number; first?: number },
  ) {
    this.#random = random;
    this.all = Array.from({ length: count }, (_, n) => {
      const at = first + n;
      return new NodeGuest(baseUrl, propertyId, `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`);
    });
  }

  /** Connects all of them and waits for their welcome. */
  async open(): Promise<void> {
    for (const guest of this.all) guest.open();
    await this.untilOpen(this.all.length);
  }

  /** Waits until so many are connected. Throws where that does not come. */
  async untilOpen(count: number): Promise<void> {
    const end = performance.now() + WELCOME_MS_MAX;
    while (this.all.filter((guest) => guest.isOpen).length < count) {
      if (performance.now() > end) throw new Error('The guests were not welcome in time');
      await pause(WELCOME_LOOK_MS);
    }
  }

  /** One message of one of them. */
  sayOne(): void {
    const guest = pick(this.#random, this.all);
    guest.say(`${pick(this.#random, LINES)} ${guest.sent.length}`);
  }

  /** Has them write at this pace, all together, until `rest`. */
  write(perSecond: number): void {
    this.rest();
    this.#pace = setInterval(() => this.sayOne(), 1_000 / perSecond);
  }

  rest(): void {
    clearInterval(this.#pace);
  }

  close(): void {
    this.rest();
    for (const guest of this.all) guest.close();
  }

  get sent(): number {
    return this.all.reduce((sum, guest) => sum + guest.sent.length, 0);
  }

  get acknowledged(): number {
    return this.all.reduce((sum, { sent }) => sum + sent.filter(({ ack }) => ack !== undefined).length, 0);
  }
}
