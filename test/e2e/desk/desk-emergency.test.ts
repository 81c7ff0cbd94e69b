import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { startWhatsApp, type WhatsAppSimulator } from '../../../bff/simulators/whatsapp/simulator.ts';
import { goTo, watchBrowser } from '../../support/browser/watched-browser.ts';
import { startGuest } from '../../support/desk-guests.ts';
import { type DeskServer, startDeskServer } from '../../support/desk-server.ts';

/**
 * A guest is in danger while two colleagues look at any view of the desk: the real server and engine, two desks in Chromium.
 * Two times are measured: from the guest's send to the visible alarm, and from one colleague's acknowledgement to the end of
 * the alarm at the other desk. A busy machine may delay everything, so each view has a few attempts, each with a new guest,
 * and the best attempt counts; a missing alarm fails at once.
 */
vi.setConfig({ testTimeout: 90_000 });

/** Every view that `places.ts` names; the file is read as text, because its code runs in browsers only. */
const PLACES = readFileSync(new URL('../../../widget/desk/places.ts', import.meta.url), 'utf8');
const VIEWS = [...PLACES.matchAll(/^ {4}name: '(\w+)'/gm)].map(([, name = '']) => name);
const PROMISED_MS = 2_000;
const TRIES = 3;
const ALARM = 'Help! There is a fire in room 204!';
const browser = watchBrowser();
let server: DeskServer;
let meta: WhatsAppSimulator;
let mia: Page;
let jon: Page;
let phones = 0;

beforeAll(async () => {
  meta = await startWhatsApp();
  server = await startDeskServer({ speaks: true, neighbours: new URL(meta.url).host });
  await connectWhatsApp();
  const cookies = await server.hire('Jon', 'manager');
  [mia, jon] = await Promise.all([openDesk(server.cookies), openDesk(cookies)]);
  // The engine loads its languages before the first answer.
  const guest = await startGuest(server.baseUrl, server.propertyId);
  await guest.say('I want to talk to a person');
  await vi.waitUntil(async () => (await stateOf(guest.conversationId)) === 'waiting', { timeout: 60_000 });
}, 180_000);
afterAll(async () => {
  await browser.close();
  await server?.close();
  await meta?.close();
});
afterEach(async () => {
  for (const page of [mia, jon]) expect(await page.locator('li.alarm').count(), 'alarms left').toBe(0);
});

/** Calls the server's HTTP API with the owner's key. */
async function call(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
  const response = await fetch(server.baseUrl + path, {
    method,
    headers: { authorization: `Bearer ${server.apiKey}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const told: unknown = await response.json();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${JSON.stringify(told)}`);
  return z.record(z.string(), z.unknown()).parse(told);
}

async function connectWhatsApp(): Promise<void> {
  const { webhookUrl } = await call('PUT', '/api/channels/whatsapp', meta.credentials);
  await meta.setWebhook(String(webhookUrl));
  const hours = { mon_fri: '24/7', weekend: '24/7' };
  await call('PUT', '/api/activation', { channels: ['widget', 'whatsapp'], aiMode: 'auto', businessHours: hours });
}

async function openDesk(cookies: DeskServer['cookies']): Promise<Page> {
  const page = await (await browser.open(cookies)).newPage();
  await page.goto(`${server.baseUrl}/desk/inbox`);
  await page.locator('.link.online').waitFor();
  return page;
}

const stateOf = async (id: string) => (await call('GET', `/api/conversations/${id}`))['state'];

/** The ways to call for help: each prepares a guest, and returns the action that raises the alarm. */
const PATHS: Record<string, () => Promise<() => unknown>> = {
  'who has just come': async () => {
    const guest = await startGuest(server.baseUrl, server.propertyId);
    return () => guest.say(ALARM);
  },
  'who was waiting already': async () => {
    const guest = await startGuest(server.baseUrl, server.propertyId);
    await guest.say('I want to talk to a person');
    await expect.poll(() => stateOf(guest.conversationId), { timeout: 20_000 }).toBe('waiting');
    return () => guest.say(ALARM);
  },
  'whom a colleague had taken over': async () => {
    const guest = await startGuest(server.baseUrl, server.propertyId);
    await guest.say('Good morning');
    await call('POST', `/api/conversations/${guest.conversationId}/takeover`, {});
    return () => guest.say(ALARM);
  },
  'who writes by WhatsApp': async () => {
    phones += 1;
    const phone = `+4917500${String(phones).padStart(5, '0')}`;
    return () => meta.say(phone, ALARM);
  },
};

/** Waits until both desks see the expected state, and returns the milliseconds that it took. */
async function measure(act: () => unknown, seen: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  const both = seen();
  await act();
  await both;
  return performance.now() - from;
}

/** One alarm from the guest's send to its end at both desks. */
async function ringOnce(alarm: () => unknown): Promise<{ alarmMs: number; endMs: number }> {
  const bar = mia.locator('li.alarm');
  const alarmMs = await measure(alarm, () => bar.waitFor());
  await expectOnTop(mia);
  const mine = jon.locator('li.alarm').getByRole('button', { name: 'I look after it' });
  await mine.waitFor();
  const endMs = await measure(
    () => mine.click(),
    () => bar.waitFor({ state: 'detached' }),
  );
  await jon.locator('.looked-after', { hasText: 'Jon looks after it' }).waitFor();
  return { alarmMs, endMs };
}

/** Expects the alarm with its kind and place above the view, with nothing covering it. */
async function expectOnTop(page: Page): Promise<void> {
  const bar = page.locator('li.alarm');
  expect(await bar.innerText()).toContain('Fire or smoke · Room 204');
  await bar.getByRole('button', { name: 'I look after it' }).click({ trial: true });
  const [alarm, view] = [await bar.boundingBox(), await page.locator('main').boundingBox()];
  expect(alarm?.y).toBeGreaterThanOrEqual(0);
  expect((alarm?.y ?? 0) + (alarm?.height ?? 0)).toBeLessThanOrEqual((view?.y ?? 0) + 1);
}

it('this test covers all views of the desk', () => {
  expect(VIEWS).toEqual(expect.arrayContaining(['inbox', 'tasks', 'house', 'settings']));
});

describe.each(VIEWS)('at the view %s, the alarm of a guest', (view) => {
  it.each(Object.keys(PATHS))(
    '%s is visible within two seconds, and ends at once when a colleague handles it',
    async (path) => {
      const best = { alarmMs: Number.POSITIVE_INFINITY, endMs: Number.POSITIVE_INFINITY };
      for (let number = 0; number < TRIES && Math.max(best.alarmMs, best.endMs) > PROMISED_MS; number += 1) {
        const alarm = await PATHS[path]?.();
        if (alarm === undefined) throw new Error(`no path ${path}`);
        await goTo(mia, view);
        await mia.locator(view === 'start' ? 'desk-guide' : `desk-${view}`).waitFor();
        const { alarmMs, endMs } = await ringOnce(alarm);
        best.alarmMs = Math.min(best.alarmMs, alarmMs);
        best.endMs = Math.min(best.endMs, endMs);
      }
      expect(best.alarmMs, 'from the send to the alarm').toBeLessThanOrEqual(PROMISED_MS);
      expect(best.endMs, 'from the colleague’s word to the end').toBeLessThanOrEqual(PROMISED_MS);
    },
  );
});
