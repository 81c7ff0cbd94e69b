import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { startGuest } from '../support/desk-guests.ts';
import { type DeskServer, startDeskServer } from '../support/desk-server.ts';

/** A colleague whose desk is out of sight: woken by the browser, in the desk's words, without a guest's. */
let server: DeskServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  server = await startDeskServer();
  browser = await launchBrowser();
  context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
  await context.grantPermissions(['notifications'], { origin: server.baseUrl });
  await context.addCookies(server.cookies);
  page = await context.newPage();
  await page.goto(`${server.baseUrl}/desk/inbox`);
  await page.locator('.link.online').waitFor();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

it('wishes it in the menu, and the worker stands ready under the desk’s own policy', async () => {
  const worker = context.waitForEvent('serviceworker');
  await page.getByRole('button', { name: /Your settings/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Notifications' }).click();
  expect((await worker).url()).toBe(`${server.baseUrl}/desk/push-worker.js`);
});

it('is told of a notice in the desk’s words, and brought to the conversation', async () => {
  const guest = await startGuest(server.baseUrl, server.propertyId);
  await guest.say('a human please');
  const shown = await deliver({
    kind: 'asked_for_human',
    title: 'House by the lake',
    body: 'English of the server',
    url: `/desk/inbox/${guest.conversationId}`,
  });
  expect(shown).toEqual([
    { title: 'House by the lake', body: 'The guest asked for a person', data: `/desk/inbox/${guest.conversationId}` },
  ]);
});

/** Hands the worker what a push service would, and reads what it shows. */
async function deliver(notice: object): Promise<unknown> {
  const blank = await context.newPage(); // the desk is not what one looks at
  await blank.bringToFront();
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations.filter(({ scopeURL }) => scopeURL.endsWith('/desk/'));
      if (found !== undefined) resolve(found.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: server.baseUrl,
    registrationId,
    data: JSON.stringify(notice),
  });
  const read = `navigator.serviceWorker.ready.then((one) => one.getNotifications()).then((all) => all.map(({ title, body, data }) => ({ title, body, data })))`;
  await expect.poll(async () => ((await page.evaluate(read)) as unknown[]).length, { timeout: 10_000 }).toBe(1);
  return page.evaluate(read);
}
