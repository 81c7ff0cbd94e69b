import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { compileSettings, MALLOC_SETTINGS, NODE_FLAGS } from '../../bff/cli/node-settings.mjs';
import { pmsRegistry } from '../../bff/pms/registry.ts';
import { SIMULATORS } from '../../bff/simulators/registry.ts';
import type { Simulator } from '../../bff/simulators/simulator.ts';
import { createWorld, type World } from '../../bff/simulators/world/world.ts';
import { PMS_PROVIDERS } from '../../shared/domain/pms.ts';
import { measurePush, PUSH_GOAL_MS, type PushResult } from './channel-push.ts';

/**
 * `npm run bench:sync [-- --provider=mews --sizes=1000,10000,100000 --only=import,push --json]`: a whole server, compiled as hotels run it, in one process imports from a
 * vendor's simulator in another. Printed are reservations a second on the first import and on an incremental run, the
 * server's memory before and at most, what the import adds to it, and the time from a change in the PMS to the guest's context. Each
 * limit is printed with what came of it; exit code 1 where one is missed.
 */
const RSS_GOAL_MB = 300;
/** What an import may add to a server that is at rest, whatever the number of reservations: pages come and go. */
const ADDED_GOAL_MB = 64;
const PER_SECOND_GOAL = 2_000;
/** Of fewer reservations the beginning is most of what is measured. */
const RATE_FROM = 10_000;
/** Of a simulated hotel's stays so many are in the dates that are imported (30 days back to a year ahead), at the least. */
const IN_RANGE = 0.75;
/** A server that takes more of a processor before the import is still readying languages. */
const BUSY_FROM = 0.05;
const CHANGED = 1_000;
/** So many changes are measured: a queue is looked into every ten seconds only. */
const NOTICES = { webhook: 20, queue: 3, none: 0 };
const ADULTS = 11;

const { values } = parseArgs({
  options: {
    provider: { type: 'string', default: 'mews' },
    sizes: { type: 'string', default: '1000,10000,100000' },
    only: { type: 'string', default: 'import,push' },
    json: { type: 'boolean', default: false },
  },
});
const provider = z.enum(PMS_PROVIDERS).parse(values.provider);
const imported = z.object({
  seconds: z.number(),
  busyShare: z.number(),
  idleMb: z.number(),
  peakMb: z.number(),
  idleHeapMb: z.number(),
  peakHeapMb: z.number(),
  cpuSeconds: z.number(),
  synced: z.object({ reservations: z.number(), guests: z.number(), rooms: z.number() }),
  state: z.string(),
  errors: z.unknown(),
  reservationsMs: z.number().nullable(),
  webhook: z.string(),
});
const progress = z.object({ progress: z.string() });
const listening = z.object({ notices: z.enum(['webhook', 'queue', 'none']) });
const found = z.object({ id: z.string() });
const incremental = z.object({ seconds: z.number(), records: z.number() });

interface Figures {
  reservations: number;
  imported: number;
  guests: number;
  /** Of the whole first run, guests and rooms included; and of reservations alone. */
  perSecond: number;
  reservationsPerSecond: number | null;
  incrementalPerSecond: number;
  /** Seconds of a processor that the server took for a thousand records, guests included: the vendor's own time is not in it. */
  cpuPerThousand: number;
  idleMb: number;
  peakMb: number;
  /** Of the main thread's heap. */
  idleHeapMb: number;
  peakHeapMb: number;
  webhookMs: number;
}

const rows: Figures[] = [];
const sizes = values.only.includes('import') ? values.sizes.split(',').map(Number) : [];
for (const size of sizes) {
  tell(`${provider}, ${size} reservations: the server starts, and comes to rest`);
  rows.push(await measure(size));
}
if (values.only.includes('push')) tell('SiteMinder: another server starts, and settles for a minute');
const pushed = values.only.includes('push') ? await measurePush() : null;
/** What each vendor is asked by a server in use, whatever is measured here. */
const budgets = await Promise.all(
  PMS_PROVIDERS.map(async (one) => {
    const { name, budget } = await pmsRegistry.load(one);
    return { name, requests: budget.requests, perMs: budget.perMs, atOnce: budget.atOnce };
  }),
);
const limits = [...rows.flatMap(limitsOf), ...(pushed === null ? [] : limitsOfPush(pushed))];
if (values.json) process.stdout.write(`${JSON.stringify({ provider, rows, pushed, budgets, limits }, null, 2)}\n`);
else print(rows, pushed);
if (limits.some(({ isHeld }) => !isHeld)) process.exitCode = 1;

/** Something that was promised, and what came of it. */
interface Limit {
  what: string;
  figure: string;
  limit: string;
  isHeld: boolean;
}

function limitsOf(row: Figures): Limit[] {
  const { reservations, imported: stored, peakMb, idleMb, reservationsPerSecond: rate } = row;
  const of = `${reservations} reservations`;
  const added = peakMb - idleMb;
  return [
    { what: `${of}: all imported`, figure: `${stored}`, limit: `≥ ${reservations}`, isHeld: stored >= reservations },
    {
      what: `${of}: memory at most`,
      figure: `${peakMb} MB, ${idleMb} of them before the import`,
      limit: `< ${RSS_GOAL_MB} MB`,
      isHeld: peakMb < RSS_GOAL_MB,
    },
    {
      what: `${of}: added by the import`,
      figure: `${added} MB`,
      limit: `≤ ${ADDED_GOAL_MB} MB`,
      isHeld: added <= ADDED_GOAL_MB,
    },
    ...(reservations < RATE_FROM
      ? []
      : [
          {
            what: `${of}: first import`,
            figure: `${rate ?? '–'}/s`,
            limit: `≥ ${PER_SECOND_GOAL}/s`,
            isHeld: rate !== null && rate >= PER_SECOND_GOAL,
          },
        ]),
  ];
}

function limitsOfPush({ chatting, stored, sent }: PushResult): Limit[] {
  const { worst, failed } = chatting;
  return [
    {
      what: 'SiteMinder, 50 a second while guests chat: slowest answer',
      figure: `${worst} ms`,
      limit: `≤ ${PUSH_GOAL_MS} ms`,
      isHeld: worst <= PUSH_GOAL_MS,
    },
    { what: 'SiteMinder: failed', figure: `${failed}`, limit: '0', isHeld: failed === 0 },
    { what: 'SiteMinder: stored', figure: `${stored}`, limit: `${sent}`, isHeld: stored === sent },
  ];
}

async function measure(size: number): Promise<Figures> {
  const world = createWorld({ reservations: Math.ceil(size / IN_RANGE) });
  const load = SIMULATORS[provider];
  if (load === undefined) throw new Error(`There is no simulator of ${provider}`);
  const simulator = await (await load()).startSimulator({ world, limits: false });
  const given = JSON.stringify({ provider, credentials: simulator.credentials });
  const child = fork(join(import.meta.dirname, 'sync-child.ts'), [given], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [...NODE_FLAGS, '--import', join(import.meta.dirname, 'as-compiled.mjs')], // as every way to start the server does
    env: { ...process.env, ...MALLOC_SETTINGS, ...compileSettings({ isCompiled: true, isServer: true }) },
  });
  const server = listenTo(child);
  const first = imported.parse(await server.hear());
  if (first.state !== 'done') throw new Error(`The import failed: ${JSON.stringify(first.errors)}`);
  if (first.busyShare > BUSY_FROM)
    tell(
      `  it had not come to rest (${Math.round(first.busyShare * 100)} % of a processor): it goes on growing by itself`,
    );
  tell(`  ${first.synced.reservations} in ${Math.round(first.seconds)} s; ${Math.round(first.peakMb)} MB at most`);
  change(world, Math.min(CHANGED, size));
  server.ask({ ask: 'increment' });
  const next = incremental.parse(await server.hear());
  const webhookMs = await measureNotice(world, simulator, server, first.webhook);
  const ended = once(child, 'exit');
  server.ask({ ask: 'end' });
  await ended;
  await simulator.close();
  return {
    reservations: size,
    imported: first.synced.reservations,
    guests: first.synced.guests,
    perSecond: Math.round(first.synced.reservations / first.seconds),
    reservationsPerSecond:
      first.reservationsMs === null ? null : Math.round((first.synced.reservations / first.reservationsMs) * 1_000),
    incrementalPerSecond: Math.round(next.records / next.seconds),
    cpuPerThousand:
      Math.round((first.cpuSeconds / (first.synced.reservations + first.synced.guests)) * 1_000_000) / 1_000,
    idleMb: Math.round(first.idleMb),
    peakMb: Math.round(first.peakMb),
    idleHeapMb: Math.round(first.idleHeapMb),
    peakHeapMb: Math.round(first.peakHeapMb),
    webhookMs,
  };
}

/** The median of the times from a change in the PMS until a guest's context shows it. */
async function measureNotice(world: World, simulator: Simulator, server: Server, url: string): Promise<number> {
  server.ask({ ask: 'listen' });
  const { notices } = listening.parse(await server.hear());
  simulator.setWebhook?.(url); // others were subscribed to just now, or have a queue that is looked into
  const booked = world.findReservations({ states: ['booked'] });
  const times: number[] = [];
  for (const [nr, { id }] of booked.slice(0, NOTICES[notices]).entries()) {
    const adults = ADULTS + nr; // no other stay has so many: that is how it is recognised, and then known by its id
    server.ask({ ask: 'find', adults });
    world.changeStay(id, { adults });
    const stay = found.parse(await server.hear());
    server.ask({ ask: 'await', id: stay.id, adults: 1 });
    const began = performance.now();
    world.changeStay(id, { adults: 1 });
    await server.hear();
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  return Math.round(times[times.length >> 1] ?? 0);
}

function change(world: World, count: number): void {
  for (const { id, adults } of world.findReservations({ states: ['booked'] }).slice(0, count))
    world.changeStay(id, { adults: adults === 1 ? 2 : 1 });
}

/** How far it is: beside the figures, so that those can be read by a program. */
function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}

interface Server {
  ask(question: object): void;
  /** What it says next; how far it is is shown and passed over. Rejects where it ends. */
  hear(): Promise<unknown>;
}

function listenTo(child: ChildProcess): Server {
  const said: unknown[] = [];
  let wake = Promise.withResolvers<void>();
  child.on('message', (message) => {
    const sign = progress.safeParse(message);
    if (sign.success) tell(`  ${sign.data.progress}`);
    else said.push(message);
    wake.resolve();
  });
  let end: string | null = null;
  child.on('exit', (code, signal) => {
    end = `The server ended: ${code ?? signal}`;
    wake.resolve();
  });
  return {
    ask: (question) => void child.send(question),
    async hear() {
      while (said.length === 0) {
        if (end !== null) throw new Error(end);
        await wake.promise;
        wake = Promise.withResolvers();
      }
      return said.shift();
    },
  };
}

function print(figures: readonly Figures[], push: PushResult | null): void {
  process.stdout.write(`${provider}, simulator in another process, no rate limit, on this machine\n\n`);
  if (push !== null)
    for (const [name, { median, p99, worst, failed }] of [
      ['calls that do nothing', push.nothing] as const,
      ['bookings, nobody chats', push.quiet] as const,
      [`bookings while guests chat (${push.answered} answered)`, push.chatting] as const,
    ])
      process.stdout.write(
        `SiteMinder, 50 a second, ${name}: ${median} ms in the middle, ${p99} ms for 99 of 100, ${worst} ms at worst ` +
          `(goal ${PUSH_GOAL_MS}); ${failed} failed; ${push.stored} of ${push.sent} stored\n`,
      );
  for (const row of figures)
    process.stdout.write(
      `${String(row.reservations).padStart(7)} reservations: ${row.imported} imported with ${row.guests} guests, ` +
        `${row.perSecond}/s in all, ${row.reservationsPerSecond ?? '–'}/s alone; ${row.incrementalPerSecond}/s incremental; ` +
        `${row.cpuPerThousand} s of a processor for a thousand records; ${row.idleMb} MB before, ${row.peakMb} MB at most ` +
        `(heap ${row.idleHeapMb}, ${row.peakHeapMb}); ${row.webhookMs} ms from a change to the guest's context\n`,
    );
  process.stdout.write('\n');
  for (const { name, requests, perMs, atOnce } of budgets)
    process.stdout.write(`${name} is asked ${requests} times in ${perMs / 1_000} s at most, ${atOnce} at once\n`);
  process.stdout.write('\n');
  for (const { what, figure, limit, isHeld } of limits)
    process.stdout.write(`${isHeld ? 'held  ' : 'MISSED'}  ${what}: ${figure} (${limit})\n`);
}
