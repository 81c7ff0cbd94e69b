import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { watchBrowser } from '../../support/browser/watched-browser.ts';
import { startGuest } from '../../support/desk-guests.ts';
import { type DeskServer, startDeskServer } from '../../support/desk-server.ts';

/** Uses Teach, Settings, Integrations and the board's form without a mouse: only Tab, Enter, Space, arrows and letters. */
const TABS_MAX = 120;
const browser = watchBrowser(/status of 422 .*\/pms\/connect\)$/);
let server: DeskServer;
let desk: Page;

beforeAll(async () => {
  server = await startDeskServer();
}, 120_000);

afterAll(async () => {
  await browser.close();
  await server?.close();
});

beforeEach(async () => {
  const context = await browser.open(server.cookies);
  desk = await context.newPage();
  return () => context.close();
});

async function openView(path: string, ready: string): Promise<void> {
  await desk.goto(`${server.baseUrl}/desk/${path}`);
  await desk.locator(ready).first().waitFor();
}

/** Runs in the page: the accessible name of the focused element. */
const FOCUSED = `(() => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  const labels = [...(at?.labels ?? [])].map((label) => label.textContent);
  const words = [at?.getAttribute('aria-label'), ...labels, at?.textContent];
  return words.filter(Boolean).join(' | ').replace(/\\s+/g, ' ').trim();
})()`;

async function focused(): Promise<string> {
  return String(await desk.evaluate(FOCUSED));
}

/** Presses Tab until the named element has the focus. */
async function tabTo(name: RegExp): Promise<void> {
  const seen: string[] = [];
  for (let tabs = 0; tabs < TABS_MAX; tabs += 1) {
    await desk.keyboard.press('Tab');
    const here = await focused();
    if (name.test(here)) return;
    seen.push(here.slice(0, 40));
  }
  throw new Error(`Tab never reached ${name}: ${seen.join(' → ')}`);
}

async function readJson(path: string): Promise<Record<string, unknown>> {
  return (await desk.request.get(server.baseUrl + path)).json();
}

it('a question is taught, answered, changed and deleted by keyboard', async () => {
  await openView('teach', 'desk-faqs h1');
  await tabTo(/^Add a question/);
  await desk.keyboard.press('Enter');
  await expect.poll(focused).toMatch(/^Question/);
  await desk.keyboard.type('Is there a lift?');
  await desk.keyboard.press('Tab');
  await desk.keyboard.type('Yes, to every floor.');
  await desk.keyboard.press('Control+Enter');
  await desk.locator('.entries .title', { hasText: 'Is there a lift?' }).waitFor();
  await desk.locator('desk-faqs .editor').waitFor({ state: 'detached' });
  await tabTo(/^Is there a lift/);
  await desk.keyboard.press('Enter');
  await desk.locator('desk-faqs .editor').waitFor();
  await tabTo(/^Answer/);
  await desk.keyboard.press('Control+A');
  await desk.keyboard.type('Yes, glass-walled.');
  await tabTo(/^Save/);
  await desk.keyboard.press('Enter');
  await desk.locator('.entries .words', { hasText: 'Yes, glass-walled.' }).waitFor();
  await tabTo(/^Delete “Is there a lift/);
  await desk.keyboard.press('Enter');
  await desk.getByText('Deleted: Is there a lift?').waitFor();
  expect(await readJson('/api/ai/training')).toMatchObject({ faqs: [] });
});

it('the hours of the house are set by keyboard', async () => {
  await openView('settings/activate', 'desk-hours-field');
  await tabTo(/^Staff are there Monday to Friday/);
  await desk.keyboard.press('ArrowDown');
  await desk.keyboard.press('ArrowDown');
  await tabTo(/Monday to Friday: from/);
  await desk.keyboard.type('0900');
  await tabTo(/Monday to Friday: until/);
  await desk.keyboard.type('1730');
  await tabTo(/^Save/);
  await desk.keyboard.press('Enter');
  await desk.getByText('Saved. It holds').waitFor();
  expect(await readJson('/api/activation')).toMatchObject({
    businessHours: { mon_fri: '09:00-17:30', weekend: '24/7' },
  });
});

it('a key is created with its secret shown, and the sections are changed by keyboard', async () => {
  await openView('settings/property', '#name');
  await tabTo(/^Keys/);
  await desk.keyboard.press('Enter');
  await tabTo(/^What is it for/);
  await desk.keyboard.type('Site');
  await tabTo(/Tasks: read/);
  await desk.keyboard.press('Space');
  await tabTo(/^Make a key/);
  await desk.keyboard.press('Enter');
  await desk.locator('.secret code', { hasText: 'sck_' }).waitFor();
});

it('a PMS is selected by keyboard, and its wrong credentials are reported', async () => {
  await openView('integrations/pms', '.providers');
  await tabTo(/^(OPERA|Cloudbeds)/);
  await desk.keyboard.press('Space');
  await desk.keyboard.press('ArrowRight');
  await desk.getByRole('heading', { name: /How ServiceChat reaches Cloudbeds/ }).waitFor();
  await tabTo(/^Test and connect/);
  await desk.keyboard.press('Enter');
  await desk.locator('desk-pms-connect .fault').first().waitFor();
});

it('a task is created and its room changed by keyboard', async () => {
  await openView('tasks', 'desk-tasks h1');
  await desk.keyboard.press('c');
  await desk.getByRole('textbox', { name: 'What is to be done' }).waitFor();
  await desk.keyboard.type('Change the bulb');
  await desk.keyboard.press('Enter');
  await desk.locator('.card', { hasText: 'Change the bulb' }).waitFor();
  await tabTo(/Change the bulb/);
  await desk.keyboard.press('e');
  await desk.getByRole('textbox', { name: 'Room' }).waitFor();
  await tabTo(/^Room/);
  await desk.keyboard.type('12');
  await desk.keyboard.press('Enter');
  await desk.locator('.card', { hasText: 'Change the bulb, 12' }).waitFor();
  expect(await readJson('/api/tasks?state=open')).toMatchObject({ items: [{ title: 'Change the bulb', room: '12' }] });
});

/** Runs in the page: finds the first matching element in any shadow root. */
const FIND = `const find = (root, selector) => {
  const hit = root.querySelector(selector);
  if (hit !== null) return hit;
  for (const { shadowRoot } of root.querySelectorAll('*')) {
    const inner = shadowRoot === null ? null : find(shadowRoot, selector);
    if (inner !== null) return inner;
  }
  return null;
};`;

it('in forced colours, borders replace the shades that carry meaning', async () => {
  const style = (selector: string, name: string) =>
    desk.evaluate(`(() => { ${FIND} return getComputedStyle(find(document, '${selector}'))['${name}']; })()`);
  for (const words of ['Good morning', 'a human please'])
    await (await startGuest(server.baseUrl, server.propertyId)).say(words);
  await desk.emulateMedia({ forcedColors: 'active' });
  await openView('inbox', 'a.row.waiting');
  expect(await style('.rail [aria-current]', 'outlineStyle')).toBe('solid');
  expect(await style('.rail a:not([aria-current])', 'outlineStyle')).toBe('none');
  const ground = await style('.rail', 'backgroundColor');
  expect(await style('a.row.waiting', 'borderInlineStartColor')).not.toBe(ground);
  expect(await style('a.row:not(.waiting)', 'borderInlineStartColor')).toBe(ground);
  await desk.locator('a.row').first().click();
  await desk.locator('a.row[aria-current]').waitFor();
  expect(await style('a.row[aria-current]', 'outlineStyle')).toBe('solid');
  await openView('insights', 'desk-chart canvas');
  const colors = await desk.evaluate(`(() => {
    ${FIND}
    const { style } = find(document, 'desk-chart');
    return [1, 2, 3].map((series) => {
      style.color = 'var(--chart-' + series + ')';
      return getComputedStyle(find(document, 'desk-chart')).color;
    });
  })()`);
  expect(new Set(colors as string[]).size).toBe(3);
});
