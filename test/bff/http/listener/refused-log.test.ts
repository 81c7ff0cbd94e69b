import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type HttpServer, register, startHttpServer } from '../../../support/http-server.ts';

/** Callers get errors that they can correct. The server's log has one line for each, and alarms only for failures. */
const lines: string[] = [];
let server: HttpServer;
let key = '';
beforeAll(async () => {
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  server = await startHttpServer({ log });
  ({ key } = await register(server, 'log@a.example'));
});
afterAll(() => server.close());

const SMS = {
  provider: 'twilio',
  accountSid: `AC${'0'.repeat(32)}`,
  authToken: 'secret-of-the-house',
  phoneNumber: '+15550002222',
};

it.each([
  ['an outgoing webhook', 'POST', '/api/webhooks', { url: 'https://10.0.0.1/hook', events: ['message.created'] }],
  ['a channel', 'PUT', '/api/channels/sms', { ...SMS, baseUrl: 'https://10.0.0.1' }],
])('a refused address of %s is one log line without error and stack', async (_, method, path, body) => {
  lines.length = 0;
  const answer = await server.call(method, path, { key, body });
  expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
  const [line, ...more] = lines.map((text) => JSON.parse(text)).filter(({ msg }) => /request/i.test(msg));
  expect(more).toEqual([]);
  expect(line).toMatchObject({ level: 30, msg: 'A request was refused', code: 'validation_failed' });
  expect(line).toMatchObject({ requestId: answer.body.requestId, why: answer.body.detail });
  expect(lines.join('')).not.toMatch(/ {4}at |secret-of-the-house/);
});
