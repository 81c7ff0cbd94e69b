import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ServiceChatClient } from '../../shared/client/service-chat-client.ts';
import { findAccessibilityFaults, launchBrowser } from '../support/browser/browser.ts';
import { type ChatServer, startChatServer } from '../support/chat-server.ts';

/** The server's own `/docs`: a developer tries calls there with a key. */
let browser: Browser;
let chat: ChatServer;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  [browser, chat] = await Promise.all([launchBrowser(), startChatServer()]);
  const nobody = new ServiceChatClient({ baseUrl: chat.baseUrl });
  const made = await nobody.register({ propertyName: 'Aurora', email: 'desk@aurora.example', phone: '+4983825501' });
  page = await browser.newPage();
  page.setDefaultTimeout(60_000); // limits a test that hangs
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
  });
  await page.goto(`${chat.baseUrl}/docs`);
  await page.locator('#key').fill(made.apiKey);
});
afterAll(async () => {
  await browser?.close();
  await chat?.close();
});

it('a read call in the API reference shows the server’s answer', async () => {
  expect(await send('getProperty')).toMatch(/^200 \/api\/property\n\n[\s\S]*"name": "Aurora"/);
});

it('a write call in the API reference starts with a valid example', async () => {
  expect(await send('configureProperty')).toMatch(/^200 /);
  expect(await send('activate')).toMatch(/^200 /);
});

it('an error in the API reference is shown unchanged, and its type links to its explanation', async () => {
  const said = await send('trainAi', '{"nonsense":1}');
  expect(said).toMatch(/^422 /);
  await page.goto(String(/"type": "([^"]+)"/.exec(said)?.[1]));
  expect(await page.locator('#error-validation_failed').innerText()).toContain('JSON pointer');
});

it('the API reference works under our own content security policy, and axe finds no error', async () => {
  expect(complaints.filter((line) => !/422|favicon/.test(line))).toEqual([]);
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

/** Opens an operation's form, sends it, and returns the shown result. */
async function send(operation: string, body?: string): Promise<string> {
  const form = page.locator(`#${operation} details.try`);
  if (!(await form.locator('form').isVisible())) await form.locator('summary').click();
  if (body !== undefined) await form.getByLabel('Body').fill(body);
  await form.locator('button').click();
  const answer = form.locator('pre[role=status]');
  await expect.poll(() => answer.innerText()).toMatch(/^\d{3} /);
  return answer.innerText();
}
