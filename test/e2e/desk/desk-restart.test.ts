import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { watchBrowser } from '../../support/browser/watched-browser.ts';
import { startGuest } from '../../support/desk-guests.ts';
import { type DeskServer, startDeskServer } from '../../support/desk-server.ts';

/** The server is restarted under an open desk: the desk resumes without missing, repeated or reordered messages. */
const browser = watchBrowser(/net::ERR_CONNECTION_(REFUSED|RESET|CLOSED)|^WebSocket connection to .* failed/);
let server: DeskServer;
let page: Page;

beforeAll(async () => {
  server = await startDeskServer();
  const context = await browser.open(server.cookies);
  page = await context.newPage();
}, 120_000);

afterAll(async () => {
  await browser.close();
  await server?.close();
});

const bubbles = () => page.locator('desk-messages .bubble').allInnerTexts();
const stored = async (conversationId: string) => {
  const { db } = server.services;
  const rows = await db.selectFrom('message').select('text').where('conversationId', '=', conversationId).execute();
  return rows.map(({ text }) => text);
};

it('the desk continues after a server restart', async () => {
  const guest = await startGuest(server.baseUrl, server.propertyId);
  await guest.say('one');
  await page.goto(`${server.baseUrl}/desk/inbox/${guest.conversationId}`);
  await page.locator('.bubble', { hasText: 'Echo: one' }).waitFor();
  await page.locator('.link.online').waitFor();
  const hellos: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => hellos.push(String(payload))));
  await server.restart(() => page.locator('.link.offline').waitFor());
  await guest.say('two');
  await expect.poll(() => stored(guest.conversationId)).toContain('Echo: two');
  await guest.say('three');
  await page.locator('.link.online').waitFor();
  await page.locator('.bubble', { hasText: 'Echo: three' }).waitFor();
  expect(await bubbles()).toEqual(['one', 'Echo: one', 'two', 'Echo: two', 'three', 'Echo: three']);
  expect(hellos.find((frame) => frame.includes('hello'))).toContain('lastEvent');
});

it('a reply that was written while the server was down is sent once', async () => {
  await server.restart(async () => {
    await page.locator('.link.offline').waitFor();
    await page.getByRole('textbox', { name: 'Reply' }).fill('Good evening');
    await page.keyboard.press('Enter');
    await page.getByText('It is sent by itself').waitFor();
  });
  await page.locator('.link.online').waitFor();
  await expect.poll(async () => (await bubbles()).filter((words) => words === 'Good evening').length).toBe(1);
  await expect.poll(() => page.getByText('Sending …').count()).toBe(0);
});
