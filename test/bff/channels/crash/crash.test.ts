import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPortal } from '../../../../bff/simulators/channex/portal.ts';
import type { ChannelSimulator, ChannelSimulatorOptions } from '../../../../bff/simulators/guest-channel.ts';
import { startMail } from '../../../../bff/simulators/mail/simulator.ts';
import { startTwilio } from '../../../../bff/simulators/twilio/simulator.ts';
import { startWhatsApp } from '../../../../bff/simulators/whatsapp/simulator.ts';
import type { ConnectedChannel } from '../../../../shared/domain/conversation.ts';
import { formWith, photo, uploadForm } from '../../../support/sample-files.ts';
import { type MortalHouse, openMortalHouse, WHEN } from './mortal-house.ts';

/**
 * A server crashes at each of its steps between the message of a guest or a colleague and its arrival on the guest's
 * phone.
 */
type Start = (options: ChannelSimulatorOptions) => Promise<ChannelSimulator>;
interface Kind {
  channel: ConnectedChannel;
  start: Start;
  /** Whether the platform can be asked if it accepted a message. */
  canAsk: boolean;
  guestOf(number: number): string;
}

const numberOf = (number: number) => `+49170001${1_000 + number}`;
const KINDS: Kind[] = [
  { channel: 'whatsapp', start: startWhatsApp, canAsk: false, guestOf: numberOf },
  { channel: 'sms', start: startTwilio, canAsk: true, guestOf: numberOf },
  { channel: 'email', start: startMail, canAsk: false, guestOf: (number) => `a${number}@guests.example` },
  {
    channel: 'portal',
    start: startPortal,
    canAsk: true,
    guestOf: (number) => `b0000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  },
];

describe.each(KINDS)('$channel', ({ channel, start, canAsk, guestOf }) => {
  let mortal: MortalHouse<ChannelSimulator>;
  let steps = 0;
  let guests = 0;
  beforeAll(async () => {
    mortal = await openMortalHouse(channel, start);
    const guest = newGuest();
    mortal.order('before', null);
    mortal.house.platform.say(guest, 'Hello');
    await mortal.house.settle();
    steps = mortal.writes();
    expect(texts(guest)).toEqual(['Echo: Hello']);
  });
  afterAll(() => mortal.house.close());

  const newGuest = () => guestOf(++guests);
  const texts = (guest: string) =>
    mortal.house.platform.arrived.filter(({ to }) => to === guest).map(({ text }) => text);
  const stateOf = (message: Record<string, unknown> | undefined) =>
    Object(message?.['delivery']).state as string | undefined;

  it.each(WHEN)('crashes %s each of its writes, and loses and repeats no message', async (when) => {
    expect(steps).toBeGreaterThanOrEqual(4);
    for (let at = 1; at <= steps; at++) {
      const guest = newGuest();
      mortal.order(when, at);
      mortal.house.platform.say(guest, 'Hello');
      await mortal.work();
      const leaving = await mortal.leaving();
      await mortal.restart();
      const place = `${when} write ${at}`;
      const id = await mortal.conversationOf(guest);
      const messages = await mortal.house.messages(id);
      const asked = messages.filter(({ author }) => author === 'guest').map(({ text }) => text);
      expect(asked, place).toEqual(['Hello']);
      const [answer, ...more] = messages.filter(({ author }) => author === 'ai');
      expect(more, place).toEqual([]);
      const arrived = texts(guest);
      if (stateOf(answer) === 'unknown') {
        // It may have arrived, so staff are told and it is not sent again. No other state may be unknown.
        expect(canAsk, place).toBe(false);
        expect(leaving, place).toContain(id);
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
  const upload = async (): Promise<string> => {
    const { server, key } = mortal.house;
    return (await uploadForm(`${server.baseUrl}/api/uploads`, key, formWith(await photo(), 'map.jpg'))).body.id;
  };

  it.each(replies)(
    'crashes at each write of %s: a stored reply arrives once, and no other reply arrives',
    async (_, write) => {
      const { house } = mortal;
      let last = 1;
      let whole = 0;
      for (const when of WHEN)
        for (let at = 0; at <= last; at++) {
          const place = `${when} write ${at}`;
          const guest = newGuest();
          house.platform.say(guest, 'Hello');
          await house.settle();
          const id = await mortal.conversationOf(guest);
          const body = await write(place);
          const earlier = texts(guest).length;
          mortal.order(when, at === 0 ? null : at);
          // The request gets no answer, because its server crashes.
          const sent = house.server.call('POST', `/api/conversations/${id}/messages`, { key: house.key, body });
          if (at === 0) await sent;
          else await Promise.race([sent.catch(() => undefined), mortal.untilDead()]);
          await mortal.work();
          const leaving = await mortal.leaving();
          if (at === 0) [last, whole] = [mortal.writes(), texts(guest).length - earlier];
          await mortal.restart();
          const own = (await house.messages(id)).filter(({ author }) => author === 'staff');
          expect(own.length, place).toBeLessThanOrEqual(1);
          const arrived = texts(guest).length - earlier;
          if (stateOf(own[0]) === 'unknown') {
            expect(canAsk, place).toBe(false);
            expect(leaving, place).toContain(id);
            // Only the part that was being sent is in doubt.
            expect([whole - 1, whole], place).toContain(arrived);
          } else expect(arrived, place).toBe(own.length * whole);
        }
      expect(whole).toBeGreaterThanOrEqual(1);
      expect(last).toBeGreaterThanOrEqual(3);
    },
  );
});
