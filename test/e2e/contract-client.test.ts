import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type NpmServer, startByNpm } from '../support/process/npm-server.ts';
import { WireClient } from '../support/wire-client.ts';

/**
 * A client written from the HTTP and realtime contracts alone, with a hotel of its own: register, configure, train,
 * activate, open the socket, ask. The server is never restarted in between.
 */
let server: NpmServer;

/** The response fields that this client reads; it ignores the others. */
const answer = z.looseObject({
  apiKey: z.string().default(''),
  property: z.looseObject({ id: z.string() }).default({ id: '' }),
  faqs: z.array(z.looseObject({ id: z.string() })).default([]),
  coverage: z.looseObject({ answered: z.array(z.string()) }).default({ answered: [] }),
  items: z.array(z.looseObject({})).default([]),
});

beforeAll(async () => {
  server = await startByNpm(['run', '-s', 'service-chat', '--', 'serve']);
}, 150_000);
afterAll(() => server?.stop());

it('a client of the contract gets from a new account to an answered guest', async () => {
  const registered = await call('POST', '/auth/register', {
    propertyName: 'Pensão Aurora',
    email: 'ola@aurora.example',
    phone: '+351210000000',
  });
  expect(registered.status).toBe(201);
  const { apiKey, property } = registered.body;
  expect(apiKey).toMatch(/^sck_/);
  const propertyId = property.id;

  const configured = await call(
    'PUT',
    '/api/property',
    {
      name: 'Pensão Aurora',
      address: 'Rua das Flores 12, 4050-262 Porto',
      timezone: 'Europe/Lisbon',
      languages: ['pt', 'en', 'es'],
      amenities: ['wifi', 'rooftop terrace'],
    },
    apiKey,
  );
  expect(configured).toMatchObject({ status: 200, body: { id: propertyId, timezone: 'Europe/Lisbon' } });

  const trained = await train(apiKey, 'The terrace on the roof is open from 10:00 to 22:00.');
  expect(trained.status).toBe(200);
  expect(trained.body.faqs[0]?.id).toMatch(/^faq_/);
  expect(trained.body.coverage.answered).toContain('check_in_time');

  const activated = await call(
    'PUT',
    '/api/activation',
    {
      channels: ['widget'],
      aiMode: 'auto',
      businessHours: { mon_fri: '08:00-12:00, 13:00-22:00', weekend: '24/7' },
    },
    apiKey,
  );
  expect(activated).toMatchObject({ status: 200, body: { active: true } });

  const guest = await new WireClient(server.baseUrl).opened();
  guest.write({ type: 'hello', propertyId });
  const welcome = await guest.frame((frame) => frame.type === 'welcome');
  expect(welcome).toMatchObject({ mode: 'new', seq: 0, property: { name: 'Pensão Aurora' } });

  await ask(guest, 'When does the roof terrace open?', /10:00/);
  await ask(guest, 'At what time can I check in?', /16/);

  // A newly taught entry answers the next message, without a restart and on the same socket.
  await train(apiKey, 'The terrace on the roof is open from 09:30 to 23:00.');
  await ask(guest, 'Until when is the roof terrace open?', /23:00/);

  const numbers = guest.frames.flatMap((frame) =>
    'seq' in frame && !['welcome', 'ack'].includes(frame.type) ? [frame['seq']] : [],
  );
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));

  const listed = await call('GET', '/api/conversations', undefined, apiKey);
  expect(listed.body.items).toHaveLength(1);
  expect(listed.body.items[0]).toMatchObject({
    id: welcome['conversationId'],
    channel: 'widget',
    state: 'open',
    language: 'en',
  });
  await guest.close();
});

it('a second account is refused unless the operator allows it', async () => {
  const other = await call('POST', '/auth/register', {
    propertyName: 'Two',
    email: 'two@two.example',
    phone: '+351210000001',
  });
  expect(other).toMatchObject({ status: 403, body: { code: 'registration_closed' } });
});

function train(apiKey: string, terrace: string) {
  return call(
    'PUT',
    '/api/ai/training',
    {
      propertyInfo: {
        checkIn: '16:00',
        checkOut: '12:00',
        policies: 'No smoking.',
        specialties: 'Tiled house of 1912.',
      },
      faqs: [{ question: 'When is the roof terrace open?', answer: terrace }],
    },
    apiKey,
  );
}

/** Sends a question and waits for its ack and for the answer that follows it. */
async function ask(guest: WireClient, text: string, expected: RegExp): Promise<void> {
  const id = randomUUID();
  guest.write({ type: 'send', id, text });
  const ack = await guest.frame((frame) => frame.type === 'ack' && frame['id'] === id);
  const reply = await guest.frame((frame) => {
    const message = frame['message'] as { author?: string } | undefined;
    return frame.type === 'message' && Number(frame['seq']) > Number(ack['seq']) && message?.author === 'ai';
  });
  expect((reply['message'] as { text: string }).text).toMatch(expected);
}

async function call(method: string, path: string, body?: unknown, apiKey?: string) {
  const response = await fetch(server.baseUrl + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: answer.parse(await response.json()) };
}
