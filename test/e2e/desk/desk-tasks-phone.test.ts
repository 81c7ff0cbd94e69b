import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findAccessibilityFaults } from '../../support/browser/browser.ts';
import { watchBrowser } from '../../support/browser/watched-browser.ts';
import { startGuest } from '../../support/desk-guests.ts';
import { type DeskServer, startDeskServer } from '../../support/desk-server.ts';
import { photo } from '../../support/sample-files.ts';

/** A technician with a phone, who sees only tasks. */
vi.setConfig({ testTimeout: 60_000 });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const browser = watchBrowser();
let server: DeskServer;
let page: Page;

beforeAll(async () => {
  server = await startDeskServer();
  const tom = await server.hire('Tom', 'worker');
  const guest = await startGuest(server.baseUrl, server.propertyId);
  await guest.say('A secret of this guest');
  await server.makeTask({
    department: 'maintenance',
    title: 'Shower',
    room: '204',
    checklist: [{ text: 'Turn off the water' }],
    conversationId: guest.conversationId,
  });
  page = await (await browser.open(tom, PHONE)).newPage();
  await page.goto(`${server.baseUrl}/desk`);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await server?.close();
});

describe('a colleague who works on tasks only, on a phone', () => {
  it('sees the live board first, and finds no way to a conversation', async () => {
    await page.locator('.link.online').waitFor();
    await page.getByRole('heading', { name: 'Shower, 204' }).waitFor();
    expect(await page.getByRole('navigation').getByRole('link').allInnerTexts()).toEqual([
      expect.stringContaining('Tasks'),
    ]);
    expect(await page.getByText('A secret of this guest').count()).toBe(0);
    await page.goto(`${server.baseUrl}/desk/house`);
    await page.getByText('This is for managers').waitFor();
    await page.goto(`${server.baseUrl}/desk`);
  });

  it('begins a task, ticks its step, adds a comment and a photo, and finishes it', async () => {
    await page.getByRole('button', { name: 'Start' }).tap();
    await page.getByRole('button', { name: 'Shower, 204' }).tap();
    await page.getByRole('checkbox', { name: 'Turn off the water' }).check();
    await page.getByRole('textbox', { name: 'Say something to colleagues' }).fill('The valve is worn out');
    await page.getByRole('button', { name: 'Send' }).tap();
    await page.locator('.words', { hasText: 'The valve is worn out' }).waitFor();
    const file = { name: 'valve.jpg', mimeType: 'image/jpeg', buffer: await photo() };
    await page.locator('input[type=file]').setInputFiles(file);
    const shown = page.locator('.picture img');
    await shown.waitFor();
    await expect.poll(() => shown.evaluate((image) => Number(Reflect.get(image, 'naturalWidth')))).toBeGreaterThan(0);
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.locator('desk-task-detail').getByRole('button', { name: 'Done' }).tap();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    expect((await server.listTasks()).map(({ state, comments }) => ({ state, comments }))).toEqual([
      { state: 'done', comments: 2 },
    ]);
  });
});
