import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { goTo, watchBrowser } from '../../support/browser/watched-browser.ts';
import { type HttpGuest, startGuest } from '../../support/desk-guests.ts';
import { type DeskServer, startDeskServer } from '../../support/desk-server.ts';

/** Two colleagues act at the same moment at two desks: nothing is lost, and both desks show the same. */
const browser = watchBrowser(/status of 409 .*\/(takeover|messages|tasks\/tsk_\w+|drafts\/\w+(\/\w+)?)\)$/);
let server: DeskServer;
let mia: Page;
let jon: Page;
let guest: HttpGuest;

beforeAll(async () => {
  server = await startDeskServer();
  [mia, jon] = await Promise.all([openDesk(server.cookies), openDesk(await server.hire('Jon', 'agent'))]);
}, 120_000);

afterAll(async () => {
  await browser.close();
  await server?.close();
});

beforeEach(async () => {
  guest = await startGuest(server.baseUrl, server.propertyId);
  await guest.say('Good morning');
  await Promise.all(bothPages().map((page) => openGuest(page)));
  // The guest writes while both desks show the conversation, so that no toast appears.
  await guest.say('a human please');
  await Promise.all(
    bothPages().map((page) => page.locator('.bubble', { hasText: 'a human please' }).first().waitFor()),
  );
});

async function openDesk(cookies: DeskServer['cookies']): Promise<Page> {
  const page = await (await browser.open(cookies)).newPage();
  await page.goto(`${server.baseUrl}/desk/inbox`);
  await page.locator('.link.online').waitFor();
  return page;
}

async function openGuest(page: Page): Promise<void> {
  await goTo(page, `inbox/${guest.conversationId}`);
  await page.locator(`a.row[aria-current="true"][data-id="${guest.conversationId}"]`).waitFor();
}

const bothPages = () => [mia, jon];
const action = (page: Page, name: RegExp) => page.getByRole('group', { name: 'Actions' }).getByRole('button', { name });
const onDraft = (page: Page, name: RegExp) => page.locator('desk-draft').last().getByRole('button', { name });
const sendAgainButton = (page: Page) => page.getByRole('button', { name: 'Send again' });
const bubbles = (page: Page) => page.locator('desk-messages .bubble').allInnerTexts();
const holder = (page: Page) => page.locator('header .holder').innerText();

/** Holds each page's next request to `pattern` until every page has made one, so that all pages act on the same state. */
async function sendTogether(pages: Page[], pattern: string): Promise<void> {
  const barrier = Promise.withResolvers<void>();
  let waiting = pages.length;
  for (const page of pages) {
    await page.route(
      pattern,
      async (route) => {
        waiting -= 1;
        if (waiting === 0) barrier.resolve();
        await barrier.promise;
        await route.continue();
      },
      { times: 1 },
    );
  }
}

async function reply(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Reply' }).fill(words);
  await page.keyboard.press('Enter');
}

describe('two colleagues who take over at the same moment', () => {
  it('have one winner, the other is asked, and both see who holds the conversation', async () => {
    await Promise.all(bothPages().map((page) => action(page, /^Take over/).click()));
    const asked = await Promise.any(
      bothPages().map(async (page) => {
        await page.getByRole('dialog', { name: /Take it from your colleague/ }).waitFor();
        return page;
      }),
    );
    const winner = asked === mia ? jon : mia;
    await expect.poll(() => holder(winner)).toBe('You');
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => holder(asked)).not.toBe('You');
    await action(asked, /^Take over/).click();
    await asked.locator('wa-button.yes').click();
    await expect.poll(() => holder(asked)).toBe('You');
    await expect.poll(() => holder(winner)).not.toBe('You');
  });
});

describe('two colleagues who reply at the same moment', () => {
  it('lose no reply: one is sent, the other waits for a confirmation, and both desks show the same order', async () => {
    await Promise.all([reply(mia, 'Mia is on her way'), reply(jon, 'Jon is on his way')]);
    const late = await Promise.any(
      bothPages().map(async (page) => {
        // The later colleague is asked before the send, or sees the kept reply with a button to send it again.
        await page.getByRole('dialog').or(sendAgainButton(page)).first().waitFor();
        return page;
      }),
    );
    if (await sendAgainButton(late).isVisible()) {
      await action(late, /^Take over/).click();
      await late.locator('wa-button.yes').click();
      await expect.poll(() => holder(late)).toBe('You');
      await sendAgainButton(late).click();
    } else {
      await late.locator('wa-button.yes').click();
    }
    const listReplies = async (page: Page) => (await bubbles(page)).filter((words) => words.includes('is on h'));
    await expect.poll(() => listReplies(mia)).toHaveLength(2);
    await expect.poll(async () => JSON.stringify(await bubbles(jon)) === JSON.stringify(await bubbles(mia))).toBe(true);
  });
});

describe('a conversation that two colleagues have open', () => {
  it('shows who is there, and who is typing', async () => {
    await mia.locator('.company', { hasText: 'Jon has this open too' }).waitFor();
    await jon.getByRole('textbox', { name: 'Reply' }).pressSequentially('I am just');
    await mia.locator('.company.typing', { hasText: 'Jon is writing' }).waitFor();
  });

  it('shows notes, changes and messages to both in one order', async () => {
    await mia.keyboard.press('n');
    await mia.getByRole('textbox', { name: 'Internal note' }).fill('a regular guest');
    await Promise.all([mia.keyboard.press('Enter'), guest.say('hello?'), guest.say('anybody there?')]);
    const lines = ['a regular guest', 'hello?', 'anybody there?'];
    for (const page of bothPages())
      for (const line of lines) await page.locator('desk-messages .bubble').getByText(line, { exact: true }).waitFor();
    await expect.poll(async () => JSON.stringify(await bubbles(jon)) === JSON.stringify(await bubbles(mia))).toBe(true);
    expect((await bubbles(mia)).filter((words) => lines.includes(words))).toHaveLength(lines.length);
  });

  it('is resolved and restored with the colleague who held it', async () => {
    await action(mia, /^Take over/).click();
    await expect.poll(() => holder(jon)).not.toBe('');
    await action(mia, /^Resolve/).click();
    await jon.locator('header .chip', { hasText: 'Resolved' }).waitFor();
    await mia.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => holder(mia)).toBe('You');
    await jon.locator('header .chip', { hasText: 'Staffed' }).waitFor();
  });
});

describe('one draft that two colleagues edit', () => {
  beforeEach(async () => {
    await server.setMode('assisted');
    await guest.say('is there a pool?');
    await Promise.all(
      bothPages().map(async (page) => {
        await page.locator('desk-draft').last().getByText('Echo: is there a pool?').waitFor();
        await onDraft(page, /^Edit/).click();
      }),
    );
  });

  it('shows the second colleague both versions and loses none', async () => {
    const field = (page: Page) => page.locator('desk-draft').last().getByRole('textbox');
    await field(jon).fill('The pool opens at nine.');
    await field(mia).fill('The pool opens at eight.');
    await onDraft(mia, /Keep as draft/).click();
    await jon.locator('desk-draft .theirs', { hasText: 'at eight' }).waitFor();
    await expect(field(jon).inputValue()).resolves.toBe('The pool opens at nine.');
    await onDraft(jon, /Go on with mine/).click();
    await onDraft(jon, /Send the edited reply/).click();
    await expect.poll(async () => (await bubbles(mia)).at(-1)).toContain('The pool opens at nine.');
  });

  it('becomes an own reply if a colleague sent the draft meanwhile', async () => {
    await jon.locator('desk-draft').last().getByRole('textbox').fill('There are two pools.');
    await onDraft(mia, /Send the edited reply/).click();
    await expect.poll(() => jon.getByRole('textbox', { name: 'Reply' }).inputValue()).toContain('There are two pools.');
  });
});

describe('one task that two colleagues move', () => {
  it('is moved once, the other colleague is told, and both boards show the same', async () => {
    await goTo(mia, 'tasks');
    await mia.locator('header').getByRole('button', { name: 'New task' }).click();
    await mia.getByRole('textbox', { name: 'What is to be done' }).fill('Fix the lamp');
    await mia.getByRole('button', { name: 'Make the task' }).click();
    await goTo(jon, 'tasks');
    const card = (page: Page) => page.locator('li.card', { hasText: 'Fix the lamp' });
    await Promise.all(bothPages().map((page) => card(page).waitFor()));
    await sendTogether(bothPages(), '**/api/tasks/*');
    await Promise.all([card(mia).getByRole('button', { name: 'Start' }).click(), card(jon).press('d')]);
    const state = (page: Page) => card(page).locator('.chip').allInnerTexts();
    const countNotices = () => bothPages().map((page) => page.getByText('A colleague has changed this task').count());
    await expect.poll(async () => (await Promise.all(countNotices())).toSorted()).toEqual([0, 1]);
    await expect.poll(async () => (await state(jon)).join() === (await state(mia)).join()).toBe(true);
    expect(await state(mia)).not.toEqual([]);
  });
});
