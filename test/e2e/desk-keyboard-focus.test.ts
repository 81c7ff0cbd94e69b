import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { startGuest } from '../support/desk-guests.ts';
import { type DeskServer, startDeskServer } from '../support/desk-server.ts';

/** One walk with the keyboard over what replaces itself when it is done: nowhere is the focus lost. */
vi.setConfig({ testTimeout: 60_000 });

const TABS_MAX = 80;
let server: DeskServer;
let browser: Browser;
let desk: Page;

beforeAll(async () => {
  server = await startDeskServer();
  browser = await launchBrowser();
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
  await context.addCookies(server.cookies);
  desk = await context.newPage();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** What has the focus, by its element and the words people know it by. */
const FOCUSED = `(() => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  if (at === null || at === document.body) return 'body';
  const host = at.getRootNode().host;
  const labels = [...(at.labels ?? [])].map((label) => label.textContent);
  const own = host?.localName.startsWith('wa-') ? [host.label, host.textContent] : [at.textContent];
  return [at.localName, at.name, at.getAttribute('aria-label'), ...labels, ...own].filter(Boolean).join(' | ').replace(/\\s+/g, ' ').trim();
})()`;

async function focused(): Promise<string> {
  return String(await desk.evaluate(FOCUSED));
}

async function hasFocus(words: RegExp): Promise<void> {
  await expect.poll(focused, { timeout: 8_000 }).toMatch(words);
}

/** By Tab to what is meant; a focus that is lost on the way, or was before, is a fault. */
async function tabTo(name: RegExp): Promise<void> {
  expect(await focused()).not.toBe('body');
  const seen: string[] = [];
  for (let tabs = 0; tabs < TABS_MAX; tabs += 1) {
    const here = await focused();
    if (name.test(here)) return;
    seen.push(here.slice(0, 40));
    await desk.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${name}: ${seen.join(' → ')}`);
}

const key = (name: string) => desk.keyboard.press(name);

it('is led through the guide from heading to heading', async () => {
  await desk.goto(`${server.baseUrl}/desk/start/house`);
  await desk.getByLabel('Address').focus();
  await desk.keyboard.type('Seestrasse 1, 8002 Zürich, Switzerland');
  await tabTo(/^button.*Save/);
  await key('Enter');
  await hasFocus(/^h1.*Times and rules/);
  await tabTo(/^textarea.*Paste text/);
  await desk.keyboard.type('Is there parking?\nYes, 25 CHF a day in the garage.');
  await tabTo(/Look through it/);
  await key('Enter');
  await hasFocus(/^h1.*1 question found/);
  await tabTo(/Keep 1 question/);
  await key('Enter');
  await hasFocus(/^h1.*Import questions/);
});

it('edits a draft, looks at another guest, comes back and sends what was written', async () => {
  await server.setMode('assisted');
  const first = await startGuest(server.baseUrl, server.propertyId);
  await first.say('Is there parking?');
  const second = await startGuest(server.baseUrl, server.propertyId);
  await second.say('Good morning');
  await desk.goto(`${server.baseUrl}/desk/inbox/${first.conversationId}`);
  await desk.locator('desk-draft').waitFor();
  await key('Tab');
  await tabTo(/^button.*Edit/);
  await key('Enter');
  await hasFocus(/^textarea.*Draft/);
  await desk.keyboard.type(' In the garage.');
  await desk.evaluate(
    `history.pushState(null, '', '/desk/inbox/${second.conversationId}'); dispatchEvent(new PopStateEvent('popstate'))`,
  );
  await hasFocus(/^h1/);
  await desk.goBack();
  await desk.locator('desk-draft textarea').waitFor();
  await hasFocus(/^h1/);
  await tabTo(/Send the edited reply/);
  await key('Enter');
  await desk.locator('.bubble', { hasText: 'In the garage.' }).waitFor();
  await desk.locator('desk-draft').waitFor({ state: 'detached' });
  await hasFocus(/^h1/);
});

it('opens Link a booking twice, and letters stay letters', async () => {
  for (const _ of [1, 2]) {
    await tabTo(/Link a booking/);
    await key('Enter');
    await hasFocus(/number/);
    await desk.keyboard.type('TE-4711');
    expect(await desk.evaluate('location.pathname')).toMatch(/cnv_/);
    await tabTo(/Cancel/);
    await key('Enter');
    await hasFocus(/Link a booking/);
  }
  expect(await desk.locator('desk-conversation header .chip').innerText()).not.toMatch(/Resolved/);
});

it('assigns, and asks for the saved replies and leaves them', async () => {
  await key('a');
  await desk.getByRole('dialog', { name: 'Assign to' }).waitFor();
  await tabTo(/^button.*Me$/);
  await key('Enter');
  await desk.locator('.holder', { hasText: 'You' }).waitFor();
  await desk.getByRole('dialog').waitFor({ state: 'hidden' });
  await expect.poll(focused).not.toBe('body');
  await key('r');
  await hasFocus(/^textarea/);
  await key('/');
  await hasFocus(/Saved replies/);
  await key('Escape');
  await hasFocus(/^textarea/);
});
