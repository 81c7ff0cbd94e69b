import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAccessibilityFaults } from '../../support/browser/browser.ts';
import { watchBrowser } from '../../support/browser/watched-browser.ts';
import { type HttpGuest, startGuest } from '../../support/desk-guests.ts';
import { type DeskServer, startDeskServer } from '../../support/desk-server.ts';

/** Uses the desk with the keyboard only. */
const TABS_MAX = 80;
const browser = watchBrowser();
let server: DeskServer;
let page: Page;
let guest: HttpGuest;

beforeAll(async () => {
  server = await startDeskServer();
  guest = await startGuest(server.baseUrl, server.propertyId);
  await guest.say('a human please');
  page = await (await browser.open(server.cookies)).newPage();
  await page.goto(`${server.baseUrl}/desk/inbox`);
  await page.locator('.link.online').waitFor();
  await page.locator('.row').waitFor();
}, 120_000);

afterAll(async () => {
  await browser.close();
  await server?.close();
});

/** Runs in the page: the focused element in any shadow root. */
const FOCUSED = `(() => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
})()`;
const FOCUSED_FIELD = `${FOCUSED}?.name ?? ''`;
const FOCUSED_WORDS = `${FOCUSED}?.textContent ?? ''`;
/** Runs in the page: the focused element with its tag and its accessible name. */
const FOCUSED_NAME = `(() => {
  const at = ${FOCUSED};
  if (at === null || at === document.body) return 'body';
  const host = at.getRootNode().host;
  const labels = [...(at.labels ?? [])].map((label) => label.textContent);
  const own = host?.localName.startsWith('wa-') ? [host.label, host.textContent] : [at.textContent];
  return [at.localName, at.name, at.getAttribute('aria-label'), ...labels, ...own].filter(Boolean).join(' | ').replace(/\\s+/g, ' ').trim();
})()`;

const key = (name: string) => page.keyboard.press(name);

async function focused(): Promise<string> {
  return String(await page.evaluate(FOCUSED_NAME));
}

async function hasFocus(words: RegExp): Promise<void> {
  await expect.poll(focused).toMatch(words);
}

/** Presses Tab until the named element has the focus; a lost focus is a fault. */
async function tabTo(name: RegExp): Promise<void> {
  await expect.poll(focused).not.toBe('body');
  const seen: string[] = [];
  for (let tabs = 0; tabs < TABS_MAX; tabs += 1) {
    const here = await focused();
    if (name.test(here)) return;
    seen.push(here.slice(0, 40));
    await key('Tab');
  }
  throw new Error(`Tab never reached ${name}: ${seen.join(' → ')}`);
}

async function tabUntil(selector: string): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if (await page.evaluate(`${FOCUSED}?.matches(${JSON.stringify(selector)}) ?? false`)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${selector}`);
}

describe('a shift at the desk by keyboard', () => {
  it('opens the list of shortcuts with a question mark, and closes it with Escape', async () => {
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await keys.waitFor();
    await page.locator('desk-shortcuts').getByText('Take over').waitFor();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'hidden' });
  });

  it('opens the guest, takes over and replies', async () => {
    await page.keyboard.press('j');
    await page.locator('.bubble').first().waitFor();
    await page.keyboard.press('t');
    await page.locator('.holder', { hasText: 'You' }).waitFor();
    await page.keyboard.press('r');
    await hasFocus(/^textarea/);
    await page.keyboard.type('Good evening, this is the desk.');
    await page.keyboard.press('Enter');
    await page.locator('.line.staff .bubble', { hasText: 'this is the desk' }).waitFor();
  });

  it('creates a task from the conversation', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('c');
    await page.getByRole('textbox', { name: 'What is to be done' }).waitFor();
    await expect.poll(() => page.evaluate(FOCUSED_FIELD)).toBe('title');
    await page.keyboard.type('Bring a kettle');
    await page.keyboard.press('Enter');
    await page.getByText('The task is made').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  it('resolves, undoes, and opens the board, where the task is begun and finished', async () => {
    await page.keyboard.press('e');
    await page.locator('header .chip', { hasText: 'Resolved' }).waitFor();
    await page.keyboard.press('z');
    await page.locator('.holder', { hasText: 'You' }).waitFor();
    await page.keyboard.press('2');
    const card = page.getByRole('listitem').filter({ hasText: 'Bring a kettle' });
    await card.waitFor();
    await tabUntil('li');
    await page.keyboard.press('s');
    await card.getByText('In progress').waitFor();
    await page.keyboard.press('d');
    await card.getByText('Done', { exact: true }).first().waitFor();
    expect(await findAccessibilityFaults(page)).toEqual([]);
  });

  it('opens the user’s menu and switches to dark colours', async () => {
    await page.keyboard.press('1');
    await tabUntil('button.opener');
    await page.keyboard.press('Enter');
    const dark = page.getByRole('menuitemcheckbox', { name: 'Dark colours' });
    await dark.waitFor();
    await expect.poll(() => page.evaluate(FOCUSED_WORDS)).toContain('Colours as the system');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.evaluate(FOCUSED_WORDS)).toContain('Dark colours');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('service-desk').getAttribute('theme')).toBe('dark');
  });
});

describe('the focus is never lost when a control replaces itself', () => {
  it('while the guide leads from heading to heading', async () => {
    await page.goto(`${server.baseUrl}/desk/start/house`);
    await page.getByLabel('Address').focus();
    await page.keyboard.type('Seestrasse 1, 8002 Zürich, Switzerland');
    await tabTo(/^button.*Save/);
    await key('Enter');
    await hasFocus(/^h1.*Times and rules/);
    await tabTo(/^textarea.*Paste text/);
    await page.keyboard.type('Is there parking?\nYes, 25 CHF a day in the garage.');
    await tabTo(/Look through it/);
    await key('Enter');
    await hasFocus(/^h1.*1 question found/);
    await tabTo(/Keep 1 question/);
    await key('Enter');
    await hasFocus(/^h1.*Import questions/);
  });

  it('while a draft is edited, another guest is opened, and the draft is sent', async () => {
    await server.setMode('assisted');
    const first = await startGuest(server.baseUrl, server.propertyId);
    await first.say('Is there parking?');
    const second = await startGuest(server.baseUrl, server.propertyId);
    await second.say('Good morning');
    await page.goto(`${server.baseUrl}/desk/inbox/${first.conversationId}`);
    await page.locator('desk-draft').waitFor();
    await key('Tab');
    await tabTo(/^button.*Edit/);
    await key('Enter');
    await hasFocus(/^textarea.*Draft/);
    await page.keyboard.type(' In the garage.');
    await page.evaluate(
      `history.pushState(null, '', '/desk/inbox/${second.conversationId}'); dispatchEvent(new PopStateEvent('popstate'))`,
    );
    await hasFocus(/^h1/);
    await page.goBack();
    await page.locator('desk-draft textarea').waitFor();
    await hasFocus(/^h1/);
    await tabTo(/Send the edited reply/);
    await key('Enter');
    await page.locator('.bubble', { hasText: 'In the garage.' }).waitFor();
    await page.locator('desk-draft').waitFor({ state: 'detached' });
    await hasFocus(/^h1/);
  });

  it('while “Link a booking” is opened twice, and letters are typed as letters', async () => {
    for (const _ of [1, 2]) {
      await tabTo(/Link a booking/);
      await key('Enter');
      await hasFocus(/number/);
      await page.keyboard.type('TE-4711');
      expect(await page.evaluate('location.pathname')).toMatch(/cnv_/);
      await tabTo(/Cancel/);
      await key('Enter');
      await hasFocus(/Link a booking/);
    }
    expect(await page.locator('desk-conversation header .chip').innerText()).not.toMatch(/Resolved/);
  });

  it('while a conversation is assigned, and the saved replies are opened and closed', async () => {
    await key('a');
    await page.getByRole('dialog', { name: 'Assign to' }).waitFor();
    await tabTo(/^button.*Me$/);
    await key('Enter');
    await page.locator('.holder', { hasText: 'You' }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(focused).not.toBe('body');
    await key('r');
    await hasFocus(/^textarea/);
    await key('/');
    await hasFocus(/Saved replies/);
    await key('Escape');
    await hasFocus(/^textarea/);
  });
});
