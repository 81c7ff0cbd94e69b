import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../../../../bff/base/config.ts';
import { createLog } from '../../../../bff/base/log.ts';
import { traced } from '../../../../bff/base/tracing.ts';
import { type RunningServer, startServer } from '../../../../bff/compose.ts';
import { startTracing } from '../../../../bff/operation/traces/tracing.ts';
import { openHotel } from '../../../support/chat-server.ts';
import { createEchoEngine } from '../../../support/engine/echo-engine.ts';
import { WireClient } from '../../../support/wire-client.ts';

/** Spans in OTLP's JSON. */
const sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(z.object({ key: z.string(), value: z.unknown() })) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string().length(32),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              attributes: z.array(z.object({ key: z.string(), value: z.unknown() })),
              status: z.object({ code: z.number(), message: z.string().optional() }),
            }),
          ),
        }),
      ),
    }),
  ),
});
type Span = z.infer<typeof sent>['resourceSpans'][number]['scopeSpans'][number]['spans'][number];

const CANARY = 'canaryword';
const paths: string[] = [];
let bodies: string[] = [];
let spans: Span[] = [];
let receiver: Server;
let endpoint = '';
let dataDir: string;

beforeEach(async () => {
  [bodies, spans] = [[], []];
  receiver = createServer(async (request, response) => {
    paths.push(request.url ?? '');
    const body = await json(request);
    bodies.push(JSON.stringify(body));
    spans.push(...sent.parse(body).resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)));
    response.end('{}');
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  dataDir = mkdtempSync(join(tmpdir(), 'service-chat-spans-'));
});
afterEach(async () => {
  receiver.closeAllConnections();
  receiver.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function start(env: Record<string, string>): Promise<RunningServer> {
  const read = readConfig({ DATA_DIR: dataDir, PORT: '0', ...env });
  if ('faults' in read) throw new Error(read.faults.join('; '));
  return startServer({ config: read.config, log: createLog('silent'), assetsDir: null, engine: createEchoEngine() });
}

/** A guest writes a message and gets an answer. */
async function chat(baseUrl: string): Promise<void> {
  const { propertyId } = await openHotel(baseUrl);
  const guest = await new WireClient(baseUrl).opened();
  guest.write({ type: 'hello', propertyId });
  await guest.frame(({ type }) => type === 'welcome');
  guest.write({ type: 'send', id: crypto.randomUUID(), text: `${CANARY}, when is breakfast?` });
  await guest.frame((frame) => JSON.stringify(frame).includes('"author":"ai"'));
  await guest.close();
}

const named = (name: string) => spans.filter((span) => span.name === name);

it('a message is one trace from receipt to reply, without any of its words', async () => {
  const server = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/` });
  await chat(server.baseUrl);
  await server.close(); // this sends the remaining spans
  expect(new Set(paths)).toEqual(new Set(['/v1/traces']));
  const [receive, turn] = [named('receive')[0], named('turn')[0]];
  expect(receive?.traceId).toBe(turn?.traceId);
  for (const name of ['think', 'reply'])
    expect(named(name)).toMatchObject([{ traceId: turn?.traceId, parentSpanId: turn?.spanId }]);
  expect(bodies.join('')).toContain('service-chat');
  expect(bodies.join('')).not.toContain(CANARY);
  expect(bodies.join('')).not.toContain('breakfast');
});

it('without a trace endpoint nothing is sent', async () => {
  const server = await start({});
  await chat(server.baseUrl);
  await server.close();
  expect(spans).toEqual([]);
});

it('an unreachable trace receiver does not delay guests or the stop of the server', async () => {
  const server = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  await chat(server.baseUrl);
  await server.close();
}, 60_000);

it('failed work is traced by its kind of error, nested work is a child span, and a message has one trace over all nodes', async () => {
  const tracing = startTracing(endpoint, 'here:1');
  const failing = traced({ name: 'outer', message: 'msg_1' }, () =>
    traced({ name: 'inner', facts: { 'server.address': 'pms.example' } }, () =>
      Promise.reject(Object.assign(new TypeError(CANARY), { code: 'timeout' })),
    ),
  );
  await expect(failing).rejects.toThrow(CANARY);
  await expect(traced({ name: 'late', message: () => '' }, () => Promise.reject(new Error(CANARY)))).rejects.toThrow();
  await tracing.close();
  const again = startTracing(endpoint, 'elsewhere:2');
  await traced({ name: 'again', message: () => 'msg_1' }, async () => 1);
  await again.close();
  const [outer, inner, late, other] = ['outer', 'inner', 'late', 'again'].map((name) => named(name)[0]);
  expect(inner).toMatchObject({ parentSpanId: outer?.spanId, status: { code: 2, message: 'TypeError timeout' } });
  expect(late?.status).toMatchObject({ code: 2, message: 'Error' });
  expect(other?.traceId).toBe(outer?.traceId);
  expect(bodies.join('')).not.toContain(CANARY);
});
