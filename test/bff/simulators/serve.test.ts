import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SimServer, serveSimulator } from '../../../bff/simulators/server/serve.ts';

let calls = 0;
let server: SimServer;
beforeEach(async () => {
  calls = 0;
  server = await serveSimulator({
    handle: () => ({ status: 200, body: { calls: ++calls, padding: 'x'.repeat(100) } }),
  });
});
afterEach(() => server.close());

const ask = (path = '/a') => fetch(server.url + path);
const read = async (path?: string) => (await (await ask(path)).json()) as { calls: number }; // the response of the handler above

describe("a simulator's server", () => {
  it('logs requests and responses', async () => {
    await fetch(`${server.url}/a?b=1`, { method: 'POST', body: 'text', headers: { 'x-test': 'yes' } });
    expect(server.exchanges).toMatchObject([
      { request: { method: 'POST', path: '/a', body: 'text', headers: { 'x-test': 'yes' } }, answer: { status: 200 } },
    ]);
    expect(server.exchanges[0]?.request.query.get('b')).toBe('1');
  });

  it('injects a fault the ordered number of times, on the ordered calls', async () => {
    server.faults.order({ kind: 'status', status: 503, on: /^GET \/b/, times: 2, after: 1 });
    expect(await Promise.all([ask('/b'), ask('/a')].map(async (answer) => (await answer).status))).toEqual([200, 200]);
    expect((await ask('/b')).status).toBe(503);
    expect((await ask('/b')).status).toBe(503);
    expect((await ask('/b')).status).toBe(200);
  });

  it('breaks the connection before or after the work', async () => {
    server.faults.order({ kind: 'lost' });
    await expect(ask()).rejects.toThrow();
    expect(calls).toBe(0);
    server.faults.order({ kind: 'cut' });
    await expect(read()).rejects.toThrow();
    expect(calls).toBe(1);
    server.faults.order({ kind: 'unanswered' });
    await expect(ask()).rejects.toThrow();
    expect(calls).toBe(2);
  });

  it('answers with an error although the work was done', async () => {
    server.faults.order({ kind: 'failed', status: 503 });
    expect((await ask()).status).toBe(503);
    expect(calls).toBe(1);
  });

  it('can repeat a page, answer garbage and ask the caller to wait', async () => {
    expect((await read()).calls).toBe(1);
    server.faults.order({ kind: 'repeat' });
    expect((await read()).calls).toBe(1);
    expect((await read()).calls).toBe(2);
    server.faults.order({ kind: 'malformed' });
    await expect(read()).rejects.toThrow();
    server.faults.order({ kind: 'rate_limit', retryAfter: '2' });
    const refused = await ask();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
  });

  it('can run with a wrong clock', async () => {
    server.faults.clockSkewMs = 3_600_000;
    const date = Date.parse((await ask()).headers.get('date') ?? '');
    expect(date - Date.now()).toBeGreaterThan(3_500_000);
  });
});
