import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { watchBrowser } from '../../support/browser/watched-browser.ts';
import { startGuest } from '../../support/desk-guests.ts';
import { type DeskServer, startDeskServer } from '../../support/desk-server.ts';

/** A colleague whose desk is hidden is notified by the browser, with the desk's texts and without a guest's words. */
const browser = watchBrowser(/does not support the Push API in incognito mode/);
let server: DeskServer;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  server = await startDeskServer();
  context = await browser.open(server.cookies);
  await context.grantPermissions(['notifications'], { origin: server.baseUrl });
  page = await context.newPage();
  await page.goto(`${server.baseUrl}/desk/inbox`);
  await page.locator('.link.online').waitFor();
}, 120_000);

afterAll(async () => {
  await browser.close();
  await server?.close();
});

it('push notifications are switched on in the menu, with a service worker under the desk’s own policy', async () => {
  const worker = context.waitForEvent('serviceworker');
  await page.getByRole('button', { name: /Your settings/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Notifications' }).click();
  expect((await worker).url()).toBe(`${server.baseUrl}/desk/push-worker.js`);
});

it('push notifications are shown only to a user who does not look at the desk, with the desk’s texts', async () => {
  const guest = await startGuest(server.baseUrl, server.propertyId);
  await guest.say('a human please');
  const url = `/desk/inbox/${guest.conversationId}`;
  const send = await pushService();
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(`{
    self.shown = [];
    const show = self.registration.showNotification.bind(self.registration);
    self.registration.showNotification = (title, { body, data }) => {
      self.shown.push({ title, body, data });
      return show(title, { body, data });
    };
    self.looks = 0;
    const look = self.clients.matchAll.bind(self.clients);
    self.clients.matchAll = async (options) => {
      const pages = await look(options);
      self.looks += 1;
      return pages;
    };
  }`);
  await page.goto(`${server.baseUrl}/desk`); // this page is outside the worker's scope, which ends with a slash
  await page.locator('.link.online').waitFor();
  await page.bringToFront(); // the push service's page was opened later and is in front
  await send({ kind: 'asked_for_human', title: 'Seen at the desk', body: '', url });
  await expect.poll(() => worker?.evaluate('self.looks')).toBe(1); // a user who looks at the desk is asked before they leave it
  await page.goto('about:blank');
  await send({ kind: 'asked_for_human', title: 'House by the lake', body: 'English of the server', url });
  const listShownNotifications = async () => (await worker?.evaluate('self.shown')) as unknown[];
  await expect.poll(async () => (await listShownNotifications()).length).toBeGreaterThan(0);
  expect(await listShownNotifications()).toEqual([
    { title: 'House by the lake', body: 'The guest asked for a person', data: url },
  ]);
});

it('the desk can be installed on a phone’s home screen, which an iPhone requires for push notifications', async () => {
  await page.goto(`${server.baseUrl}/desk`);
  const session = await context.newCDPSession(page);
  // The manifest as the browser read it, under the page's policy.
  const { url, errors, data } = await session.send('Page.getAppManifest');
  expect({ url, errors }).toEqual({ url: `${server.baseUrl}/desk/app.webmanifest`, errors: [] });
  const app = JSON.parse(data ?? '{}') as { icons: { src: string; sizes: string }[] };
  expect(app).toMatchObject({ start_url: '/desk/', scope: '/desk', display: 'standalone', name: expect.any(String) });
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  for (const { src, sizes } of [...app.icons, { src: touch ?? '', sizes: '180x180' }]) {
    const image = await fetch(server.baseUrl + src);
    expect(image.headers.get('content-type'), src).toBe('image/png');
    const bytes = Buffer.from(await image.arrayBuffer());
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

/** Acts as a push service: delivers a notification to the worker. Notifications are handled in the order of arrival. */
async function pushService(): Promise<(notice: object) => Promise<void>> {
  const elsewhere = await context.newPage();
  await elsewhere.goto(`${server.baseUrl}/health/live`);
  const session = await context.newCDPSession(elsewhere);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations.filter(({ scopeURL }) => scopeURL.endsWith('/desk/'));
      if (found !== undefined) resolve(found.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  return async (notice) => {
    const about = { origin: server.baseUrl, registrationId, data: JSON.stringify(notice) };
    await session.send('ServiceWorker.deliverPushMessage', about);
  };
}
