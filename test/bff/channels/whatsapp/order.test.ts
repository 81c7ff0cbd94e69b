import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SIMULATED } from '../../../../bff/simulators/whatsapp/account.ts';
import { type ChannelHouse, openChannelHouse } from '../house.ts';

/** Messages that arrive in another order than they were written. */
let house: ChannelHouse;
beforeAll(async () => {
  house = await openChannelHouse();
});
afterAll(() => house.close());

async function story(guest: string): Promise<{ said: string[]; answers: string[]; notes: string[] }> {
  const own = (await house.conversations()).find(({ address }) => address === guest);
  const messages = await house.messages(String(own?.['id']));
  const textsOf = (fits: (one: Record<string, unknown>) => boolean) =>
    messages.filter(fits).map(({ text }) => String(text));
  return {
    said: textsOf(({ author }) => author === 'guest'),
    answers: textsOf(({ author }) => author === 'ai'),
    notes: textsOf(({ internal }) => internal === true),
  };
}
const arrived = (guest: string) => house.meta.arrived.filter(({ to }) => to === guest).map(({ text }) => text);

it('messages in one call are stored in the order in which they were written', async () => {
  const guest = '+491710000001';
  const seconds = Math.floor(Date.now() / 1_000) - 60;
  const write = (id: string, body: string, after: number) => ({
    ...{ from: guest.slice(1), id, type: 'text', text: { body } },
    timestamp: String(seconds + after),
  });
  const messages = [write('wamid.O3', 'Three', 9), write('wamid.O1', 'One', 1), write('wamid.O2', 'Two', 5)];
  const value = { metadata: { phone_number_id: SIMULATED.phoneNumberId }, messages };
  const body = JSON.stringify({ entry: [{ id: '1', changes: [{ field: 'messages', value }] }] });
  const signature = createHmac('sha256', SIMULATED.appSecret).update(body).digest('hex');
  const headers = { 'x-hub-signature-256': `sha256=${signature}` };
  expect((await fetch(house.webhookUrl, { method: 'POST', body, headers })).status).toBe(200);
  await house.settle();
  const answers = ['Echo: One', 'Echo: Two', 'Echo: Three'];
  expect(await story(guest)).toEqual({ said: ['One', 'Two', 'Three'], answers, notes: [] });
});

it('messages in separate calls stay in the order of arrival, each is answered, and staff see which message was written earlier', async () => {
  const guest = '+491710000002';
  house.meta.say(guest, 'Zero');
  await house.settle();
  house.meta.webhooks.hold();
  for (const text of ['One', 'Two']) {
    house.server.advance(5_000);
    house.meta.say(guest, text);
  }
  house.meta.webhooks.release('reversed');
  await house.settle();
  const { said, notes } = await story(guest);
  expect(said).toEqual(['Zero', 'Two', 'One']);
  expect(notes).toEqual([
    expect.stringMatching(/^The guest wrote this before what stands above it, on .+: it came late\.$/),
  ]);
  expect(arrived(guest).toSorted()).toEqual(['Echo: One', 'Echo: Two', 'Echo: Zero']);
});
