import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../support/chat-server.ts';
import { type ServeProcess, startServing } from '../support/process/serve-process.ts';
import { WireClient } from '../support/wire-client.ts';
import { GUEST_WORD, type Known, type Odd } from './odd.ts';
import { listOddBytes } from './odd-bytes.ts';
import { readStatuses, sendRaw } from './raw-client.ts';

const REQUESTS_MIN = 300;
const AT_ONCE = 16;

/** Malformed bytes reach a real server over plain connections. They must not end the server or affect another guest. */
describe('malformed bytes sent to the server', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'service-chat-odd-'));
  let server: ServeProcess;
  let known: Known;
  let odds: Odd[];

  beforeAll(async () => {
    server = await startServing({
      DATA_DIR: dataDir,
      LOG_LEVEL: 'trace',
      REGISTRATION: 'open',
      TRUSTED_PROXIES: '127.0.0.1',
    });
    const { body: hotel } = await call(server.baseUrl, 'POST', '/auth/register', undefined, {
      propertyName: 'Hotel Odd',
      email: 'owner@odd.example',
      phone: '+4983825501',
    });
    const { apiKey, property } = hotel;
    await call(server.baseUrl, 'PUT', '/api/activation', apiKey, {
      channels: ['widget'],
      aiMode: 'auto',
      businessHours: { mon_fri: '24/7', weekend: '24/7' },
    });
    const opened = await call(server.baseUrl, 'POST', '/chat/session', undefined, {
      type: 'hello',
      propertyId: property.id,
    });
    known = { apiKey, propertyId: property.id, session: opened.body.session };
    odds = listOddBytes(known);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it(`are of at least ${REQUESTS_MIN} different kinds`, () => {
    expect(new Set(odds.map(({ name }) => name)).size).toBe(odds.length);
    expect(odds.length).toBeGreaterThanOrEqual(REQUESTS_MIN);
  });

  it('end no process and cause no internal error', async () => {
    const port = Number(new URL(server.baseUrl).port);
    const faults: string[] = [];
    for (let from = 0; from < odds.length && !server.isGone(); from += AT_ONCE) {
      const batch = odds.slice(from, from + AT_ONCE);
      const answers = await Promise.all(batch.map((odd) => sendRaw(port, odd)));
      for (const [index, answer] of answers.entries()) {
        const failed = readStatuses(answer).filter((status) => status >= 500);
        if (failed.length > 0) faults.push(`${batch[index]?.name}: ${failed.join()}`);
      }
      if (server.isGone()) faults.push(`The process ended with one of: ${batch.map(({ name }) => name).join(' | ')}`);
    }
    expect(faults).toEqual([]);
  });

  it('leave the server able to serve a normal guest', async () => {
    const guest = await new WireClient(server.baseUrl).opened();
    guest.write({ type: 'hello', propertyId: known.propertyId });
    await guest.frame(({ type }) => type === 'welcome');
    guest.write({ type: 'send', id: randomUUID(), text: 'Hello' });
    await guest.frame(({ type }) => type === 'ack');
    await guest.frame((frame) => JSON.stringify(frame).includes('"author":"ai"'));
    await guest.close();
  });

  it('write no guest text and no token into the log, and cause no error in it', () => {
    const logged = server.logged();
    expect(logged).toContain('"msg":"Request"'); // at this level the log has a line for each request
    for (const secret of [GUEST_WORD, known.session, known.apiKey]) expect(logged).not.toContain(secret);
    expect(logged.split('\n').filter((line) => /"level":(?:50|60)/.test(line))).toEqual([]);
  });
});
