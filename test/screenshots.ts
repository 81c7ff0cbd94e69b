import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BrowserContext, Page } from 'playwright-core';
import { DEVICES, type Device } from './screens/devices.ts';
import { furnish, openDesk, registerEmpty, type Session } from './screens/house.ts';
import { layOut, type Picture } from './screens/sheets.ts';
import { kindOf, type Shot } from './screens/shot.ts';
import { listViews } from './screens/shots.ts';
import { listStates } from './screens/states.ts';
import { launchBrowser } from './support/browser/browser.ts';
import { startByNpm } from './support/process/npm-server.ts';

/**
 * `npm run screenshots`: every view and state of the desk on every screen of `screens/devices.ts`, as pictures, and
 * these on sheets to be looked at. `--only=inbox,door` for some, `--device=desk-dark` for some screens,
 * `--out=FOLDER` for another place, `--no-sheets` for the pictures alone.
 */
const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    only: { type: 'string' },
    device: { type: 'string' },
    'no-sheets': { type: 'boolean' },
  },
});
const OUT = values.out ?? join(tmpdir(), 'service-chat-screens');
const READY_MS_MAX = 30_000;
/** As many screens at once. */
const AT_ONCE = 2;
/** What is drawn a frame or a chunk later is there by then. */
const SETTLE_MS = 120;
/** No picture is higher, however long a list is. */
const HEIGHT_MAX = 4_000;
/** How high the page would have to be to show all of the view without scrolling: code of the page, which has no types here. */
const HEIGHT = `(() => {
  const heights = [document.documentElement.scrollHeight];
  const look = (root) => {
    for (const element of root.querySelectorAll('*')) {
      const hidden = element.scrollHeight - element.clientHeight;
      const scrolls = ['auto', 'scroll'].includes(getComputedStyle(element).overflowY);
      if (scrolls && hidden > 0 && element.clientHeight > innerHeight / 2) heights.push(innerHeight + hidden);
      if (element.shadowRoot !== null) look(element.shadowRoot);
    }
  };
  look(document);
  return Math.max(...heights);
})()`;
/** What leaves the screen at the side, and text that is written in no language: what a machine sees sooner than an eye. */
const FAULTS = `(() => {
  const found = [];
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) found.push('wider than the screen by ' + wide);
  const look = (root) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot !== null) look(element.shadowRoot);
      for (const node of element.childNodes) {
        if (node.nodeType === 3 && /\\[object|undefined|\\bNaN\\b|desk-[a-z]+-[a-z]+$/.test(node.data) && element.localName !== 'style' && element.localName !== 'script')
          found.push('reads ' + node.data.trim().slice(0, 60));
      }
    }
  };
  look(document);
  return found;
})()`;

type Sessions = Record<'owner' | 'agent' | 'empty', Session>;
type Size = { width: number; height: number };

const started = performance.now();
const [house, bare] = await Promise.all([
  startByNpm(['run', '-s', 'service-chat', '--', 'serve', '--sample']),
  startByNpm(['run', '-s', 'service-chat', '--', 'serve']),
]);
const browser = await launchBrowser();
const pictures: Picture[] = [];
const wrong: string[] = [];
try {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  const furnished = await furnish(browser, house.baseUrl, house.address('/desk'));
  const shots = [...listViews(furnished), ...listStates(furnished)].filter(({ name }) => isWished(values.only, name));
  const devices = DEVICES.filter(({ name }) => isWished(values.device, name));
  await shootAll(
    devices,
    shots.filter(({ who }) => who === 'first'),
    { owner: undefined, agent: undefined, empty: undefined },
  );
  const empty = await registerEmpty(browser, bare.baseUrl);
  // A colleague who looks at a guest all the while, as the others see.
  const colleague = await openDesk(browser, `${house.baseUrl}/desk/inbox/${furnished.ids.held}`, furnished.agent);
  await shootAll(
    devices,
    shots.filter(({ who }) => who !== 'first'),
    { ...furnished, empty },
  );
  await colleague.context().close();
  const order = (file: string) => devices.findIndex(({ name }) => file.endsWith(`--${name}.png`));
  const sorted = pictures.toSorted((a, b) => order(a.file) - order(b.file) || a.height - b.height);
  const sheets = values['no-sheets'] ? 0 : await layOut(browser, OUT, sorted);
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  console.log(`${pictures.length} pictures on ${sheets} sheets in ${OUT}, in ${minutes} min`);
  for (const fault of wrong) console.error(fault);
  if (wrong.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await house.stop();
  await bare.stop();
}

function isWished(names: string | undefined, name: string): boolean {
  return names === undefined || names.split(',').some((part) => name.includes(part));
}

/** Every shot that belongs on each screen, a few screens at once. */
async function shootAll(devices: readonly Device[], shots: readonly Shot[], sessions: Sessions): Promise<void> {
  const waiting = [...devices];
  const work = async (): Promise<void> => {
    for (let device = waiting.shift(); device !== undefined; device = waiting.shift())
      await shootOn(device, shots, sessions);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function shootOn(device: Device, shots: readonly Shot[], sessions: Sessions): Promise<void> {
  const contexts = new Map<string, BrowserContext>();
  let standing: Page | null = null;
  for (const shot of shots.filter((one) => device.kinds.includes(kindOf(one)))) {
    const { who = 'owner' } = shot;
    const context = contexts.get(who) ?? (await openContext(device, who, sessions));
    contexts.set(who, context);
    // What opens by its address alone is gone to as one goes about; the rest begins on a page of its own.
    const isPlain: boolean = kindOf(shot) !== 'state' && shot.act === undefined && who === 'owner';
    const page: Page = (isPlain ? standing : null) ?? (await context.newPage());
    const isNew: boolean = page !== standing;
    if (isPlain) standing = page;
    try {
      await shoot(page, device, shot, isNew);
    } catch (error) {
      const reason = error instanceof Error ? error.message.split('\n', 3).join(' ') : String(error);
      wrong.push(`${shot.name} on ${device.name}: ${reason}`);
      await page.screenshot({ path: join(OUT, `failed--${shot.name}--${device.name}.png`) });
    }
    await shot.undo?.(page);
    if (!isPlain) await page.close();
  }
  for (const context of contexts.values()) await context.close();
}

async function openContext(device: Device, who: string, sessions: Sessions): Promise<BrowserContext> {
  const session = who === 'owner' || who === 'agent' || who === 'empty' ? sessions[who] : undefined;
  const options = { ...device.options, reducedMotion: 'reduce' } as const;
  const context = await browser.newContext({ ...options, ...(session !== undefined && { storageState: session }) });
  const kept = JSON.stringify({ density: device.density ?? 'cosy' });
  await context.addInitScript(`localStorage.setItem('service-chat-desk', ${JSON.stringify(kept)})`);
  return context;
}

async function shoot(page: Page, device: Device, shot: Shot, isNew: boolean): Promise<void> {
  const { who = 'owner' } = shot;
  const { viewport } = device.options;
  if (!viewport) throw new Error(`${device.name} has no size`);
  const { baseUrl } = who === 'empty' || who === 'first' ? bare : house;
  if (isNew) {
    page.setDefaultTimeout(READY_MS_MAX / 2);
    page.on('pageerror', (error) => wrong.push(`${shot.name} on ${device.name}: ${error.message}`));
    await shot.prepare?.(page);
    await page.goto(baseUrl + shot.path);
  } else {
    await page.setViewportSize(viewport);
    await page.evaluate(`history.pushState(null, '', '${shot.path}'); dispatchEvent(new PopStateEvent('popstate'))`);
    await page.waitForTimeout(SETTLE_MS);
  }
  await page.locator(shot.ready).first().waitFor();
  if (who !== 'nobody' && who !== 'first') await page.locator('.link.online').waitFor({ state: 'attached' });
  await shot.act?.(page);
  await page.waitForTimeout(SETTLE_MS);
  const name = `${shot.name}--${device.name}`;
  const found = (await page.evaluate(FAULTS)) as string[];
  wrong.push(...found.map((fault) => `${name}: ${fault}`));
  await take(page, `${name}.png`, viewport, !shot.path.startsWith('/desk/inbox'));
}

/** All of a view in one picture; panes that scroll by themselves as one sees them. */
async function take(page: Page, file: string, viewport: Size, isWhole: boolean): Promise<void> {
  const height = isWhole ? Math.min(Number(await page.evaluate(HEIGHT)), HEIGHT_MAX) : viewport.height;
  if (height > viewport.height) {
    await page.setViewportSize({ width: viewport.width, height });
    await page.waitForTimeout(SETTLE_MS);
  }
  await page.screenshot({ path: join(OUT, file) });
  pictures.push({ file, width: viewport.width, height });
}
