import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { goTo, watchBrowser } from '../../support/browser/watched-browser.ts';
import { type DeskServer, startDeskServer } from '../../support/desk-server.ts';

/** Two managers teach the house at the same time: neither overwrites the other, and both see each other's texts. */
const browser = watchBrowser(/status of 409 .*\/api\/(ai\/training|property)\)$/);
let server: DeskServer;
let mia: Page;
let jon: Page;

beforeAll(async () => {
  server = await startDeskServer();
  [mia, jon] = await Promise.all([openDesk(server.cookies), openDesk(await server.hire('Jon', 'manager'))]);
}, 120_000);

afterAll(async () => {
  await browser.close();
  await server?.close();
});

async function openDesk(cookies: DeskServer['cookies']): Promise<Page> {
  const page = await (await browser.open(cookies)).newPage();
  await page.goto(`${server.baseUrl}/desk/inbox`);
  await page.locator('.link.online').waitFor();
  return page;
}

/** Enters the view from elsewhere in the desk, so that it shows the server's current data. */
async function enterFromInbox(page: Page, place: string, ready: string): Promise<void> {
  await goTo(page, 'inbox');
  await page.locator('desk-inbox').waitFor();
  await goTo(page, place);
  await page.locator(ready).first().waitFor();
}

const enterTeach = (page: Page) => enterFromInbox(page, 'teach', 'desk-faqs h1');
const enterHouse = (page: Page) => enterFromInbox(page, 'teach/house', '#checkIn');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const saved = (page: Page) => page.getByText('Saved. It holds').first().waitFor();
/** The editor closes after the entry is stored. */
const waitForClosedEditor = (page: Page) => page.locator('desk-faqs .editor').waitFor({ state: 'detached' });
const colleagueAlert = (page: Page) => page.getByRole('alert').filter({ hasText: 'A colleague has' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function teach(page: Page, question: string, answer: string): Promise<void> {
  await press(page, 'Add a question');
  await page.getByLabel('Question', { exact: true }).fill(question);
  await page.getByLabel('Answer', { exact: true }).fill(answer);
  await save(page);
  await waitForClosedEditor(page);
}

async function rewrite(page: Page, question: string, answer: string): Promise<void> {
  await page.locator('.open', { hasText: question }).click();
  await page.getByLabel('Answer', { exact: true }).fill(answer);
}

/** Reads the entries that a third colleague would see now. */
async function readEntries(): Promise<Record<string, string>> {
  const answer = await mia.request.get(`${server.baseUrl}/api/ai/training`);
  const { faqs } = (await answer.json()) as { faqs: { question: string; answer: string }[] };
  return Object.fromEntries(faqs.map((faq) => [faq.question, faq.answer]));
}

describe('two managers who edit the questions and answers', () => {
  beforeEach(async () => {
    await Promise.all([mia, jon].map(enterTeach));
  });

  it('add an entry each at the same moment: both entries are kept', async () => {
    const barrier = Promise.withResolvers<void>();
    let waiting = 2;
    for (const page of [mia, jon]) {
      await page.route(
        '**/api/ai/training',
        async (route) => {
          if (route.request().method() !== 'PUT') return route.fallback();
          waiting -= 1;
          if (waiting === 0) barrier.resolve();
          await barrier.promise;
          await route.continue();
        },
        { times: 3 },
      );
    }
    await Promise.all([
      teach(mia, 'Is there a lift?', 'Yes, to every floor.'),
      teach(jon, 'Is there a bar?', 'From 17:00.'),
    ]);
    expect(await readEntries()).toMatchObject({
      'Is there a lift?': 'Yes, to every floor.',
      'Is there a bar?': 'From 17:00.',
    });
  });

  it('change the same entry: the second is shown the first’s text, and loses no own text', async () => {
    await teach(mia, 'Is there a pool?', 'No.');
    await enterTeach(jon);
    await rewrite(mia, 'Is there a pool?', 'Yes, on the roof.');
    await rewrite(jon, 'Is there a pool?', 'Yes, heated.');
    await save(mia);
    await waitForClosedEditor(mia);
    await save(jon);
    await colleagueAlert(jon).getByText('Yes, on the roof.').waitFor();
    expect(await jon.getByLabel('Answer', { exact: true }).inputValue()).toBe('Yes, heated.');
    expect((await readEntries())['Is there a pool?']).toBe('Yes, on the roof.');

    await jon.getByLabel('Answer', { exact: true }).fill('Yes, heated, on the roof.');
    await press(jon, 'Go on with mine');
    await colleagueAlert(jon).waitFor({ state: 'detached' });
    await save(jon);
    await waitForClosedEditor(jon);
    expect((await readEntries())['Is there a pool?']).toBe('Yes, heated, on the roof.');
  });

  it('delete and edit the same entry: the editor is told, and can restore the entry', async () => {
    await teach(mia, 'Is there a sauna?', 'No.');
    await enterTeach(jon);
    await rewrite(jon, 'Is there a sauna?', 'Yes, from 16:00.');
    await press(mia, 'Delete “Is there a sauna?”');
    await mia.getByText('Deleted: Is there a sauna?').waitFor();
    await save(jon);
    await colleagueAlert(jon).waitFor();
    await press(jon, 'Go on with mine');
    await save(jon);
    await waitForClosedEditor(jon);
    expect((await readEntries())['Is there a sauna?']).toBe('Yes, from 16:00.');
  });

  it('edit and then delete the same entry: the entry stays and is shown', async () => {
    await teach(mia, 'Is there a gym?', 'No.');
    await enterTeach(jon);
    await rewrite(mia, 'Is there a gym?', 'Yes, day and night.');
    await save(mia);
    await waitForClosedEditor(mia);
    await press(jon, 'Delete “Is there a gym?”');
    await jon.getByText('A colleague has changed this meanwhile').waitFor();
    await jon.locator('.entries', { hasText: 'Yes, day and night.' }).waitFor();
    expect((await readEntries())['Is there a gym?']).toBe('Yes, day and night.');
  });
});

describe('two managers who edit the times and rules', () => {
  beforeEach(async () => {
    await Promise.all([mia, jon].map(enterHouse));
  });

  it('have changes of different fields merged, and see both versions of the same field', async () => {
    await mia.getByLabel('Check-in from').fill('15:00');
    await jon.getByLabel('Check-out until').fill('10:30');
    for (const page of [mia, jon]) {
      await save(page);
      await saved(page);
    }
    await mia.getByLabel('House rules').fill('No smoking.');
    await jon.getByLabel('House rules').fill('Quiet from 22:00.');
    await save(mia);
    await saved(mia);
    await save(jon);
    await colleagueAlert(jon).getByText('No smoking.').waitFor();
    expect(await jon.getByLabel('House rules').inputValue()).toBe('Quiet from 22:00.');
    await press(jon, 'Take theirs');
    await save(jon);
    await saved(jon);
    await enterHouse(mia);
    const shown = ['Check-in from', 'Check-out until', 'House rules'].map((label) =>
      mia.getByLabel(label).inputValue(),
    );
    expect(await Promise.all(shown)).toEqual(['15:00', '10:30', 'No smoking.']);
  });
});
