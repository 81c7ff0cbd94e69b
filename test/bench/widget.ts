import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from 'playwright-core';
import { CHROME_ARGS, ensureChrome } from '../support/browser/chrome.ts';
import { type BenchServer, startBenchServer } from './bench-server.ts';
import { CANDIDATES, type Candidate } from './candidates.ts';

/**
 * Measures an empty page, our widget and two peers in the same run, in turn, each in a new browser profile.
 * Times are wall-clock medians of the half of the rounds in which the machine was least busy with other things; CPU is the
 * main thread's own, which other programs do not add to.
 *
 * For each wait it also prints how long the files took to arrive, and how long the page then worked.
 *
 *   npm run bench:widget -- [--runs 5] [--json]        exits 1 if our widget crosses a limit
 */

const RUNS = Number(process.argv[process.argv.indexOf('--runs') + 1] || 5) || 5;
const IN_PAGE = readFileSync(join(import.meta.dirname, 'in-page.js'), 'utf8');
const SETTLE_MS = { desktop: 1_500, phone: 4_000 };
/** Requests that wait until the page is idle start within two seconds. */
const TYPING_MS = 3_000;
const QUIET_WAIT_MS_MAX = 5_000;
const MIB = 1_048_576;

type Profile = 'desktop' | 'phone';

interface Sample {
  id: string;
  profile: Profile;
  launcherMs: number;
  /** Time until the last file arrived that the launcher waited for, from the same start as `launcherMs`. */
  launcherFilesMs: number;
  openMs: number;
  /** Time until the last file arrived that the input field waited for, from the click. */
  openFilesMs: number;
  cpuMs: number;
  heapMib: number;
  nodes: number;
  requestsBefore: number;
  gzipBefore: number;
  gzipOnOpen: number;
  gzipOnTyping: number;
  stored: number;
  breaches: number;
  /** The share of the machine that was idle just before, 0 to 1. */
  idle: number;
}

/** The functions of the page's measuring script; see in-page.js. */
const usable = (path: string): string => `window.__bench.box(${JSON.stringify(path)})`;

async function measure(server: BenchServer, candidate: Candidate, profile: Profile): Promise<Sample> {
  const idle = await waitForQuiet();
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: ensureChrome(),
    headless: true,
    args: [...CHROME_ARGS, '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1'],
    viewport: profile === 'phone' ? { width: 390, height: 844 } : { width: 1_280, height: 800 },
    locale: 'en-GB',
  });
  try {
    await context.addInitScript(IN_PAGE);
    const page = context.pages()[0] ?? (await context.newPage());
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(`${server.baseUrl}/page/empty`);
    if (profile === 'phone') await slowDown(devtools);
    server.takeTraffic();
    await page.goto(`${server.baseUrl}/page/${candidate.id}`, { waitUntil: 'commit' });
    if (candidate.launcher)
      await page.evaluate(`window.__bench.watch('launcher', ${JSON.stringify(candidate.launcher)})`);
    await page.waitForLoadState('load');
    await page.mouse.move(40, 40);
    if (candidate.launcher) await page.waitForFunction('window.__bench.at.launcher !== undefined');
    await page.waitForTimeout(SETTLE_MS[profile]);
    const cpuMs = (await metric(devtools, 'TaskDuration')) * 1_000;
    const before = server.takeTraffic();
    await devtools.send('HeapProfiler.collectGarbage');
    const sample: Sample = {
      id: candidate.id,
      profile,
      launcherMs: Number(await page.evaluate('window.__bench.at.launcher - window.__t0')),
      launcherFilesMs: Number(await page.evaluate('window.__bench.files(window.__t0, window.__bench.at.launcher)')),
      openMs: Number.NaN,
      openFilesMs: Number.NaN,
      cpuMs,
      heapMib: (await metric(devtools, 'JSHeapUsedSize')) / MIB,
      nodes: Number(await page.evaluate('window.__bench.nodes()')),
      requestsBefore: before.requests,
      gzipBefore: before.gzip,
      gzipOnOpen: 0,
      gzipOnTyping: 0,
      stored:
        Number(await page.evaluate('localStorage.length + sessionStorage.length')) + (await context.cookies()).length,
      breaches: 0,
      idle,
    };
    if (candidate.launcher !== null && candidate.launcher !== candidate.field) {
      sample.openMs = await open(page, candidate);
      sample.openFilesMs = Number(
        await page.evaluate('window.__bench.files(window.__bench.at.click, window.__bench.at.field)'),
      );
      await page.waitForTimeout(SETTLE_MS[profile] / 2);
      sample.gzipOnOpen = server.takeTraffic().gzip;
      if (profile === 'desktop') sample.gzipOnTyping = await type(page, server, candidate);
    }
    if (profile === 'desktop') sample.breaches = await countBreaches(page, server, candidate);
    return sample;
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Clicks the launcher like a person, with the pointer on it for a moment first. Returns the milliseconds until the input field
 * can be typed in.
 */
async function open(page: Page, { launcher, field }: Candidate): Promise<number> {
  const at = (await page.evaluate(usable(launcher ?? ''))) as { x: number; y: number };
  await page.evaluate(`window.__bench.watch('field', ${JSON.stringify(field)})`);
  await page.mouse.move(at.x, at.y, { steps: 4 });
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction('window.__bench.at.field !== undefined');
  return Number(await page.evaluate('window.__bench.at.field - window.__bench.at.click'));
}

/** Types a few words without sending them. Returns the gzipped bytes fetched meanwhile. */
async function type(page: Page, server: BenchServer, { field }: Candidate): Promise<number> {
  const at = (await page.evaluate(usable(field ?? ''))) as { x: number; y: number } | null;
  if (at === null) return Number.NaN;
  await page.mouse.click(at.x, at.y);
  await page.keyboard.type('Haben Sie noch');
  await page.waitForTimeout(TYPING_MS);
  return server.takeTraffic().gzip;
}

async function countBreaches(page: Page, server: BenchServer, candidate: Candidate): Promise<number> {
  await page.goto(`${server.baseUrl}/page/${candidate.id}?strict`);
  await page.waitForTimeout(400);
  if (candidate.launcher !== null && candidate.launcher !== candidate.field) {
    const at = (await page.evaluate(usable(candidate.launcher))) as { x: number; y: number } | null;
    if (at !== null) await page.mouse.click(at.x, at.y);
    await page.waitForTimeout(400);
  }
  return Number(await page.evaluate('window.__bench.breaches.length'));
}

/** A middling phone on a slow mobile line. */
async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await devtools.send('Network.enable');
  const line = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
  await devtools.send('Network.emulateNetworkConditions', line);
}

async function metric(devtools: CDPSession, name: string): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
}

/** Waits for a limited time until the machine is mostly idle; resolves with the idle share. */
async function waitForQuiet(): Promise<number> {
  const end = performance.now() + QUIET_WAIT_MS_MAX;
  let idle = await idleShare();
  while (idle < 0.85 && performance.now() < end) idle = await idleShare();
  return idle;
}

async function idleShare(): Promise<number> {
  const before = cpuTimes();
  await new Promise((resolve) => setTimeout(resolve, 250));
  const after = cpuTimes();
  return (after.idle - before.idle) / Math.max(1, after.all - before.all);
}

function cpuTimes(): { idle: number; all: number } {
  const times = cpus().map((cpu) => cpu.times);
  const idle = times.reduce((sum, one) => sum + one.idle, 0);
  return { idle, all: times.reduce((sum, one) => sum + one.user + one.nice + one.sys + one.irq + one.idle, 0) };
}

function median(values: readonly number[]): number {
  const sorted = values.filter(Number.isFinite).sort((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
}

const server = await startBenchServer();
const samples: Sample[] = [];
try {
  for (let round = 0; round <= RUNS; round++) {
    for (const profile of ['desktop', 'phone'] as const) {
      if (profile === 'phone' && round > Math.ceil(RUNS / 2)) continue;
      for (const candidate of CANDIDATES) {
        const sample = await measure(server, candidate, profile);
        if (round > 0) samples.push(sample); // the first round only warms the machine
      }
    }
  }
} finally {
  await server.close();
}

function of(id: string, profile: Profile, field: keyof Sample): number {
  const mine = samples.filter((one) => one.id === id && one.profile === profile);
  if (!field.endsWith('Ms') || field === 'cpuMs') return median(mine.map((one) => Number(one[field])));
  const quietest = mine.sort((one, other) => other.idle - one.idle).slice(0, Math.ceil(mine.length / 2));
  return median(quietest.map((one) => Number(one[field])));
}

interface Row {
  what: string;
  limit: number;
  value(id: string): number;
  digits: number;
}

const ROWS: Row[] = [
  { what: 'bytes before open, gzip kB', limit: 11, value: (id) => of(id, 'desktop', 'gzipBefore') / 1_000, digits: 1 },
  { what: 'requests before open', limit: 1, value: (id) => of(id, 'desktop', 'requestsBefore'), digits: 0 },
  { what: 'added on open, gzip kB', limit: 45, value: (id) => of(id, 'desktop', 'gzipOnOpen') / 1_000, digits: 1 },
  { what: 'added on typing, gzip kB', limit: 45, value: (id) => of(id, 'desktop', 'gzipOnTyping') / 1_000, digits: 1 },
  {
    what: 'main-thread CPU, × empty page',
    limit: 3,
    value: (id) => of(id, 'desktop', 'cpuMs') / of('empty', 'desktop', 'cpuMs'),
    digits: 1,
  },
  { what: 'launcher visible, desktop ms', limit: 100, value: (id) => of(id, 'desktop', 'launcherMs'), digits: 0 },
  { what: 'launcher visible, slowed phone ms', limit: 400, value: (id) => of(id, 'phone', 'launcherMs'), digits: 0 },
  { what: 'click to typing, ms', limit: 90, value: (id) => of(id, 'desktop', 'openMs'), digits: 0 },
  { what: 'heap before open, MiB', limit: 1.5, value: (id) => of(id, 'desktop', 'heapMib'), digits: 2 },
  {
    what: 'DOM nodes added',
    limit: 15,
    value: (id) => of(id, 'desktop', 'nodes') - of('empty', 'desktop', 'nodes'),
    digits: 0,
  },
  { what: 'stored before the guest writes', limit: 0, value: (id) => of(id, 'desktop', 'stored'), digits: 0 },
  { what: 'breaches of a strict policy', limit: 0, value: (id) => of(id, 'desktop', 'breaches'), digits: 0 },
];

/** Each wait, and the part of it in which files are in transfer. */
const PARTS = [
  ['launcher visible', 'launcherMs', 'launcherFilesMs'],
  ['click to typing', 'openMs', 'openFilesMs'],
] as const satisfies [string, keyof Sample, keyof Sample][];

function toText(value: number, digits: number): string {
  return Number.isFinite(value) ? value.toFixed(digits) : '-';
}

const crossed = ROWS.filter(({ value, limit }) => !(value('ours') <= limit));
if (process.argv.includes('--json')) {
  const rows = ROWS.map(({ what, limit, value }) => ({
    what,
    limit,
    ...Object.fromEntries(CANDIDATES.map(({ id }) => [id, value(id)])),
  }));
  console.log(JSON.stringify({ runs: RUNS, rows, crossed: crossed.map(({ what }) => what), samples }, null, 1));
} else {
  const shown = CANDIDATES.filter(({ id }) => id !== 'empty');
  console.log(`| ${RUNS} rounds, medians | limit | holds | ${shown.map(({ name }) => name).join(' | ')} |`);
  console.log(`|---|---|---|${shown.map(() => '---').join('|')}|`);
  for (const row of ROWS) {
    const figures = shown.map(({ id }) => toText(row.value(id), row.digits));
    console.log(`| ${row.what} | ≤ ${row.limit} | ${crossed.includes(row) ? 'NO' : 'yes'} | ${figures.join(' | ')} |`);
  }
  console.log('');
  for (const [what, whole, files] of PARTS) {
    const told = shown.map(({ id, name }) => {
      const [all, fetched] = [of(id, 'desktop', whole), of(id, 'desktop', files)];
      return `${name} ${toText(all, 0)} = ${toText(fetched, 0)} until the last file + ${toText(all - fetched, 0)}`;
    });
    console.log(`${what}, ms: ${told.join('; ')}`);
  }
  const idle = median(samples.map((one) => one.idle));
  console.log(`The machine was ${Math.round(idle * 100)} % idle before a page, the median of ${samples.length}`);
  for (const { what } of crossed) console.error(`over its limit: ${what}`);
}
process.exitCode = crossed.length === 0 ? 0 : 1;
