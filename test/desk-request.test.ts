import { expect, it } from 'vitest';
import { createSend, DeskError } from '../widget/desk/data/request.ts';

const CALLER = { csrfToken: 'token', propertyId: null };

/** Creates a server that gives these responses one after the other, and counts its requests. */
function createServer(...answers: Response[]) {
  const asked: string[] = [];
  const send = createSend(
    async (path, init) => {
      asked.push(`${init?.method} ${String(path)}`);
      return answers.shift() ?? Response.json({ is: 'there' });
    },
    CALLER,
    () => {},
  );
  return { asked, send };
}

const tooManyRequests = (seconds: number) =>
  Response.json({}, { status: 429, headers: { 'Retry-After': String(seconds) } });

it('a reading request that is asked to wait a short time waits, and is sent once more', async () => {
  const { asked, send } = createServer(tooManyRequests(0));
  expect(await send('GET', '/api/guests/1')).toEqual({ is: 'there' });
  expect(asked).toEqual(['GET /api/guests/1', 'GET /api/guests/1']);
});

it.each([
  ['delayed by the server twice', 'GET', [tooManyRequests(0), tooManyRequests(0)], 2],
  ['told to wait for a long time', 'GET', [tooManyRequests(60)], 1],
  ['not told how long to wait', 'GET', [Response.json({}, { status: 429 })], 1],
  ['it writes', 'POST', [tooManyRequests(0)], 1],
] as const)('a request fails if it is %s', async (_, method, answers, times) => {
  const { asked, send } = createServer(...answers);
  await expect(send(method, '/api/guests/1')).rejects.toThrow(DeskError);
  expect(asked).toHaveLength(times);
});
