import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../../bff/compose.ts';
import { startComposed } from '../../faults/composed-server.ts';
import { openHotel } from '../../support/chat-server.ts';
import { prepareFile } from '../../support/fresh-store.ts';
import { type HttpServer, startHttpServer } from '../../support/http-server.ts';
import { WireClient } from '../../support/wire-client.ts';

const DASHBOARD = readFileSync('docs/monitoring/grafana-dashboard.json', 'utf8');
const ALERTS = readFileSync('docs/monitoring/alerts.yml', 'utf8');
const NAME = /\b(?:service_chat|nodejs|process)_\w+/g;

describe('the metrics of a server with a guest', () => {
  let dataDir: string;
  let server: RunningServer;
  let figures = '';
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'service-chat-metrics-'));
    await prepareFile(dataDir);
    server = await startComposed({ dataDir });
    const { propertyId } = await openHotel(server.baseUrl);
    await read(server.baseUrl);
    const guest = await new WireClient(server.baseUrl).opened();
    guest.write({ type: 'hello', propertyId });
    await guest.frame(({ type }) => type === 'welcome');
    guest.write({ type: 'send', id: '6f1c1d52-8a38-4d54-9d2c-2b0c1d9f0b11', text: 'A canaryword: thank you!' });
    await guest.frame((frame) => frame.type === 'message' && JSON.stringify(frame).includes('"ai"'));
    figures = await (await read(server.baseUrl)).text();
  });
  afterAll(async () => {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('count sockets, messages, decisions, answers and commits', () => {
    expect(figureOf('service_chat_sockets_open{side="guest"}')).toBe(1);
    expect(figureOf('service_chat_messages_total{author="guest"}')).toBe(1);
    expect(figureOf('service_chat_messages_total{author="ai"}')).toBe(1);
    expect(figures).toMatch(/^service_chat_decisions_total\{kind="\w+"\} 1$/m);
    expect(figureOf('service_chat_answer_seconds_count')).toBe(1);
    expect(figureOf('service_chat_store_commit_seconds_count')).toBeGreaterThan(2);
    expect(figureOf('service_chat_outbox_open{kind="turn"}')).toBe(0);
    expect(figureOf('service_chat_ready{check="store"}')).toBe(1);
    expect(figureOf('service_chat_store_bytes{file="log"}')).toBeGreaterThan(10_000);
    expect(figureOf('service_chat_backup_newest_timestamp_seconds')).toBe(0);
  });

  it('contain no words of a guest or colleague', () => {
    expect(figures).not.toMatch(/canaryword/);
  });

  it.each([
    ['dashboard', DASHBOARD],
    ['alert rules', ALERTS],
  ])('include every metric that the %s use', (_, text) => {
    const there = new Set(
      [...figures.matchAll(/^# TYPE (\S+) (\w+)/gm)].flatMap(([, name = '', kind]) =>
        kind === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
      ),
    );
    const asked = [...new Set([...text.matchAll(NAME)].map(([name]) => name))];
    expect(asked.length).toBeGreaterThan(8);
    expect(asked.filter((name) => !there.has(name))).toEqual([]);
  });

  it('are all on the dashboard if their name begins with service_chat_', () => {
    const own = [...figures.matchAll(/^# TYPE (service_chat_\S+)/gm)].map(([, name = '']) => name);
    expect(own.filter((name) => !DASHBOARD.includes(name))).toEqual([]);
  });

  function figureOf(series: string): number {
    const line = figures.split('\n').find((one) => one.startsWith(`${series} `));
    if (line === undefined) throw new Error(`${series} is not among the figures`);
    return Number(line.slice(series.length + 1));
  }
});

describe('the metrics can be read', () => {
  let server: HttpServer;
  beforeAll(async () => {
    server = await startHttpServer({ config: { metricsToken: 'a token nobody guesses' } });
  });
  afterAll(() => server.close());

  it('only with the token if one is set', async () => {
    expect((await read(server.baseUrl)).status).toBe(401);
    expect((await read(server.baseUrl, { authorization: 'Bearer another' })).status).toBe(401);
    const answer = await read(server.baseUrl, { authorization: 'Bearer a token nobody guesses' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
  });

  it('without a token only from this machine, and not through a proxy on it', async () => {
    const own = await startHttpServer();
    expect((await read(own.baseUrl)).status).toBe(200);
    for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
      expect((await read(own.baseUrl, { [header]: '203.0.113.7' })).status, header).toBe(401);
    await own.close();
  });
});

function read(baseUrl: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${baseUrl}/metrics`, { headers });
}
