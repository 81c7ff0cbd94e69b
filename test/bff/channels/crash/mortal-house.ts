import { setTimeout as wait } from 'node:timers/promises';
import type { ChannelSimulator, ChannelSimulatorOptions } from '../../../../bff/simulators/guest-channel.ts';
import type { Writer } from '../../../../bff/store/sqlite/writer.ts';
import type { ConnectedChannel } from '../../../../shared/domain/conversation.ts';
import { type HouseOn, type HouseOptions, openHouseOn } from '../house.ts';

/** What was being sent or fetched counts as cut off after this. */
const CUT_OFF_MS = 200_000;

const never = () => new Promise<never>(() => undefined);

/** Where it dies: before a transaction, or after one whose end nobody heard of. */
export const WHEN = ['before', 'after'] as const;

interface Death {
  /** At which write from now on; null: it lives. */
  at: number | null;
  when: (typeof WHEN)[number];
  writes: number;
  isDead: boolean;
  /** The transaction that it died after, which may still be under way when it begins again. */
  last: Promise<unknown>;
}

/**
 * A house whose server dies at a write that is ordered, as by `kill -9`: nothing after it is done, and nobody hears how it ended.
 * It begins again over the same store.
 */
export interface MortalHouse<S extends ChannelSimulator> {
  house: HouseOn<S>;
  /** So many writes were made since the last order. */
  writes(): number;
  /** It dies at that write from now on; null: it lives, and its writes are counted. */
  order(when: Death['when'], at: number | null): void;
  /** Has it work, until it is dead or has come to its end without. */
  work(also?: () => Promise<unknown>): Promise<void>;
  untilDead(): Promise<void>;
  /** The conversations of which something was being sent when it died: that may have left. */
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
      // Nothing of it goes on in the process that it shares with the one that begins.
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
