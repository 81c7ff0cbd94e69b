import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { watchStaff } from '../../../../bff/jobs/watch-staff.ts';
import type { ChannelSimulator, ChannelSimulatorOptions } from '../../../../bff/simulators/guest-channel.ts';
import { startMail } from '../../../../bff/simulators/mail/simulator.ts';
import { startTwilio } from '../../../../bff/simulators/twilio/simulator.ts';
import { startWhatsApp } from '../../../../bff/simulators/whatsapp/simulator.ts';
import { updateConversation } from '../../../../bff/store/conversations/conversations.ts';
import { type HouseOn, openHouseOn } from '../../channels/house.ts';

/** Guests without stars to tap are asked in plain words how the conversation was, and answer with a number. */

const QUESTION = /^How was this conversation\? .* 1 .* 5 /;
const THANKS = 'Thank you for your rating.';
const SOON_MS = 20_000;
const DAY_MS = 24 * 60 * 60_000;

type Open = (options: ChannelSimulatorOptions) => Promise<ChannelSimulator>;
const CHANNELS: readonly [channel: 'whatsapp' | 'sms' | 'email', start: Open, address: (n: number) => string][] = [
  ['whatsapp', startWhatsApp, (n) => `+4917500${String(n).padStart(5, '0')}`],
  ['sms', startTwilio, (n) => `+4917600${String(n).padStart(5, '0')}`],
  ['email', startMail, (n) => `guest${n}@guests.example`],
];

describe.each(CHANNELS)('a guest of %s who is asked for a rating by message', (channel, start, address) => {
  let house: HouseOn<ChannelSimulator>;
  let guest: string;
  let guests = 0;
  beforeAll(async () => {
    house = await openHouseOn(channel, start);
    await setAskRating(true);
  });
  afterAll(() => house.close());
  beforeEach(() => {
    guest = address(++guests);
  });

  async function setAskRating(askRating: boolean, change: object = {}): Promise<void> {
    const { channels, aiMode, businessHours, active } = (
      await house.server.call('GET', '/api/activation', { key: house.key })
    ).body;
    const body = { channels, aiMode, businessHours, active, askRating, ...change };
    const set = await house.server.call('PUT', '/api/activation', { key: house.key, body });
    expect(set.body).toMatchObject({ askRating });
  }
  const texts = () =>
    house.platform.arrived.filter(({ to }) => to === guest).map(({ text }) => text.split('\n\n')[0] ?? '');
  const countQuestions = () => texts().filter((text) => QUESTION.test(text)).length;
  async function say(text: string): Promise<string> {
    house.platform.say(guest, text);
    await house.settle();
    return String((await house.conversations()).find((one) => one['address'] === guest)?.['id']);
  }
  const act = (id: string, what: string) =>
    house.server.call('POST', `/api/conversations/${id}/${what}`, { key: house.key, body: {} });
  async function look(ms = SOON_MS): Promise<void> {
    house.server.advance(ms);
    await watchStaff(house.server.deps);
    await house.settle();
  }
  const view = async (id: string) =>
    (await house.server.call('GET', `/api/conversations/${id}`, { key: house.key })).body;
  async function served(): Promise<string> {
    const id = await say('Is breakfast included?');
    expect((await act(id, 'resolve')).status).toBe(200);
    return id;
  }

  it('is asked once, after staff resolved the conversation and did not undo it', async () => {
    const id = await served();
    await look(5_000);
    expect(countQuestions()).toBe(0);
    await look();
    await look();
    expect(countQuestions()).toBe(1);
    expect((await house.messages(id)).at(-1)).toMatchObject({ author: 'system', language: 'en', internal: false });
    await say('Thanks, one more thing');
    await act(id, 'resolve');
    await look();
    expect(countQuestions()).toBe(1);
  });

  it('answers with a number: the rating is stored, the guest is thanked, and the conversation stays resolved', async () => {
    const id = await served();
    await look();
    await say('4');
    expect(await view(id)).toMatchObject({ state: 'resolved', rating: { score: 4, comment: null } });
    expect(texts().slice(-1)).toEqual([THANKS]);
    expect((await house.messages(id)).slice(-2)).toMatchObject([
      { author: 'guest', text: '4' },
      { author: 'system', text: THANKS },
    ]);
    await look();
    expect(texts().slice(-1)).toEqual([THANKS]); // no answer was pending for it
    await say('5');
    expect(await view(id)).toMatchObject({ rating: { score: 5 } });
  });

  it('adds words: the words are stored with the rating and are answered like other messages', async () => {
    const id = await served();
    await look();
    await say('2, the shower is broken');
    expect(await view(id)).toMatchObject({
      state: 'open',
      rating: { score: 2, comment: 'the shower is broken' },
    });
    expect(texts().at(-1)).toBe('Echo: 2, the shower is broken');
  });

  it('writes something else, which is not stored as a rating', async () => {
    const id = await served();
    await look();
    await say('2 towels please');
    expect(await view(id)).toMatchObject({ state: 'open', rating: null });
    expect(texts().at(-1)).toBe('Echo: 2 towels please');
  });

  it('answers days later or without having been asked: the number is an ordinary message', async () => {
    const late = await served();
    await look();
    house.server.advance(3 * DAY_MS);
    await say('4');
    expect(await view(late)).toMatchObject({ state: 'open', rating: null });
    guest = address(++guests);
    const never = await served();
    await say('4');
    expect(await view(never)).toMatchObject({ state: 'open', rating: null });
    await look();
    expect(countQuestions()).toBe(0); // the conversation is open again
  });

  it('is not asked if the owner switched ratings off, the channel is off, or the guest has not written for a day', async () => {
    await setAskRating(false);
    await served();
    await look();
    expect(countQuestions()).toBe(0);
    await setAskRating(true);
    guest = address(++guests);
    const id = await say('Is breakfast included?');
    house.server.advance(DAY_MS + 60_000);
    await act(id, 'resolve');
    await look();
    expect(countQuestions()).toBe(0);
    guest = address(++guests);
    await served();
    await setAskRating(true, { channels: ['widget'] });
    await look();
    expect(countQuestions()).toBe(0);
    await setAskRating(true, { channels: ['widget', channel] });
  });

  it('is not asked after being blocked, opting out or being in danger', async () => {
    const blocked = await served();
    await act(blocked, 'block');
    await look();
    expect(countQuestions()).toBe(0);
    guest = address(++guests);
    await say('Is breakfast included?');
    const out = await say('STOP');
    await act(out, 'resolve');
    await look();
    expect((await house.messages(out)).filter(({ text }) => QUESTION.test(String(text)))).toEqual([]);
    guest = address(++guests);
    const danger = await served();
    const { propertyId, server } = house;
    await server.deps.writer.write((trx) => updateConversation(trx, { propertyId, id: danger }, { emergency: '{}' }));
    await look();
    expect(countQuestions()).toBe(0);
  });
});
