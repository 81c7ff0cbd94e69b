import { once } from 'node:events';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { USUAL_LOOK } from '../../../../shared/api/house/look.ts';
import { createSseReader } from '../../../../shared/client/sse.ts';
import { exampleOf } from '../../../support/fixture/example-bodies.ts';
import { type HttpServer, register, startHttpServer } from '../../../support/http-server.ts';

/** Pages with a closed chat follow changes of the launcher's look. */

const PAGES_PER_ADDRESS = 200;
const ACTIVATION = exampleOf({ method: 'PUT', path: '/api/activation' });
let server: HttpServer;
let house: Awaited<ReturnType<typeof register>>;
let other: Awaited<ReturnType<typeof register>>;

beforeAll(async () => {
  server = await startHttpServer();
  house = await register(server, 'stream@one.example');
  other = await register(server, 'stream@two.example');
  for (const { key } of [house, other]) await server.call('PUT', '/api/activation', { key, body: ACTIVATION });
});
afterAll(() => server.close());

const put = (look: object, key = house.key) =>
  server.call('PUT', '/api/look', { key, body: { ...USUAL_LOOK, ...look } });

interface Page {
  status: number;
  headers: IncomingHttpHeaders;
  told: Record<string, unknown>[];
  text: string;
  /** Resolves when the stream has ended. */
  ended: Promise<void>;
  leave(): void;
}

/** A page that follows the look, and the events it received. Each page has its own connection, like each browser. */
async function follow(propertyId = house.propertyId): Promise<Page> {
  const headers = { origin: 'https://hotel.example' };
  const asked = get(`${server.baseUrl}/chat/config/${propertyId}/changes`, { agent: false, headers });
  const [response]: IncomingMessage[] = await once(asked, 'response');
  if (response === undefined) throw new Error('no answer');
  const { statusCode = 0 } = response;
  const leave = () => void asked.destroy();
  const page: Page = {
    status: statusCode,
    headers: response.headers,
    told: [],
    text: '',
    ended: Promise.resolve(),
    leave,
  };
  const read = createSseReader();
  response.setEncoding('utf8');
  const reading = async (): Promise<void> => {
    for await (const part of response) {
      page.text += part;
      page.told.push(...(statusCode === 200 ? read(part).map((data) => JSON.parse(data)) : []));
    }
  };
  page.ended = reading().catch(() => undefined); // the page left
  return page;
}

it('the look stream tells a page beyond the limit of its address to retry in a minute, and serves others later', async () => {
  const pages = await Promise.all(Array.from({ length: PAGES_PER_ADDRESS }, () => follow()));
  expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200));
  const late = await follow();
  await late.ended;
  expect(late.told).toMatchObject([{ active: true }]);
  expect(Number(/^retry: (\d+)\n\n/.exec(late.text)?.[1])).toBeGreaterThanOrEqual(50_000);
  for (const page of pages) page.leave();
  await expect
    .poll(async () => {
      const page = await follow();
      await expect.poll(() => page.told).toHaveLength(1);
      page.leave();
      return Number(/^retry: (\d+)\n\n/.exec(page.text)?.[1]);
    })
    .toBeLessThan(50_000);
});

it('the look stream sends a page the launcher’s look, then each change of it, without texts', async () => {
  await put({ accent: '#112233', radius: 3 });
  const page = await follow();
  const stranger = await follow(other.propertyId);
  expect(page.headers['content-type']).toContain('text/event-stream');
  expect(page.headers['access-control-allow-origin']).toBe('*');
  expect(page.headers['x-accel-buffering']).toBe('no');
  const first = { active: true, accent: '#112233', look: { theme: 'auto', corner: 'bottom-right', radius: 3 } };
  await expect.poll(() => page.told).toEqual([first]);
  expect(page.text).toMatch(/^retry: \d{4,5}\n\n/);
  await put({ accent: '#112233', radius: 3, welcome: { en: 'Good evening' } });
  await put({ accent: '#445566', radius: 3 });
  const lines = [{ id: 'a', when: { oncePerGuest: false }, text: { en: 'A room?' } }];
  await put({ accent: '#445566', radius: 3, proactive: lines });
  await expect.poll(() => page.told.length).toBe(3);
  expect(page.told.slice(1)).toEqual([
    { ...first, accent: '#445566' },
    { ...first, accent: '#445566', look: { ...first.look, lines: expect.stringMatching(/^[\w-]{8}$/) } },
  ]);
  expect(page.text).not.toContain('A room?');
  expect(stranger.told).toHaveLength(1);
  page.leave();
  stranger.leave();
});

it('the look stream sends the final state to a page that connects during a change', async () => {
  const changes = Array.from({ length: 8 }, (_, index) => put({ radius: index + 1 }));
  const pages = await Promise.all(Array.from({ length: 8 }, () => follow()));
  await Promise.all(changes);
  const { body } = await server.call('GET', '/api/look', { key: house.key });
  await expect
    .poll(() => pages.map(({ told }) => told.at(-1)?.['look']))
    .toEqual(pages.map(() => ({ theme: 'auto', corner: 'bottom-right', radius: body.radius })));
  for (const page of pages) page.leave();
});

it('the look stream announces that the chat was switched off and ends, and sends nothing for an unknown property', async () => {
  const page = await follow(other.propertyId);
  await server.call('PUT', '/api/activation', { key: other.key, body: { ...ACTIVATION, active: false } });
  await expect.poll(() => page.told.at(-1)).toEqual({ active: false });
  page.leave();
  const late = await follow(other.propertyId);
  await late.ended;
  expect(late.told).toEqual([{ active: false }]);
  for (const id of ['prp_nobody', 'prp_01J00000000000000000000009']) expect((await follow(id)).status).toBe(404);
});
