import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { watchBrowser } from '../../support/browser/watched-browser.ts';
import { startGuest } from '../../support/desk-guests.ts';
import { type NpmServer, startByNpm } from '../../support/process/npm-server.ts';

/** The server is killed under an open desk while a reply is being sent: the desk then shows the stored messages, each once. */
const browser = watchBrowser(/net::ERR_CONNECTION_(REFUSED|RESET|CLOSED)|^WebSocket connection to .* failed/);
let server: NpmServer;
let page: Page;

beforeAll(async () => {
  server = await startByNpm(['run', '-s', 'service-chat', '--', 'serve', '--sample']);
  page = await (await browser.open()).newPage();
  await page.goto(server.address('/desk'));
  await page.locator('.link.online').waitFor();
}, 180_000);

afterAll(async () => {
  await browser.close();
  await server?.stop();
});

const bubbles = () => page.locator('desk-messages .bubble').allInnerTexts();
const rows = () =>
  page.locator('a.row').evaluateAll((found) => found.map((row) => `${row.getAttribute('href')} ${row.className}`));
const badges = () => page.locator('.rail .count').allInnerTexts();

it('a desk resumes after a server crash without missing or repeated messages', async () => {
  const propertyId = await findProperty();
  const [anna, ben] = await Promise.all([
    startGuest(server.baseUrl, propertyId),
    startGuest(server.baseUrl, propertyId),
  ]);
  await anna.say('I want to talk to a person');
  await ben.say('I want to talk to a person');
  await page.goto(`${server.baseUrl}/desk/inbox/${anna.conversationId}`);
  await page.locator('.bubble', { hasText: 'talk to a person' }).waitFor();
  await page.locator('.link.online').waitFor();
  await loseTheAnswerOf('**/api/conversations/*/messages');

  const stored = page.waitForEvent('requestfailed');
  await page.getByRole('textbox', { name: 'Reply' }).fill('I am on my way');
  await page.keyboard.press('Enter');
  await stored;
  await server.crash(() => page.locator('.link.offline').waitFor());
  await ben.say('hello?');
  const cleo = await startGuest(server.baseUrl, propertyId);
  await cleo.say('I want to talk to a person');

  await page.locator('.link.online').waitFor();
  // Ben's answer may have been pending when the server died: the next server sends it, and this desk receives it.
  for (const { conversationId } of [ben, cleo])
    await page.locator(`a.row[data-id="${conversationId}"].waiting`).waitFor();
  await expect.poll(() => page.locator('.rail a', { hasText: 'Inbox' }).locator('.count').innerText()).toBe('2');
  await expect.poll(() => page.locator('.line.failed, .line.sending').count()).toBe(0);
  expect((await bubbles()).filter((words) => words === 'I am on my way')).toHaveLength(1);
  // A reloaded page shows only stored messages.
  const before = { rows: await rows(), bubbles: await bubbles(), badges: await badges() };
  await page.reload();
  await page.locator('.bubble', { hasText: 'I am on my way' }).waitFor();
  await page.locator(`a.row[data-id="${cleo.conversationId}"]`).waitFor();
  await expect
    .poll(async () => ({ rows: await rows(), bubbles: await bubbles(), badges: await badges() }))
    .toEqual(before);
});

/** Lets the server handle the next matching request, and drops its response. */
async function loseTheAnswerOf(pattern: string): Promise<void> {
  await page.route(
    pattern,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

async function findProperty(): Promise<string> {
  const sample = await fetch(server.address('/sample'));
  const [, propertyId = ''] = /data-property-id="(\w+)"/.exec(await sample.text()) ?? [];
  return propertyId;
}
