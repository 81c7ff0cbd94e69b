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
 * `npm run bench:sync [-- --provider=mews --sizes=1000,10000,100000 --only=import,push --json]`: a whole compiled server, as
 * hotels run it, imports in one process from a vendor's simulator in another. It prints reservations per second on the first
 * import and on an incremental sync, the server's memory before and at its peak, the memory that the import adds, and the time
 * from a change in the PMS to the guest's context. Each limit is printed with its result; exit code 1 if a limit is missed.
 */
const RSS_GOAL_MB = 300;
/** The memory that an import may add to an idle server, for any number of reservations, because pages are not kept. */
const ADDED_GOAL_MB = 64;
const PER_SECOND_GOAL = 2_000;
/** With fewer reservations the start-up would dominate the rate. */
const RATE_RESERVATIONS_MIN = 10_000;
/** The least share of a simulated hotel's stays that lies in the imported dates (30 days back to a year ahead). */
const IN_RANGE_SHARE_MIN = 0.75;
/** A server that takes a larger share of a processor before the import is still loading languages. */
const BUSY_SHARE_MIN = 0.05;
const CHANGED = 1_000;
/** The number of measured changes; it is small, because a queue is only polled every ten seconds. */
const CHANGES_MEASURED = { webhook: 20, queue: 3, none: 0 };
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
  /** Records per second of the whole first import, with guests and rooms, and of reservations alone. */
  perSecond: number;
  reservationsPerSecond: number | null;
  incrementalPerSecond: number;
  /** The server's CPU seconds for a thousand records, guests included, without the vendor's own time. */
  cpuPerThousand: number;
  idleMb: number;
  peakMb: number;
  /** The size of the main thread's heap. */
  idleHeapMb: number;
  peakHeapMb: number;
  webhookMs: number;
}

const rows: Figures[] = [];
const sizes = values.only.includes('import') ? values.sizes.split(',').map(Number) : [];
for (const size of sizes) {
  printProgress(`${provider}, ${size} reservations: the server starts, and comes to rest`);
  rows.push(await measure(size));
}
if (values.only.includes('push')) printProgress('SiteMinder: another server starts, and settles for a minute');
const pushed = values.only.includes('push') ? await measurePush() : null;
/** The calls that a running server makes to each vendor, whatever is measured here. */
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

/** A promised figure with the measured one. */
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
    ...(reservations < RATE_RESERVATIONS_MIN
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
  const world = createWorld({ reservations: Math.ceil(size / IN_RANGE_SHARE_MIN) });
  const load = SIMULATORS[provider];
  if (load === undefined) throw new Error(`There is no simulator of ${provider}`);
  const simulator = await (await load()).startSimulator({ world, limits: false });
  const given = JSON.stringify({ provider, credentials: simulator.credentials });
  const child = fork(join(import.meta.dirname, 'sync-child.ts'), [given], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [...NODE_FLAGS, '--import', join(import.meta.dirname, 'as-compiled.mjs')], // as in every production start of the server
    env: { ...process.env, ...MALLOC_SETTINGS, ...compileSettings({ isCompiled: true, isServer: true }) },
  });
  const server = listenTo(child);
  const first = imported.parse(await server.hear());
  if (first.state !== 'done') throw new Error(`The import failed: ${JSON.stringify(first.errors)}`);
  if (first.busyShare > BUSY_SHARE_MIN)
    printProgress(
      `  it had not come to rest (${Math.round(first.busyShare * 100)} % of a processor): it goes on growing by itself`,
    );
  printProgress(
    `  ${first.synced.reservations} in ${Math.round(first.seconds)} s; ${Math.round(first.peakMb)} MB at most`,
  );
  changeAdults(world, Math.min(CHANGED, size));
  server.ask({ ask: 'increment' });
  const next = incremental.parse(await server.hear());
  const webhookMs = await measureChangeToContext(world, simulator, server, first.webhook);
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

/** Measures the median time from a change in the PMS until a guest's context shows the change. */
async function measureChangeToContext(
  world: World,
  simulator: Simulator,
  server: Server,
  url: string,
): Promise<number> {
  server.ask({ ask: 'listen' });
  const { notices } = listening.parse(await server.hear());
  simulator.setWebhook?.(url); // other providers subscribed to events when the sync mode was set, or have a queue that is polled
  const booked = world.findReservations({ states: ['booked'] });
  const times: number[] = [];
  for (const [nr, { id }] of booked.slice(0, CHANGES_MEASURED[notices]).entries()) {
    const adults = ADULTS + nr; // unique, so that the stay can be found by it
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

function changeAdults(world: World, count: number): void {
  for (const { id, adults } of world.findReservations({ states: ['booked'] }).slice(0, count))
    world.changeStay(id, { adults: adults === 1 ? 2 : 1 });
}

/** Prints progress to stderr, so that a program can read the figures from stdout. */
function printProgress(line: string): void {
  process.stderr.write(`${line}\n`);
}

interface Server {
  ask(question: object): void;
  /** The next message of the child; progress is printed and skipped. Rejects when the child exits. */
  hear(): Promise<unknown>;
}

function listenTo(child: ChildProcess): Server {
  const said: unknown[] = [];
  let wake = Promise.withResolvers<void>();
  child.on('message', (message) => {
    const sign = progress.safeParse(message);
    if (sign.success) printProgress(`  ${sign.data.progress}`);
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
