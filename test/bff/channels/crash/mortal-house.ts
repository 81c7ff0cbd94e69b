import { setTimeout as wait } from 'node:timers/promises';
import type { ChannelSimulator, ChannelSimulatorOptions } from '../../../../bff/simulators/guest-channel.ts';
import type { Writer } from '../../../../bff/store/sqlite/writer.ts';
import type { ConnectedChannel } from '../../../../shared/domain/conversation.ts';
import { type HouseOn, type HouseOptions, openHouseOn } from '../house.ts';

/** After this time an unfinished send or fetch counts as interrupted. */
const CUT_OFF_MS = 200_000;

const never = () => new Promise<never>(() => undefined);

/** The crash happens before a transaction, or after a transaction whose result nobody received. */
export const WHEN = ['before', 'after'] as const;

interface Death {
  /** The write at which it crashes, counted from now; null: it does not crash. */
  at: number | null;
  when: (typeof WHEN)[number];
  writes: number;
  isDead: boolean;
  /** The transaction after which it crashed. It may still run when the server starts again. */
  last: Promise<unknown>;
}

/**
 * A hotel whose server crashes at a chosen write, as by `kill -9`: nothing after it is done, and no caller gets an
 * answer. It starts again on the same store.
 */
export interface MortalHouse<S extends ChannelSimulator> {
  house: HouseOn<S>;
  /** The number of writes since the last order. */
  writes(): number;
  /** Sets the write at which it crashes; null: it does not crash, and its writes are counted. */
  order(when: Death['when'], at: number | null): void;
  /** Lets it work until it crashes or has finished. */
  work(also?: () => Promise<unknown>): Promise<void>;
  untilDead(): Promise<void>;
  /** The conversations with a message that was being sent at the crash and may have been sent. */
  leaving(): Promise<string[]>;
  restart(): Promise<void>;
  conversationOf(guest: string): Promise<string>;
}

export async function openMortalHouse<S extends ChannelSimulator>(
  channel: ConnectedChannel,
  start: (options: ChannelSimulatorOptions) => Promise<S>,
  options: HouseOptions<S> = {},
): Promise<MortalHouse<S>> {
  const death: Death = { at: null, when: 'before', writes: 0, isDead: false, last: Promise.resolve() };
  const house = await openHouseOn(channel, start, { ...options, wrapWriter: (writer) => mortal(writer, death) });
  return {
    house,
    writes: () => death.writes,
    order: (when, at) => Object.assign(death, { at, when, writes: 0 }),
    async work(also = async () => undefined) {
      const done = (async () => {
        await also();
        await house.platform.webhooks.settled();
        await house.settle();
      })();
      while (!death.isDead) if ((await Promise.race([done.then(() => true), wait(5, false)])) === true) return;
    },
    async untilDead() {
      while (!death.isDead) await wait(5);
    },
    async leaving() {
      await death.last;
      const { channelPart = [] } = await house.server.dump();
      return channelPart.flatMap((row) => (Object(row).state === 'sending' ? [Object(row).conversationId] : []));
    },
    async restart() {
      await death.last;
      // Stops its work, because the next server runs in the same process.
      void house.messaging.close();
      Object.assign(death, { at: null, isDead: false });
      const turns = house.server.restartMessaging();
      await house.platform.webhooks.settled();
      for (let round = 0; round < 3; round++) {
        house.server.advance(CUT_OFF_MS);
        await turns.sweep();
        await house.messaging.catchUp();
        await house.settle();
      }
    },
    async conversationOf(guest) {
      const { body } = await house.server.call('GET', '/api/conversations?limit=100', { key: house.key });
      return String(body.items.find(({ address }: { address: string }) => address === guest)?.id);
    },
  };
}

function mortal(writer: Writer, death: Death): Writer {
  return {
    close: () => writer.close(),
    write(work) {
      if (death.isDead) return never();
      death.writes += 1;
      if (death.writes !== death.at) return writer.write(work);
      death.isDead = true;
      if (death.when === 'before') return never();
      death.last = writer.write(work);
      return death.last.then(never);
    },
  };
}
