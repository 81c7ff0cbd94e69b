import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPortal } from '../../../../bff/simulators/channex/portal.ts';
import type { ChannelSimulator, ChannelSimulatorOptions } from '../../../../bff/simulators/guest-channel.ts';
import { startMail } from '../../../../bff/simulators/mail/simulator.ts';
import { startTwilio } from '../../../../bff/simulators/twilio/simulator.ts';
import { startWhatsApp } from '../../../../bff/simulators/whatsapp/simulator.ts';
import { USUAL_LOOK } from '../../../../shared/api/house/look.ts';
import type { ConnectedChannel } from '../../../../shared/domain/conversation.ts';
import { LANGUAGE_CODES } from '../../../../shared/language/languages.ts';
import { type HouseOn, openHouseOn } from '../house.ts';

const TEXT = { de: 'Wir speichern, was Sie schreiben.', en: 'We keep what you write.' };
const LINK = 'https://hotel.example/privacy';

type Start = (options: ChannelSimulatorOptions) => Promise<ChannelSimulator>;
const CHANNELS: [ConnectedChannel, Start, (number: number) => string][] = [
  ['whatsapp', startWhatsApp, (number) => `+4917900${1_000 + number}`],
  ['sms', startTwilio, (number) => `+4917900${1_000 + number}`],
  ['email', startMail, (number) => `guest${number}@guests.example`],
];

let house: HouseOn<ChannelSimulator>;
const texts = (guest: string) => house.platform.arrived.filter(({ to }) => to === guest).map(({ text }) => text);
const say = async (guest: string, text: string) => {
  house.server.advance(10_000);
  house.platform.say(guest, text);
  await house.settle();
};
async function ask(version: string, required = true): Promise<void> {
  const { updatedAt: _, ...look } = { ...USUAL_LOOK, updatedAt: null };
  const body = { ...look, consent: { required, version, text: TEXT, privacyUrl: LINK } };
  expect((await house.server.call('PUT', '/api/look', { key: house.key, body })).status).toBe(200);
}
async function consents(guest: string): Promise<object[]> {
  const own = (await house.conversations()).find(({ address }) => address === guest);
  const rows = (await house.server.dump())['guestConsent'] ?? [];
  return rows.flatMap((row) => (Object(row).conversationId === own?.['id'] ? [Object(row)] : []));
}

describe.each(CHANNELS)('the terms that guests agree to, on %s', (channel, start, guestOf) => {
  beforeAll(async () => {
    house = await openHouseOn(channel, start);
  });
  afterAll(() => house.close());

  it('are sent once before the first answer, with the link and how to stop, and a guest who writes on has agreed', async () => {
    await ask('1');
    const guest = guestOf(1);
    await say(guest, 'Hello');
    const [terms = '', answer] = texts(guest);
    expect(terms).toContain(TEXT.en);
    expect(terms).toContain(LINK);
    expect(terms).toContain('By writing on you agree to this.');
    expect(terms).toContain('Write STOP if you want no more messages here.');
    expect(answer).toBe('Echo: Hello');
    expect(await consents(guest)).toEqual([]);
    await say(guest, 'Thanks');
    await say(guest, 'Bye');
    expect(texts(guest)).toEqual([terms, 'Echo: Hello', 'Echo: Thanks', 'Echo: Bye']);
    expect(await consents(guest)).toMatchObject([{ version: '1', language: 'en', granted: 1 }]);
  });

  it('are sent again when their text changes', async () => {
    await ask('2');
    await say(guestOf(1), 'Here again');
    expect(texts(guestOf(1)).slice(-2)).toEqual([expect.stringContaining(TEXT.en), 'Echo: Here again']);
    expect(await consents(guestOf(1))).toHaveLength(1);
    await say(guestOf(1), 'Good');
    expect(await consents(guestOf(1))).toMatchObject([{ version: '1' }, { version: '2', granted: 1 }]);
  });

  it('are not agreed to by a message that was sent before the guest could read them', async () => {
    const guest = guestOf(2);
    house.platform.webhooks.hold();
    house.platform.say(guest, 'One');
    house.platform.say(guest, 'Two');
    house.platform.webhooks.release();
    await house.settle();
    expect(texts(guest).filter((text) => text.includes(LINK))).toHaveLength(1);
    expect(await consents(guest)).toEqual([]);
  });

  it('are not sent to a guest who wants no messages, and a stop word is no agreement', async () => {
    const guest = guestOf(3);
    await say(guest, 'STOP');
    expect(texts(guest).filter((text) => text.includes(LINK))).toEqual([]);
    const other = guestOf(4);
    await say(other, 'Hello');
    await say(other, 'STOP');
    expect(await consents(other)).toEqual([]);
  });

  it('are not sent if the house has no terms', async () => {
    await ask('2', false);
    await say(guestOf(5), 'Hello');
    expect(texts(guestOf(5))).toEqual(['Echo: Hello']);
  });
});

it('no terms are sent at a portal, since its guests have agreed there', async () => {
  house = await openHouseOn('portal', startPortal);
  await ask('1');
  const guest = 'b0000000-0000-4000-8000-000000000001';
  await say(guest, 'Hello');
  expect(texts(guest)).toEqual(['Echo: Hello']);
  await house.close();
});

it('every language explains in its own words that writing on means agreement and how to stop', () => {
  const file = new URL('../../../../bff/messaging/consent/terms.json', import.meta.url);
  const words: Record<string, { agree: string; stop: string }> = JSON.parse(readFileSync(file, 'utf8'));
  expect(Object.keys(words).toSorted()).toEqual(LANGUAGE_CODES.toSorted());
  const all = Object.values(words).flatMap(({ agree, stop }) => [agree, stop]);
  expect(new Set(all).size).toBe(all.length);
  for (const { stop } of Object.values(words)) expect(stop).toContain('STOP');
});
