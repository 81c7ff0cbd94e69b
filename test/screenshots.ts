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
 * `npm run screenshots`: takes pictures of every view and state of the desk on every screen of `screens/devices.ts`, and lays
 * them out on sheets. `--only=inbox,door` selects views, `--device=desk-dark` selects screens, `--out=FOLDER` sets the folder,
 * `--no-sheets` omits the sheets.
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
/** The number of screens at the same time. */
const AT_ONCE = 2;
/** The wait for elements that are drawn a frame or a chunk later. */
const SETTLE_MS = 120;
/** The maximum height of a picture, for long lists. */
const HEIGHT_MAX = 4_000;
/** Runs in the page: the height at which the whole view is visible without scrolling. */
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
/** Runs in the page: finds elements that overflow the screen sideways, and untranslated text. */
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
const faults: string[] = [];
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
  // A colleague views a guest all the time, so that the others see their presence.
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
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await house.stop();
  await bare.stop();
}

function isWished(names: string | undefined, name: string): boolean {
  return names === undefined || names.split(',').some((part) => name.includes(part));
}

/** Takes every shot of each screen, a few screens at the same time. */
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
    // A shot with only an address is reached by navigation in the open page; the others begin on a new page.
    const isPlain: boolean = kindOf(shot) !== 'state' && shot.act === undefined && who === 'owner';
    const page: Page = (isPlain ? standing : null) ?? (await context.newPage());
    const isNew: boolean = page !== standing;
    if (isPlain) standing = page;
    try {
      await shoot(page, device, shot, isNew);
    } catch (error) {
      const reason = error instanceof Error ? error.message.split('\n', 3).join(' ') : String(error);
      faults.push(`${shot.name} on ${device.name}: ${reason}`);
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
    page.on('pageerror', (error) => faults.push(`${shot.name} on ${device.name}: ${error.message}`));
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
  faults.push(...found.map((fault) => `${name}: ${fault}`));
  await takePicture(page, `${name}.png`, viewport, !shot.path.startsWith('/desk/inbox'));
}

/** Takes the whole view in one picture; panes with their own scrollbar show only their visible part. */
async function takePicture(page: Page, file: string, viewport: Size, isWhole: boolean): Promise<void> {
  const height = isWhole ? Math.min(Number(await page.evaluate(HEIGHT)), HEIGHT_MAX) : viewport.height;
  if (height > viewport.height) {
    await page.setViewportSize({ width: viewport.width, height });
    await page.waitForTimeout(SETTLE_MS);
  }
  await page.screenshot({ path: join(OUT, file) });
  pictures.push({ file, width: viewport.width, height });
}
