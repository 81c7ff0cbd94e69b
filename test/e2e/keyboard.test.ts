import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GuestPage } from '../support/browser/guest-page.ts';
import { watchBrowser } from '../support/browser/watched-browser.ts';
import { type NpmServer, startByNpm } from '../support/process/npm-server.ts';

/** Runs the whole guest flow with the keyboard only, and checks the state after a reload. */
const browser = watchBrowser();
let server: NpmServer;
let guest: GuestPage;
let page: Page;

beforeAll(async () => {
  server = await startByNpm();
  page = await (await browser.open()).newPage();
  guest = new GuestPage(page);
  await page.goto(server.address('/sample'));
  await guest.launcher.waitFor();
}, 180_000);

afterAll(async () => {
  await browser.close();
  await server?.stop();
});

it('the launcher is reached by Tab and opened by Enter, with the focus in the text field', async () => {
  await tabUntil(() => isFocused('[part~="launcher"]'));
  await page.keyboard.press('Enter');
  await guest.textbox.waitFor();
  await expect.poll(() => isFocused('textarea')).toBe(true);
});

it('a guest writes, is answered, and requests a person without the mouse', async () => {
  await page.keyboard.type('When is breakfast?');
  await page.keyboard.press('Enter');
  await guest.lines('ai').first().waitFor();
  await expect(guest.lines('ai').first().innerText()).resolves.toContain('7:00');
  await tabUntil(() => focusedText().then((text) => text.includes('Talk to reception')), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await guest.lines('ai').nth(1).waitFor();
});

it('Escape closes the chat and returns the focus to the launcher', async () => {
  await page.keyboard.press('Escape');
  await expect.poll(() => isFocused('[part~="launcher"]')).toBe(true);
});

it('the conversation is restored after a reload', async () => {
  await page.reload();
  await guest.launcher.waitFor();
  await guest.launcher.press('Enter');
  await guest.lines('guest').first().waitFor();
  await expect(guest.lines('guest').first().innerText()).resolves.toContain('When is breakfast?');
});

async function tabUntil(there: () => Promise<boolean>, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await there()) return;
    await page.keyboard.press(key);
  }
  throw new Error('Sixty presses did not lead there');
}

/** Whether the focused element, in any shadow root, matches the selector. */
async function isFocused(selector: string): Promise<boolean> {
  return (await page.locator(`${selector}:focus`).count()) > 0;
}

async function focusedText(): Promise<string> {
  const [text = ''] = await page.locator('button:focus').allInnerTexts();
  return text;
}
