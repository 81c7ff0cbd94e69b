import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { findAccessibilityFaults, launchBrowser } from '../support/browser.ts';
import { type HttpGuest, startGuest } from '../support/desk-guests.ts';
import { type DeskServer, startDeskServer } from '../support/desk-server.ts';

/** A shift at the desk with the keyboard alone: no mouse is touched. */
vi.setConfig({ testTimeout: 60_000 });

let server: DeskServer;
let browser: Browser;
let page: Page;
let guest: HttpGuest;

const SOON = { timeout: 10_000 };

beforeAll(async () => {
  server = await startDeskServer();
  browser = await launchBrowser();
  guest = await startGuest(server.baseUrl, server.propertyId);
  await guest.say('a human please');
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
  await context.addCookies(server.cookies);
  page = await context.newPage();
  await page.goto(`${server.baseUrl}/desk/inbox`);
  await page.locator('.link.online').waitFor();
  await page.locator('.row').waitFor();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

it('opens the list of keys with a question mark, and closes it with Escape', async () => {
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await keys.waitFor();
  await page.locator('desk-shortcuts').getByText('Take over').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'hidden' });
});

it('walks to the guest, takes over, answers', async () => {
  await page.keyboard.press('j');
  await page.locator('.bubble').first().waitFor();
  await page.keyboard.press('t');
  await page.locator('.holder', { hasText: 'You' }).waitFor();
  await page.keyboard.press('r');
  await page.keyboard.type('Good evening, this is the desk.');
  await page.keyboard.press('Enter');
  await page.locator('.line.staff .bubble', { hasText: 'this is the desk' }).waitFor();
});

it('makes a task from the conversation', async () => {
  await page.keyboard.press('Escape');
  await page.keyboard.press('c');
  await page.getByRole('textbox', { name: 'What is to be done' }).waitFor();
  await expect.poll(() => page.evaluate(FOCUSED_FIELD), SOON).toBe('title');
  await page.keyboard.type('Bring a kettle');
  await page.keyboard.press('Enter');
  await page.getByText('The task is made').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
});

it('resolves, undoes, and goes to the board, where the task is begun and done', async () => {
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

it('reaches one’s own menu and turns to dark colours', async () => {
  await page.keyboard.press('1');
  await tabUntil('button.opener');
  await page.keyboard.press('Enter');
  const dark = page.getByRole('menuitemcheckbox', { name: 'Dark colours' });
  await dark.waitFor();
  await expect.poll(() => page.evaluate(FOCUSED_WORDS), SOON).toContain('Colours as the system');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.evaluate(FOCUSED_WORDS), SOON).toContain('Dark colours');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('service-desk').getAttribute('theme'), SOON).toBe('dark');
});

/** In the page: the name of the field that has the focus, however deep it is. */
const FOCUSED = `(() => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
})()`;
const FOCUSED_FIELD = `${FOCUSED}?.name ?? ''`;
const FOCUSED_WORDS = `${FOCUSED}?.textContent ?? ''`;

async function tabUntil(selector: string): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if (await page.evaluate(`${FOCUSED}?.matches(${JSON.stringify(selector)}) ?? false`)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${selector}`);
}
