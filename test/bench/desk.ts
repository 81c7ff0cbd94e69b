import { monitorEventLoopDelay } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import type { CDPSession, Page } from 'playwright-core';
import { assign } from '../../bff/conversation/staff/staff.ts';
import { countFigures } from '../../bff/jobs/count-figures.ts';
import { localDate } from '../../shared/domain/local-date.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { startDeskServer } from '../support/desk-server.ts';

/**
 * The desk of a house with 50,000 conversations, of which 5,000 are in the list: what its counters and a year's insights take and how
 * long they hold up the server, frame times while the list scrolls and colleagues work, how long after its data a
 * conversation stands (the first of a page apart), what a night's 1,000 events cost on coming back, and what is fetched before the inbox stands. Exit code 1 where a goal is missed. `npm run bench:desk`
 */

const CONVERSATIONS = 50_000;
/** About a year of them. */
const APART_MS = 10 * 60_000;
const LISTED = 5_000;
/** So often each figure is asked for. */
const ASKED = 20;
const FIGURES_MS_MAX = 100;
/** A thread that nobody disturbs is looked at this often, and is late by about as much. */
const LOOK_EVERY_MS = 5;
const HELD_MS_MAX = 50;
const SCROLL_MS = 4_000;
/** So many on a page, of so many pages: of all openings one in eight is the first of its page, which the 95th percentile cannot pass over. */
const OPENINGS = 8;
const PAGES = 5;
/** As long as a person looks at the list before they open something. */
const LOOK_MS = 1_000;
/** So often something happens in the house while one scrolls. */
const EVENT_EVERY_MS = 50;
/** The server resumes so far back; beyond, the lists are read anew. */
const EVENTS_MISSED = 1_000;
const RESUME_MS_MAX = 2_000;
const FRAME_MS_60 = 1_000 / 60;
/** A frame that takes this long is seen as a jerk: the next one was missed. */
const JERK_MS = 2 * FRAME_MS_60;
/** Half a frame: the browser's own part comes on top. */
const WORK_MS_MAX = FRAME_MS_60 / 2;
const OPEN_MS_MAX = 100;
const INITIAL_BYTES_MAX = 200 * 1_024;

/** In the page: the time from each frame to the next. */
const COUNT_FRAMES = `new Promise((resolve) => {
  const times = [];
  const start = performance.now();
  let last = start;
  const tick = (now) => {
    times.push(now - last);
    last = now;
    if (now - start < ${SCROLL_MS}) requestAnimationFrame(tick);
    else resolve(times.slice(2));
  };
  requestAnimationFrame(tick);
})`;

/** In the page: opens a row's conversation, looks with every frame, and measures from the end of the answer. */
const OPEN_ROW = new Function(
  'row',
  'id',
  `const inside = (...names) => names.reduce((root, name) => root?.querySelector(name)?.shadowRoot ?? null, document);
  row.click();
  return new Promise((resolve) => {
    const look = (now) => {
      const answer = performance.getEntriesByType('resource').find(({ name }) => name.includes(id + '/messages'));
      const messages = inside('service-desk', 'desk-shell', 'desk-inbox', 'desk-conversation', 'desk-messages');
      const drawn = messages?.host.conversationId === id && messages.querySelector('.bubble') !== null;
      if (drawn && answer) resolve(now - answer.responseEnd);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });`,
) as () => Promise<number>;

const server = await startDeskServer({ conversations: CONVERSATIONS, apartMs: APART_MS });
const browser = await launchBrowser();
const missed: string[] = [];
/** Every conversation of the house, the oldest first. */
const ids: string[] = [];
/** In the page: the newest event that the desk has applied. */
const LAST_EVENT = `document.querySelector('service-desk').desk.state.lastEvent`;
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await context.addCookies(server.cookies);
  const page = await context.newPage();
  await mix();
  await countFigures(server.services);
  const year = `from=${localDate(new Date(Date.now() - 364 * 86_400_000), 'UTC')}&to=${localDate(new Date(), 'UTC')}`;
  await measureFigures('counters of the inbox', '/api/conversations/counts');
  await measureFigures('insights of a year', `/api/analytics?${year}`);
  const bytes = countBytes(page);
  await page.goto(`${server.baseUrl}/desk/inbox`);
  await page.locator('.row').first().waitFor();
  report('initial load, gzip', (await bytes()) / 1_024, INITIAL_BYTES_MAX / 1_024, 'KiB');
  await loadAll(page);
  const { frames, workMs } = await scroll(page);
  report('scripts, styles and layout for a frame while scrolling', workMs, WORK_MS_MAX, 'ms');
  report('frame time while scrolling, 95th percentile', percentile(frames, 0.95), FRAME_MS_60 * 1.2, 'ms');
  report(
    'jerks (over two frames) in 1,000',
    (1_000 * frames.filter((ms) => ms > JERK_MS).length) / frames.length,
    10,
    '',
  );
  const pages = [await open(page)];
  while (pages.length < PAGES) pages.push(await openAgain(page));
  const { openings, workMs: openWorkMs } = pages[0] ?? { openings: [], workMs: Number.POSITIVE_INFINITY };
  report('scripts, styles and layout for opening one', openWorkMs / openings.length, OPEN_MS_MAX / 2, 'ms');
  const firsts = pages.map(({ openings: [first = Number.POSITIVE_INFINITY] }) => first);
  report(
    'first opening of a page after its data, with all in the list',
    firsts[0] ?? Number.POSITIVE_INFINITY,
    OPEN_MS_MAX,
    'ms',
  );
  report('first opening of a page after its data, the slowest', Math.max(...firsts), OPEN_MS_MAX, 'ms');
  const all = pages.flatMap((one) => one.openings);
  report('opening after its data, 95th percentile', percentile(all, 0.95), OPEN_MS_MAX, 'ms');
  report('coming back after 1,000 events', await comeBack(page), RESUME_MS_MAX, 'ms');
} finally {
  await browser.close();
  await server.close();
}
if (missed.length > 0) {
  console.error(`Missed: ${missed.join(', ')}`);
  process.exitCode = 1;
}

/** Asks for figures as the desk does: how long the slowest of twenty takes, and how long the server's own thread was held up. */
async function measureFigures(name: string, path: string): Promise<void> {
  const cookie = server.cookies.map(({ name: key, value }) => `${key}=${value}`).join('; ');
  const times: number[] = [];
  const held = monitorEventLoopDelay({ resolution: LOOK_EVERY_MS });
  for (let turn = 0; turn <= ASKED; turn += 1) {
    const begun = performance.now();
    const response = await fetch(server.baseUrl + path, { headers: { cookie } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    if (turn === 0)
      held.enable(); // the thread that reads comes with the first call
    else times.push(performance.now() - begun);
  }
  held.disable();
  report(`${name}, 95th percentile`, percentile(times, 0.95), FIGURES_MS_MAX, 'ms');
  report(`${name}: the server's thread held up, the longest`, held.max / 1e6 - LOOK_EVERY_MS, HELD_MS_MAX, 'ms');
}

function report(name: string, value: number, limit: number, unit: string): void {
  const isHeld = value <= limit;
  console.log(
    `${isHeld ? 'pass' : 'FAIL'} ${value.toFixed(1).padStart(9)} ${unit.padEnd(4)} (≤ ${limit.toFixed(1)})  ${name}`,
  );
  if (!isHeld) missed.push(name);
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** What comes over the line for the page itself, as gzip; the calls of the interface are not its weight. */
function countBytes(page: Page): () => Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (/\/desk(\/assets\/|\/inbox$)/.test(new URL(response.url()).pathname)) bodies.push(response.body());
  });
  return async () => (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}

/** As a house is: some wait, some are held by a colleague, most are with the AI. */
async function mix(): Promise<void> {
  const { db, writer } = server.services;
  const rows = await db.selectFrom('conversation').select('id').orderBy('id').execute();
  ids.push(...rows.map(({ id }) => id));
  const user = await db.selectFrom('user').select('id').executeTakeFirstOrThrow();
  await writer.write(async (trx) => {
    for (const [place, id] of ids.entries()) {
      const set =
        place % 100 === 0
          ? { state: 'waiting', department: 'front_desk', waitingSince: new Date().toISOString() }
          : place % 10 === 0
            ? { state: 'staffed', mode: 'staff', assigneeId: user.id, holder: user.id }
            : null;
      if (set !== null) await trx.updateTable('conversation').set(set).where('id', '=', id).execute();
    }
  });
}

/** A colleague moves conversations from department to department, which every desk is told. */
async function work(times: number, everyMs: number): Promise<void> {
  const actor = { id: 'key_bench', userId: null, name: 'Bench' };
  for (let turn = 0; turn < times; turn += 1) {
    const conversationId = ids[(turn * 37) % ids.length] ?? '';
    const department = turn % 2 === 0 ? 'concierge' : 'housekeeping';
    await assign(server.services, { propertyId: server.propertyId, conversationId, actor, to: { department } });
    if (everyMs > 0) await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

/** From the line's return to the last of the events that were missed. */
async function comeBack(page: Page): Promise<number> {
  const applied = (): Promise<number> => page.evaluate(LAST_EVENT);
  const before = await applied();
  await page.context().setOffline(true);
  await page.evaluate("dispatchEvent(new Event('offline'))");
  await page.locator('.link.offline').waitFor();
  await work(EVENTS_MISSED, 0);
  await page.context().setOffline(false);
  const begun = performance.now();
  await page.evaluate("dispatchEvent(new Event('online'))");
  while ((await applied()) < before + EVENTS_MISSED) await page.waitForTimeout(10);
  return performance.now() - begun;
}

/** Scrolls on until so many conversations are in the list. */
async function loadAll(page: Page): Promise<void> {
  const list = page.locator('lit-virtualizer');
  const count = async () => Number(await list.locator('.item').first().getAttribute('aria-setsize'));
  while ((await count()) < LISTED) {
    await list.evaluate((rows) => rows.scrollTo(0, rows.scrollHeight));
    await page.waitForTimeout(20);
  }
  await list.evaluate((rows) => rows.scrollTo(0, 0));
  await page.waitForTimeout(500);
}

/** What one frame cost: how long after the last it came, and how long the page itself worked for it. */
interface Scrolled {
  frames: number[];
  workMs: number;
}

/** Scrolls as a hand does, faster and faster. */
async function scroll(page: Page): Promise<Scrolled> {
  const box = await page.locator('lit-virtualizer').boundingBox();
  if (box === null) throw new Error('There is no list');
  await page.mouse.move(box.x + 50, box.y + 200);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const before = await readWork(session);
  const counted: Promise<number[]> = page.evaluate(COUNT_FRAMES);
  const end = Date.now() + SCROLL_MS;
  const working = work(SCROLL_MS / EVENT_EVERY_MS, EVENT_EVERY_MS);
  for (let turn = 0; Date.now() < end; turn += 1) await page.mouse.wheel(0, 120 + 40 * (turn % 20));
  const frames = await counted;
  await working;
  return { frames, workMs: ((await readWork(session)) - before) / frames.length };
}

/** Milliseconds that scripts, styles and layout have taken of the page's thread. */
async function readWork(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const parts = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];
  return metrics.reduce((sum, { name, value }) => (parts.includes(name) ? sum + value * 1_000 : sum), 0);
}

/** What the openings of one page cost: each its time after its data, and what the page worked for all. */
interface Opened {
  openings: number[];
  workMs: number;
}

/** The same on a page that has just been loaded, beside the first. */
async function openAgain(beside: Page): Promise<Opened> {
  const page = await beside.context().newPage();
  await page.goto(`${server.baseUrl}/desk/inbox`);
  await page.locator('.row').first().waitFor();
  await page.waitForTimeout(LOOK_MS);
  const opened = await open(page);
  await page.close();
  return opened;
}

/** From the answer with the messages to the frame in which they are drawn; each conversation for the first time. */
async function open(page: Page): Promise<Opened> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const before = await readWork(session);
  const openings: number[] = [];
  const seen = new Set<string>();
  while (openings.length < OPENINGS) {
    const ids = await page.locator('.row').evaluateAll((rows) => rows.map((row) => row.dataset.id));
    const id = ids.find((one) => one !== undefined && !seen.has(one)) ?? '';
    seen.add(id);
    openings.push(await page.locator(`.row[data-id="${id}"]`).evaluate(OPEN_ROW, id));
  }
  return { openings, workMs: (await readWork(session)) - before };
}
