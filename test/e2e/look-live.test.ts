import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { USUAL_LOOK } from '../../shared/api/house/look.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { type ChatServer, call, type Hotel, openHotel, startChatServer } from '../support/chat-server.ts';

/** The owner changes the look of the chat: open pages on the hotel's site follow, whatever their guest did before. */

const FOLLOWS_WITHIN_MS = 5_000;
const POLICY = (chat: string) =>
  `default-src 'none'; script-src ${chat}; connect-src ${chat} ${chat.replace('http', 'ws')}; style-src 'none'`;

let browser: Browser;
let chat: ChatServer;
let hotel: Hotel;
let site: Server;
let siteUrl: string;

beforeAll(async () => {
  [browser, chat] = await Promise.all([launchBrowser(), startChatServer({ assetsDir: 'dist' })]);
  hotel = await openHotel(chat.baseUrl);
  site = createServer((request, answer) => {
    const tag = request.url?.startsWith('/query')
      ? `<script src="${chat.baseUrl}/chat/widget.js?property=${hotel.propertyId}" async></script>`
      : `<script src="${chat.baseUrl}/chat/widget.js" data-property-id="${hotel.propertyId}" async></script>`;
    answer.setHeader('content-type', 'text/html');
    answer.setHeader('content-security-policy', POLICY(chat.baseUrl));
    answer.end(`<!doctype html><html lang="en"><title>Hotel</title><body>${tag}</body></html>`);
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await browser.close();
  site.close();
  await chat.close();
});

const put = (look: object) => call(chat.baseUrl, 'PUT', '/api/look', hotel.apiKey, { ...USUAL_LOOK, ...look });
const launcher = (page: Page) => page.locator('service-chat [part=launcher]');

/** Opens the site as a visitor, and records the page's requests to the chat's server. */
async function visit(path: string): Promise<{ page: Page; asked: string[] }> {
  const page = await browser.newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.url().startsWith(chat.baseUrl)) asked.push(pathname.replace(hotel.propertyId, '…'));
  });
  await page.goto(siteUrl + path);
  await launcher(page).waitFor();
  return { page, asked };
}

const COLOUR = `getComputedStyle(document.querySelector('service-chat').shadowRoot.querySelector('.launcher')).backgroundColor`;

function colourOf(page: Page): Promise<unknown> {
  return page.evaluate(COLOUR);
}

/** Measures the milliseconds until each of the pages has this colour. */
function follow(pages: readonly Page[], colour: string): Promise<number[]> {
  const began = performance.now();
  return Promise.all(
    pages.map(async (page) => {
      await expect.poll(() => colourOf(page)).toBe(colour);
      return performance.now() - began;
    }),
  );
}

it('a look change reaches chats that are unopened, open or closed within five seconds, without polling', async () => {
  const [never, other, opened, closed] = await Promise.all([
    visit('/query'),
    visit('/tag'),
    visit('/query'),
    visit('/tag'),
  ]);
  for (const { page } of [opened, closed]) {
    await launcher(page).click();
    await page.locator('service-chat textarea').waitFor();
  }
  await closed.page.locator('service-chat textarea').press('Escape');
  const pages = [never, other, opened, closed].map(({ page }) => page);
  for (const { asked } of [never, other]) await expect.poll(() => asked.at(-1)).toBe('/chat/config/…/changes');
  const counts = [never, other].map(({ asked }) => asked.length);
  for (const [accent, colour] of [
    ['#7a1f5c', 'rgb(122, 31, 92)'],
    ['#1a3b54', 'rgb(26, 59, 84)'],
  ] as const) {
    await put({ accent });
    for (const ms of await follow(pages, colour)) expect(ms).toBeLessThan(FOLLOWS_WITHIN_MS);
  }
  expect([never, other].map(({ asked }) => asked.length)).toEqual(counts);
  expect(never.asked).toEqual(['/chat/widget.js', '/chat/config/…/changes']);
  for (const page of pages) await page.close();
});

it('a look change reaches a page that just loaded, and one whose connection restarts', async () => {
  const { page } = await visit('/query');
  await put({ accent: '#54301a' });
  await follow([page], 'rgb(84, 48, 26)');
  await page.context().setOffline(true);
  await put({ accent: '#301a54' });
  await page.context().setOffline(false);
  await follow([page], 'rgb(48, 26, 84)');
  await page.close();
});

it('a chat that is switched off disappears from open pages, with a message on the console only', async () => {
  const { page, asked } = await visit('/query');
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await expect.poll(() => asked.at(-1)).toBe('/chat/config/…/changes');
  const activation = await call(chat.baseUrl, 'GET', '/api/activation', hotel.apiKey);
  const { channels, aiMode, businessHours } = activation.body;
  await call(chat.baseUrl, 'PUT', '/api/activation', hotel.apiKey, { channels, aiMode, businessHours, active: false });
  await launcher(page).waitFor({ state: 'detached' });
  expect(said.join()).toContain('unknown_property');
  expect(await page.locator('body').innerText()).toBe('');
  await page.close();
});
