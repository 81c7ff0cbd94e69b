import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from './support/browser.ts';
import { startGuest } from './support/desk-guests.ts';
import { startByNpm } from './support/npm-server.ts';

/**
 * `npm run screenshots`: every view of the desk in both themes, on a desk screen and a phone, and from right to left,
 * of a house with a few guests. `--only=inbox` for one view, `--out=FOLDER` for another place.
 */

const { values } = parseArgs({ options: { out: { type: 'string' }, only: { type: 'string' } } });
const OUT = values.out ?? join(tmpdir(), 'service-chat-screens');

const READY_MS_MAX = 30_000;
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

/** No picture is higher, however long a list is. */
const HEIGHT_MAX = 4_000;

/** What is shown: an address, and what to do there before the picture is taken. */
interface Shot {
  name: string;
  path: string;
  ready: string;
  act?: (page: Page) => Promise<void>;
}

const DEVICES: readonly [name: string, options: BrowserContextOptions, language: string][] = [
  ['desk-light', { viewport: { width: 1280, height: 800 }, colorScheme: 'light' }, 'en'],
  ['desk-dark', { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' }, 'en'],
  ['desk-rtl', { viewport: { width: 1280, height: 800 }, colorScheme: 'light' }, 'ar'],
  [
    'phone-light',
    { viewport: { width: 390, height: 844 }, colorScheme: 'light', hasTouch: true, isMobile: true },
    'en',
  ],
  ['phone-dark', { viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true, isMobile: true }, 'en'],
];

const server = await startByNpm(['run', '-s', 'service-chat', '--', 'serve', '--sample']);
const browser = await launchBrowser();
try {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  const state = await signIn(browser, server.address('/desk'));
  const shots = await furnish();
  await connectPms(state);
  for (const [device, options, language] of DEVICES) {
    const context = await browser.newContext({ ...options, locale: language, storageState: state });
    for (const shot of shots.filter(({ name }) => values.only === undefined || name.includes(values.only))) {
      const page = await context.newPage();
      await page.goto(server.baseUrl + shot.path);
      await page.locator(shot.ready).first().waitFor({ timeout: READY_MS_MAX });
      await page.locator('.link.online').waitFor({ state: 'attached', timeout: READY_MS_MAX });
      await shot.act?.(page);
      await page.waitForTimeout(250); // the last transition
      await page.screenshot({ path: join(OUT, `${shot.name}-${device}.png`) });
      const height = await findHeight(page);
      if (height > (options.viewport?.height ?? 0)) {
        await page.setViewportSize({ width: options.viewport?.width ?? 0, height: Math.min(height, HEIGHT_MAX) });
        await page.waitForTimeout(250);
        await page.screenshot({ path: join(OUT, `${shot.name}-${device}-whole.png`) });
      }
      await page.close();
    }
    await context.close();
  }
  console.log(`Screenshots in ${OUT}`);
} finally {
  await browser.close();
  await server.stop();
}

async function findHeight(page: Page): Promise<number> {
  return Number(await page.evaluate(HEIGHT));
}

/** The simulated PMS, connected as a new user would. */
async function connectPms(state: BrowserContextOptions['storageState']): Promise<void> {
  const context = await browser.newContext({ ...(state !== undefined && { storageState: state }), locale: 'en' });
  const page = await context.newPage();
  await page.goto(`${server.baseUrl}/desk/integrations/pms`);
  await page.locator('input[value=mews]').check();
  await page.getByRole('button', { name: 'Try it with a simulated one' }).click();
  await page.locator('.step').last().waitFor({ timeout: READY_MS_MAX });
  await context.close();
}

async function signIn(from: Browser, link: string) {
  const context = await from.newContext();
  const page = await context.newPage();
  await page.goto(link);
  await page.locator('.link.online').waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Guests of several tongues and needs, so that every state of a view has somebody in it. */
async function furnish(): Promise<Shot[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${server.baseUrl}/sample`);
  const propertyId = /prp_\w+/.exec(await page.content())?.[0] ?? '';
  await context.close();
  const lines = [
    ['en', 'Can I bring my dog?', 'my shower is broken', '204', 'I want to talk to a person'],
    ['de', 'Guten Morgen, wann gibt es Frühstück?', 'Und haben Sie einen Parkplatz?'],
    ['ar', 'مرحبا، هل يوجد موقف للسيارات؟', 'أريد التحدث مع موظف'],
    ['ja', '犬を連れて行ってもいいですか？'],
    ['fr', 'Bonjour, pouvez-vous apporter deux serviettes dans la chambre 112 ?'],
    ['en', 'The heating in room 310 makes a terrible noise, this is unacceptable'],
    ['es', '¿A qué hora es el desayuno?'],
  ];
  const ids: string[] = [];
  for (const [locale = 'en', ...said] of lines) {
    const guest = await startGuest(server.baseUrl, propertyId, locale);
    ids.push(guest.conversationId);
    for (const words of said) await guest.say(words);
  }
  const [first = ''] = ids;
  const opened = { path: `/desk/inbox/${first}`, ready: '.bubble' };
  return [
    { name: 'inbox', path: '/desk/inbox', ready: '.row' },
    { name: 'inbox-conversation', ...opened },
    {
      name: 'inbox-shortcuts',
      ...opened,
      act: async (page) => {
        await page.keyboard.press('?');
        await page.getByRole('dialog').waitFor();
      },
    },
    { name: 'tasks', path: '/desk/tasks', ready: '.card' },
    { name: 'teach', path: '/desk/teach', ready: '.entries' },
    { name: 'teach-house', path: '/desk/teach/house', ready: 'form' },
    { name: 'teach-questions', path: '/desk/teach/questions', ready: '.entries, desk-empty' },
    { name: 'teach-import', path: '/desk/teach/import', ready: 'form' },
    { name: 'teach-likes', path: '/desk/teach/likes', ready: 'h1' },
    { name: 'teach-replies', path: '/desk/teach/replies', ready: 'h1' },
    { name: 'teach-offers', path: '/desk/teach/offers', ready: '.entries' },
    {
      name: 'teach-offers-editor',
      path: '/desk/teach/offers',
      ready: '.entries',
      act: async (page) => {
        await page.locator('desk-edit-offers .deeds .button').first().click();
        await page.locator('#room-types').scrollIntoViewIfNeeded();
      },
    },
    {
      name: 'tasks-printed',
      path: '/desk/tasks',
      ready: '.card',
      act: (page) => page.emulateMedia({ media: 'print' }),
    },
    { name: 'insights', path: '/desk/insights', ready: 'desk-chart' },
    { name: 'settings-property', path: '/desk/settings/property', ready: 'form' },
    { name: 'settings-activate', path: '/desk/settings/activate', ready: 'form' },
    { name: 'settings-ai', path: '/desk/settings/ai', ready: 'form' },
    { name: 'settings-script', path: '/desk/settings/script', ready: 'code' },
    { name: 'settings-look', path: '/desk/settings/look', ready: '.stage' },
    { name: 'settings-staff', path: '/desk/settings/staff', ready: '.entries' },
    { name: 'settings-keys', path: '/desk/settings/keys', ready: '.entries, desk-empty' },
    { name: 'settings-retention', path: '/desk/settings/retention', ready: 'form' },
    { name: 'settings-plan', path: '/desk/settings/plan', ready: 'h1' },
    { name: 'settings-audit', path: '/desk/settings/audit', ready: 'table' },
    { name: 'settings-backup', path: '/desk/settings/backup', ready: 'h1' },
    { name: 'start-house', path: '/desk/start/house', ready: 'form' },
    { name: 'start-teach', path: '/desk/start/teach', ready: 'form' },
    { name: 'start-site', path: '/desk/start/site', ready: 'code' },
    { name: 'start-pms', path: '/desk/start/pms', ready: '.way' },
    { name: 'start-done', path: '/desk/start/done', ready: 'desk-empty' },
    { name: 'integrations', path: '/desk/integrations', ready: '.pms' },
    { name: 'integrations-pms', path: '/desk/integrations/pms', ready: '.step' },
    { name: 'integrations-connect', path: '/desk/integrations/connect', ready: '#accessToken' },
    { name: 'integrations-sync', path: '/desk/integrations/sync', ready: '#retryAttempts' },
    { name: 'integrations-fields', path: '/desk/integrations/fields', ready: '#reservation-checkOut' },
    { name: 'integrations-room-types', path: '/desk/integrations/room-types', ready: 'tbody tr' },
    { name: 'integrations-conflicts', path: '/desk/integrations/conflicts', ready: 'desk-empty' },
    { name: 'integrations-sent', path: '/desk/integrations/sent', ready: '.entries, desk-empty' },
    { name: 'integrations-log', path: '/desk/integrations/log', ready: '.entries li' },
    { name: 'nowhere', path: '/desk/nowhere', ready: 'desk-empty' },
  ];
}
