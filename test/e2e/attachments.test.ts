import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAccessibilityFaults } from '../support/browser/browser.ts';
import { GuestPage } from '../support/browser/guest-page.ts';
import { goTo, watchBrowser } from '../support/browser/watched-browser.ts';
import { type DeskServer, startDeskServer } from '../support/desk-server.ts';
import { drawing, PDF, photo } from '../support/sample-files.ts';

/** A guest at a phone and a receptionist at the desk send each other pictures, documents and voice notes. */
const browser = watchBrowser(/ERR_INTERNET_DISCONNECTED|status of 415/);
/** Runs in the page: replaces the microphone by a hum. */
const HUMMING_MICROPHONE = `navigator.mediaDevices.getUserMedia = async () => {
  const context = new AudioContext();
  globalThis.hum = context;
  const out = context.createMediaStreamDestination();
  const tone = context.createOscillator();
  tone.connect(out);
  tone.start();
  return out.stream;
}`;

let server: DeskServer;
/** The hotel's own site. */
let site: Server;
let guest: GuestPage;
let desk: Page;
const SHOTS = process.env['SHOTS'];

beforeAll(async () => {
  server = await startDeskServer();
  const phone = await browser.open([], { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });
  const page = await phone.newPage();
  const tag = `<script src="${server.baseUrl}/chat/widget.js" data-property-id="${server.propertyId}" async></script>`;
  const html = `<!doctype html><html lang="en"><title>Hotel</title><meta name="viewport" content="width=device-width">${tag}`;
  site = createServer((_, answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end(html)).listen(
    0,
    '127.0.0.1',
  );
  await once(site, 'listening');
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
  guest = new GuestPage(page);
  await guest.open();
  desk = await (await browser.open(server.cookies)).newPage();
  await desk.goto(`${server.baseUrl}/desk/inbox`);
  await desk.locator('.link.online').waitFor();
}, 120_000);

afterAll(async () => {
  await browser.close();
  site?.close();
  await server?.close();
});

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type=file]').first().setInputFiles([{ name, mimeType, buffer }]);
const send = () => guest.page.getByRole('button', { name: 'Send', exact: true });
const shown = (page: Page, name: string) => page.locator(`img[alt*="${name}"]`);
const shoot = async (page: Page, name: string) => {
  if (SHOTS === undefined) return;
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: `${SHOTS}/${name}.png` });
};
/** The overflow of the panel in pixels: its messages scroll, the panel itself does not. */
const overflowOf = (page: Page) =>
  page
    .locator('service-chat .panel')
    .evaluate((panel) => Number(Reflect.get(panel, 'scrollHeight')) - Number(Reflect.get(panel, 'clientHeight')));
/** Whether a picture was loaded with all its pixels. */
const isDrawn = (page: Page, name: string) =>
  expect
    .poll(() =>
      shown(page, name)
        .first()
        .evaluate((img) => Number(Reflect.get(img, 'naturalWidth'))),
    )
    .toBeGreaterThan(0);

describe('a guest with a file', () => {
  it('sends a picture with a text; both sides see it, and axe finds no error', async () => {
    await choose(guest.page, 'shower.jpg', 'image/jpeg', await photo(640, 480));
    await guest.page.getByRole('button', { name: /^Remove: Picture: shower/ }).waitFor();
    await shoot(guest.page, 'guest-chosen');
    expect(await findAccessibilityFaults(guest.page)).toEqual([]);
    await guest.textbox.fill('The shower drips');
    await send().click();
    await isDrawn(guest.page, 'shower');
    await guest.page.getByText('Echo: The shower drips').first().waitFor();
    await shoot(guest.page, 'guest-sent');
    expect(await findAccessibilityFaults(guest.page)).toEqual([]);

    await desk.locator('a.row').first().click();
    await isDrawn(desk, 'shower');
    await shoot(desk, 'desk-picture');
    expect(await findAccessibilityFaults(desk)).toEqual([]);
  });

  it('sees which files are allowed, and removes a file before sending', async () => {
    await choose(guest.page, 'notes.txt', 'text/plain', Buffer.from('words'));
    await guest.page.getByText('You can send pictures, PDF files and voice notes.').waitFor();
    await choose(guest.page, 'menu.pdf', 'application/pdf', PDF);
    await guest.page.getByRole('button', { name: 'Remove: Document: menu.pdf' }).click();
    await expect.poll(() => guest.page.locator('.chosen').count()).toBe(0);
  });

  it('sees why a file with a wrong type was refused, and can send it again', async () => {
    await choose(guest.page, 'fake.pdf', 'application/pdf', Buffer.from('no document at all'));
    await guest.page.getByRole('button', { name: /^Remove: Document: fake/ }).waitFor();
    await send().click();
    const line = guest.page.locator('[data-delivery=failed]');
    await line.getByText('You can send pictures, PDF files and voice notes.').waitFor();
    await line.getByRole('button', { name: 'Send again' }).waitFor();
    await shoot(guest.page, 'guest-refused');
    expect(await findAccessibilityFaults(guest.page)).toEqual([]);
  });

  it('sends a file while offline: the file waits over a reload and arrives once', async () => {
    const context = guest.page.context();
    await context.setOffline(true);
    await choose(guest.page, 'view.png', 'image/png', await drawing('png', 64));
    await guest.page.getByRole('button', { name: /^Remove: Picture: view/ }).waitFor();
    await send().click();
    await guest.page.locator('[data-delivery=waiting]').getByText('Waiting for a connection').waitFor();
    await context.setOffline(false);
    await guest.page.reload();
    await guest.open();
    await isDrawn(guest.page, 'view');
    await isDrawn(desk, 'view');
    expect(await shown(desk, 'view').count()).toBe(1);
  });

  it('records a voice note, which plays on both sides', async () => {
    await guest.page.evaluate(HUMMING_MICROPHONE);
    await guest.page.getByRole('button', { name: 'Record a voice note' }).click();
    await guest.page.getByRole('button', { name: 'Finish recording' }).waitFor();
    await expect.poll(() => guest.page.evaluate('globalThis.hum.currentTime')).toBeGreaterThan(0.4); // the recording must not be empty
    await guest.page.getByRole('button', { name: 'Finish recording' }).click();
    await guest.page.getByRole('button', { name: /^Remove: Voice note/ }).waitFor();
    await send().click();
    for (const page of [guest.page, desk]) await page.locator('audio[aria-label^="Voice note"]').first().waitFor();
    const sound = desk.locator('audio').first();
    await expect.poll(() => sound.evaluate((audio) => Number(Reflect.get(audio, 'readyState')))).toBeGreaterThan(0);
  });
});

describe('a receptionist with a file', () => {
  it('sends a picture and a document without a text, and the guest receives them', async () => {
    await choose(desk, 'map.png', 'image/png', await drawing('png', 90));
    await choose(desk, 'menu.pdf', 'application/pdf', PDF);
    await desk.getByRole('button', { name: 'Remove menu.pdf' }).waitFor();
    await shoot(desk, 'desk-picked');
    expect(await findAccessibilityFaults(desk)).toEqual([]);
    const button = desk.locator('desk-composer wa-button[type=submit]');
    await expect.poll(() => button.getAttribute('disabled')).toBeNull();
    await button.click();
    await isDrawn(guest.page, 'map');
    const saved = guest.page.waitForEvent('download');
    await guest.page.getByRole('button', { name: 'menu.pdf' }).last().click();
    expect((await saved).suggestedFilename()).toBe('menu.pdf');
  });

  it('presses Enter during an upload: the reply is sent after the upload, also from another conversation', async () => {
    const held: (() => void)[] = [];
    const sent: string[] = [];
    desk.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/messages')) sent.push(request.url());
    });
    await desk.route('**/api/uploads', async (route) => {
      await new Promise<void>((go) => {
        held.push(go);
      });
      await route.continue();
    });
    await choose(desk, 'pass.png', 'image/png', await drawing('png', 40));
    const field = desk.locator('desk-composer textarea');
    await field.fill('Here is your parking pass');
    await field.press('Enter');
    await desk.getByText('Goes as soon as the upload is done.').waitFor();
    expect(await findAccessibilityFaults(desk)).toEqual([]);
    await field.press('Enter');
    await desk.keyboard.press('Escape');
    await desk.locator('nav.rail a[href="/desk/tasks"]').click();
    await desk.locator('desk-tasks').waitFor();
    await expect.poll(() => held.length).toBe(1);
    held[0]?.();
    await guest.page.getByText('Here is your parking pass').last().waitFor();
    await isDrawn(guest.page, 'pass');
    expect(sent).toHaveLength(1);
    await desk.unroute('**/api/uploads');
    await desk.goBack();
    await expect.poll(() => field.inputValue()).toBe('');
  });

  it('is told that a reply was not sent because its file was refused, and keeps every word', async () => {
    let refuse = () => {};
    const wished = new Promise<void>((go) => {
      refuse = go;
    });
    await desk.route('**/api/uploads', async (route) => {
      await wished;
      await route.continue();
    });
    await choose(desk, 'plan.pdf', 'application/pdf', Buffer.from('no document'));
    const field = desk.locator('desk-composer textarea');
    await field.fill('The plan of the house');
    await field.press('Enter');
    await desk.getByText('Goes as soon as the upload is done.').waitFor();
    refuse();
    await desk.getByText('Your reply has not left yet: look at it once more.').waitFor();
    await desk.locator('.picked .refused [role=alert]').waitFor();
    expect(await field.inputValue()).toBe('The plan of the house');
    await desk.unroute('**/api/uploads');
    await desk.getByRole('button', { name: 'Remove plan.pdf' }).click();
    await field.fill('');
  });

  it('is told why a file is not accepted, and can remove it', async () => {
    await choose(desk, 'plan.pdf', 'application/pdf', Buffer.from('no document'));
    await desk.locator('.picked .refused [role=alert]').waitFor();
    await shoot(desk, 'desk-refused');
    await desk.getByRole('button', { name: 'Remove plan.pdf' }).click();
    await expect.poll(() => desk.locator('.picked').count()).toBe(0);
  });
});

describe('deleting a conversation with files', () => {
  it('by the guest removes the conversation and its files in the chat and at the hotel, and a new one can begin', async () => {
    const { db } = server.services;
    const rows = async () => (await db.selectFrom('upload').select('id').execute()).length;
    expect(await rows()).toBeGreaterThan(0);
    await guest.page.getByRole('button', { name: 'Options' }).click();
    await guest.page.getByRole('button', { name: 'Erase conversation' }).click();
    await shoot(guest.page, 'guest-erase');
    expect(await overflowOf(guest.page)).toBe(0);
    expect(await findAccessibilityFaults(guest.page)).toEqual([]);
    await guest.page
      .getByRole('group', { name: /for good/ })
      .getByRole('button', { name: 'Erase conversation' })
      .click();
    await guest.page.locator('[part=empty]').waitFor();
    await expect.poll(rows).toBe(0);
    await expect.poll(() => desk.locator('a.row').count()).toBe(0);
    const log = await db.selectFrom('audit').select(['action', 'actor']).orderBy('number', 'desc').limit(1).execute();
    expect(log).toEqual([{ action: 'conversation.erased', actor: 'guest' }]);
    await guest.ask('Hello again');
    await goTo(desk, 'inbox');
  });
});
