import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChannelSimulator, ChannelSimulatorOptions } from '../../../../bff/simulators/guest-channel.ts';
import { startMail } from '../../../../bff/simulators/mail/simulator.ts';
import { startTwilio } from '../../../../bff/simulators/twilio/simulator.ts';
import { startWhatsApp } from '../../../../bff/simulators/whatsapp/simulator.ts';
import type { Writer } from '../../../../bff/store/sqlite/writer.ts';
import type { ConnectedChannel } from '../../../../shared/domain/conversation.ts';
import { formWith, handOver, photo } from '../../../support/sample-files.ts';
import { type HouseOn, openHouseOn } from '../house.ts';

/**
 * A server that dies at each of its steps between a guest's message and the answer at their phone: before a transaction, and after
 * one whose end nobody heard of. It begins again over the same store, as after a `kill -9`.
 */
interface Death {
  /** At which write from now on; null: it lives. */
  at: number | null;
  when: 'before' | 'after';
  writes: number;
  isDead: boolean;
  /** The transaction that it died after, which may still be under way when it begins again. */
  last: Promise<unknown>;
}

const CHANNELS: [ConnectedChannel, (options: ChannelSimulatorOptions) => Promise<ChannelSimulator>, boolean][] = [
  ['whatsapp', startWhatsApp, false],
  ['sms', startTwilio, true],
  ['email', startMail, false],
];
/** What was being sent counts as cut off after this. */
const CUT_OFF_MS = 200_000;

const never = () => new Promise<never>(() => undefined);

/** A writer that stops for good at the step that was ordered: nothing after it is done, and nobody hears how it ended. */
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

describe.each(CHANNELS)('%s', (channel, start, canAsk) => {
  const death: Death = { at: null, when: 'before', writes: 0, isDead: false, last: Promise.resolve() };
  let house: HouseOn<ChannelSimulator>;
  let steps = 0;
  let guests = 0;
  beforeAll(async () => {
    house = await openHouseOn(channel, start, { wrapWriter: (writer) => mortal(writer, death) });
    const guest = newGuest();
    death.writes = 0;
    house.platform.say(guest, 'Hello');
    await house.settle();
    steps = death.writes;
    expect(texts(guest)).toEqual(['Echo: Hello']);
  });
  afterAll(() => house.close());

  const newGuest = () => (channel === 'email' ? `a${++guests}@guests.example` : `+49170001${1_000 + ++guests}`);
  const texts = (guest: string) => house.platform.arrived.filter(({ to }) => to === guest).map(({ text }) => text);

  /** Waits until it is dead, or has come to its end without. */
  async function work(): Promise<void> {
    const { messaging } = house;
    const done = (async () => {
      await house.platform.webhooks.settled();
      await house.settle();
    })();
    while (!death.isDead) {
      const isOver = await Promise.race([done.then(() => true), new Promise((go) => setTimeout(go, 5, false))]);
      if (isOver === true) return;
    }
    void messaging;
  }

  async function restart(): Promise<void> {
    await death.last;
    Object.assign(death, { at: null, isDead: false });
    const turns = house.server.restartMessaging();
    await house.platform.webhooks.settled();
    for (let round = 0; round < 3; round++) {
      house.server.advance(CUT_OFF_MS);
      await turns.sweep();
      await house.messaging.catchUp();
      await house.settle();
    }
  }

  it.each(['before', 'after'] as const)('dies %s each of its writes, and loses and doubles nothing', async (when) => {
    expect(steps).toBeGreaterThanOrEqual(4);
    for (let at = 1; at <= steps; at++) {
      const guest = newGuest();
      Object.assign(death, { at, when, writes: 0 });
      house.platform.say(guest, 'Hello');
      await work();
      await restart();
      const place = `${when} write ${at}`;
      const own = (await house.server.call('GET', '/api/conversations?limit=100', { key: house.key })).body.items.find(
        ({ address }: { address: string }) => address === guest,
      );
      const messages = await house.messages(String(own?.id));
      expect(
        messages.filter(({ author }) => author === 'guest').map(({ text }) => text),
        place,
      ).toEqual(['Hello']);
      const [answer, ...more] = messages.filter(({ author }) => author === 'ai');
      expect(more, place).toEqual([]);
      const arrived = texts(guest);
      const { state } = { state: '', ...(answer?.['delivery'] as object | undefined) };
      if (state === 'unknown') {
        // It may have arrived: staff are told, and it is not sent again.
        expect(canAsk, place).toBe(false);
        expect(arrived.length, place).toBeLessThanOrEqual(1);
      } else expect(arrived, place).toEqual(['Echo: Hello']);
    }
  });

  const replies: [string, (place: string) => Promise<object>][] = [
    [
      'a colleague’s words with a picture',
      async (place) => ({ text: `Here, ${place}`, attachments: [await upload()] }),
    ],
    ...(channel === 'whatsapp'
      ? ([['a template', async () => ({ template: { name: 'room_ready', language: 'en', variables: ['Anna'] } })]] as [
          string,
          (place: string) => Promise<object>,
        ][])
      : []),
  ];
  const upload = async (): Promise<string> =>
    (await handOver(`${house.server.baseUrl}/api/uploads`, house.key, formWith(await photo(), 'map.jpg'))).body.id;
  const find = async (guest: string): Promise<string> => {
    const { body } = await house.server.call('GET', '/api/conversations?limit=100', { key: house.key });
    return String(body.items.find(({ address }: { address: string }) => address === guest)?.id);
  };

  it.each(replies)('dies at each write of %s: what was kept arrives once, and nothing else does', async (_, write) => {
    let last = 1;
    let whole = 0;
    for (const when of ['before', 'after'] as const)
      for (let at = 0; at <= last; at++) {
        const place = `${when} write ${at}`;
        const guest = newGuest();
        house.platform.say(guest, 'Hello');
        await house.settle();
        const id = await find(guest);
        const body = await write(place);
        const earlier = texts(guest).length;
        Object.assign(death, { at: at === 0 ? null : at, when, writes: 0 });
        // Nobody answers a request that dies with its server.
        const sent = house.server.call('POST', `/api/conversations/${id}/messages`, { key: house.key, body });
        await Promise.race([sent, workUntilDead()]);
        await work();
        if (at === 0) [last, whole] = [death.writes, texts(guest).length - earlier];
        await restart();
        const own = (await house.messages(id)).filter(({ author }) => author === 'staff');
        expect(own.length, place).toBeLessThanOrEqual(1);
        const arrived = texts(guest).length - earlier;
        const { state } = { state: '', ...(own[0]?.['delivery'] as object | undefined) };
        if (state === 'unknown') expect(arrived, place).toBeLessThanOrEqual(whole);
        else expect(arrived, place).toBe(own.length * whole);
      }
    expect(whole).toBeGreaterThanOrEqual(1);
    expect(last).toBeGreaterThanOrEqual(3);
  });

  async function workUntilDead(): Promise<void> {
    while (!death.isDead) await new Promise((go) => setTimeout(go, 5));
  }
});
