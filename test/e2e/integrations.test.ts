import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSimulator } from '../../bff/simulators/mews/simulator.ts';
import type { Simulator } from '../../bff/simulators/simulator.ts';
import { createWorld } from '../../bff/simulators/world/world.ts';
import { findAccessibilityFaults } from '../support/browser/browser.ts';
import { watchBrowser } from '../support/browser/watched-browser.ts';
import { startGuest } from '../support/desk-guests.ts';
import { type DeskServer, startDeskServer } from '../support/desk-server.ts';

/** A manager connects a PMS from the desk, works with the synced data, and disconnects it again. */
const RESERVATIONS = 300;
let simulator: Simulator;
const browser = watchBrowser(/status of 422 .*\/pms\/connect\)$/);
let server: DeskServer;
let page: Page;

beforeAll(async () => {
  simulator = await startSimulator({ world: createWorld({ reservations: RESERVATIONS }), limits: false });
  server = await startDeskServer({ neighbours: new URL(simulator.url).host });
  const context = await browser.open(server.cookies);
  page = await context.newPage();
}, 120_000);

afterAll(async () => {
  await browser.close();
  await server?.close();
  await simulator?.close();
});

const openIntegrations = (rest: string) => page.goto(`${server.baseUrl}/desk/integrations/${rest}`);
const heading = (name: string) => page.getByRole('heading', { name, exact: true });

/** Calls the API as the page's own user. */
function call(method: string, path: string, body: object | null = null): Promise<Answer> {
  const given = { method, path, body, propertyId: server.propertyId };
  return page.evaluate(async (asked) => {
    const { csrfToken } = (await (await fetch('/auth/me')).json()) as { csrfToken: string };
    const response = await fetch(asked.path, {
      method: asked.method,
      headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken, 'x-property-id': asked.propertyId },
      ...(asked.body && { body: JSON.stringify(asked.body) }),
    });
    return response.json() as Promise<Answer>;
  }, given);
}
/** The parts of the responses that are read. */
type Answer = { id: string; connected: boolean; email: string; items: Record<string, string>[] };

/** Finds our record of a guest from the PMS. */
async function findGuest(): Promise<{ number: number; ours: Record<string, string> }> {
  const [guest] = [...simulator.world.findGuests({}).slice(0, 20)].filter(({ email }) => email !== '');
  if (guest === undefined) throw new Error('Nobody in the PMS has an e-mail address');
  const { items } = await call('GET', `/api/guests?q=${encodeURIComponent(guest.email)}`);
  const [ours] = items;
  if (ours === undefined) throw new Error(`${guest.email} did not come over`);
  return { number: guest.id, ours };
}

it('a PMS in the desk is refused with wrong credentials and connected with right ones', async () => {
  await openIntegrations('');
  await call('PUT', '/api/property', {
    name: 'House by the lake',
    address: 'Seegasse 4, 88131 Lindau, Germany',
    timezone: simulator.world.hotel.timezone,
    languages: ['de', 'en'],
    amenities: [],
  });
  await page.getByRole('link', { name: 'Connect a PMS' }).click();
  await page.getByRole('radio', { name: 'Mews' }).check();
  for (const [key, value] of Object.entries(simulator.credentials)) await page.locator(`#${key}`).fill(value);
  await page.locator('#accessToken').fill('not-this-one');
  await page.getByRole('button', { name: 'Test and connect' }).click();
  await page.getByRole('alert').filter({ hasText: 'does not accept these credentials' }).waitFor();
  await page.locator('#accessToken').fill(simulator.credentials['accessToken'] ?? '');
  await page.getByRole('button', { name: 'Test and connect' }).click();
  await heading('Mews').waitFor();
  await page.locator('desk-pms-test li').first().waitFor();
  expect(await page.locator('desk-pms-test .failed').count()).toBe(0);
});

it('a PMS in the desk shows the import until its end, with every booking', async () => {
  await page.locator('desk-sync-progress .chip', { hasText: 'Done' }).waitFor();
  const bookings = page.locator('desk-sync-progress .step', { hasText: 'Bookings' });
  const imported = Number((await bookings.locator('.count').innerText()).replaceAll(',', ''));
  expect(imported).toBeGreaterThan(50);
  await expect.poll(() => page.locator('dl > div', { hasText: 'Bookings' }).innerText()).toContain(String(imported));
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

it('a synced booking is shown next to the conversation', async () => {
  const { items } = await call('GET', '/api/reservations?limit=1');
  const number = items[0]?.['confirmationNumber'] ?? '';
  const guest = await startGuest(server.baseUrl, server.propertyId);
  await guest.say('Good evening');
  await page.goto(`${server.baseUrl}/desk/inbox/${guest.conversationId}`);
  await page.getByRole('button', { name: 'Link a booking' }).click();
  await page.getByLabel('Name, room, phone, number').fill(number);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByLabel('How do you know it is theirs?').fill('Showed the confirmation');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await page.locator('desk-guest-pane').getByText(number).first().waitFor();
});

it('a field that was changed on both sides is shown as a conflict, and resolved', async () => {
  await openIntegrations('sync');
  await page.getByRole('radio', { name: /We decide each time/ }).check();
  await page.locator('desk-pms-settings').getByRole('button', { name: 'Save' }).click();
  await page.locator('desk-pms-settings').getByText('Saved').waitFor();
  const { number, ours } = await findGuest();
  simulator.world.editGuest(number, { email: 'there@guest.example' });
  await call('PATCH', `/api/guests/${ours['id']}`, { email: 'here@guest.example' });
  await openIntegrations('pms');
  await page.getByRole('link', { name: '1 conflict to decide' }).waitFor();
  await page.getByRole('link', { name: '1 conflict to decide' }).click();
  const row = page.getByRole('row').filter({ hasText: 'there@guest.example' });
  await expect(row.innerText()).resolves.toContain('here@guest.example');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await row.getByRole('button', { name: 'Take the PMS’s' }).click();
  await heading('Nothing to decide').waitFor();
  const { email } = await call('GET', `/api/guests/${ours['id']}`);
  expect(email).toBe('there@guest.example');
});

it('the log of a PMS shows the events and hides secrets', async () => {
  await openIntegrations('log');
  await page.getByLabel('Level').selectOption('info');
  await page.getByText('Connected to Mews').waitFor();
  expect(await page.locator('desk-pms-logs').innerText()).not.toContain(simulator.credentials['accessToken']);
});

it('a disconnected PMS leaves the synced data', async () => {
  await openIntegrations('pms');
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await page.locator('desk-pms-status wa-button.yes').click();
  await heading('Connect a PMS').waitFor();
  expect((await call('GET', '/api/integrations/pms/status')).connected).toBe(false);
  expect((await call('GET', '/api/reservations?limit=1')).items).toHaveLength(1);
  await page.getByRole('link', { name: 'Overview' }).click();
  await page.locator('section.pms').getByText('Not connected').waitFor();
});
