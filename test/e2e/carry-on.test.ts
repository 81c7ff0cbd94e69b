import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findAccessibilityFaults } from '../support/browser/browser.ts';
import { watchBrowser } from '../support/browser/watched-browser.ts';
import { startGuest } from '../support/desk-guests.ts';
import { type DeskServer, startDeskServer } from '../support/desk-server.ts';
import { scanQr } from '../support/scan-qr.ts';

/** Staff create a link in the conversation, and the guest continues with it on another device. */
const browser = watchBrowser(/status of (409|410)/);
const PHONE = { viewport: { width: 360, height: 640 } };
let server: DeskServer;
let desk: Page;
let address = '';

beforeAll(async () => {
  server = await startDeskServer();
  desk = await (await browser.open(server.cookies)).newPage();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await server?.close();
});

async function openOn(url: string, locale = 'en-GB'): Promise<Page> {
  const page = await (await browser.open([], { ...PHONE, locale })).newPage();
  await page.goto(url);
  return page;
}

async function choose(item: string): Promise<void> {
  await desk.getByRole('button', { name: 'More' }).click();
  await desk.getByRole('menuitem', { name: item }).click();
}

it('the desk shows a link with its QR code to continue on another device', async () => {
  const guest = await startGuest(server.baseUrl, server.propertyId);
  await guest.say('Do you have an umbrella?');
  await desk.goto(`${server.baseUrl}/desk/inbox/${guest.conversationId}`);
  await choose('Link to another device');
  const dialog = desk.locator('desk-carry-on');
  await dialog.getByText('Works once, until').waitFor();
  address = await scanQr(dialog.getByRole('img', { name: 'QR code of the link' }));
  expect(await dialog.locator('.address').textContent()).toBe(address);
  expect(await findAccessibilityFaults(desk)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
});

it('the chat continues on the guest’s phone, after a reload too', async () => {
  const phone = await openOn(address);
  const goOn = phone.getByRole('button', { name: 'Continue the chat' });
  await goOn.waitFor();
  expect(await findAccessibilityFaults(phone)).toEqual([]);
  await goOn.click();
  await phone.getByText('Do you have an umbrella?', { exact: true }).waitFor();
  expect(phone.url()).not.toContain('#');
  await expect.poll(() => phone.title()).toBe('House by the lake');
  await phone.reload();
  await phone.getByText('Do you have an umbrella?', { exact: true }).waitFor();
  await desk.getByText('The guest went on with this chat on another device').waitFor();
});

it('a used link explains what to do, in the language of the phone', async () => {
  const phone = await openOn(address, 'ar');
  await phone.getByRole('button').click();
  await phone.getByRole('alert').filter({ hasText: 'الاستقبال' }).waitFor();
  expect(await phone.locator('html').getAttribute('dir')).toBe('rtl');
  expect(await findAccessibilityFaults(phone)).toEqual([]);
});

it('the desk shows what is missing if no WhatsApp number is connected', async () => {
  await choose('Link to WhatsApp');
  const dialog = desk.locator('desk-carry-on');
  await dialog.getByRole('alert').waitFor();
  await dialog.getByRole('button', { name: 'Try again' }).waitFor();
  expect(await dialog.locator('.address').count()).toBe(0);
});
