import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { goTo, watchBrowser } from '../../support/browser/watched-browser.ts';
import { type HttpGuest, startGuest } from '../../support/desk-guests.ts';
import { type DeskServer, startDeskServer } from '../../support/desk-server.ts';

/**
 * Compares every counter of the desk with the rows that it counts, over the real server and its sockets, in each frame that
 * the page draws while colleagues and guests are active. A counter that disagrees with its rows in any frame fails, even if it
 * is right in the end.
 */
vi.setConfig({ testTimeout: 90_000 });

/** More conversations than the desk loads with its first page. */
const MANY = 230;
const browser = watchBrowser();

/**
 * Runs in the page: records each counter and its rows whenever the page has drawn. The rows are read from the state, because
 * the list only renders the visible ones; the counters are read from the page.
 */
const WATCH = `(() => {
  const desk = document.querySelector('service-desk').desk;
  const all = (root, selector) => [...root.querySelectorAll(selector), ...[...root.querySelectorAll('*')].flatMap((one) => one.shadowRoot ? all(one.shadowRoot, selector) : [])];
  const number = (element) => Number((element?.textContent ?? '').replace(/\\D/g, '') || 0);
  window.lagging = [];
  window.seen = new Set();
  const look = () => {
    const { state } = desk;
    const me = state.user.id;
    const drafted = new Set([...state.drafts.values()].map((draft) => draft.conversationId));
    const rows = [...state.conversations.values()].filter((one) => one.mergedInto === null && one.snoozedUntil === null);
    const active = rows.filter((one) => one.state !== 'resolved');
    const waiting = active.filter((one) => one.state === 'waiting' || (one.state === 'open' && drafted.has(one.id))).length;
    const mine = active.filter((one) => one.assignee?.id === me).length;
    const open = active.filter((one) => one.state === 'open').length;
    const begun = [...state.tasks.values()].filter((one) => one.state === 'open').length;
    const filters = all(document, '.filters .filter');
    const at = (path) => number(all(document, 'nav.rail a').find((one) => one.getAttribute('href')?.endsWith(path))?.querySelector('.count'));
    const told = {
      'the inbox in the navigation': [at('/inbox'), waiting],
      'the tasks in the navigation': [at('/tasks'), begun],
      ...(filters.length === 0 ? {} : {
        'all that is active': [number(filters[0].querySelector(':not(.word)')), active.length],
        'who waits': [number(filters[1].querySelector(':not(.word)')), waiting],
        'one’s own': [number(filters[2].querySelector(':not(.word)')), mine],
        'with the AI': [number(filters[3].querySelector(':not(.word)')), open],
      }),
      ...(all(document, 'desk-alarm-list').length === 0 ? {} : {
        'guests in danger': [all(document, 'li.alarm').length, rows.filter((one) => one.emergency !== null && one.emergency.acknowledgedAt === null).length],
      }),
    };
    for (const [name, [says, is]] of Object.entries(told)) {
      window.seen.add(name + ' ' + is);
      if (says !== is) window.lagging.push(name + ' says ' + says + ', the rows ' + is);
    }
  };
  // Elements draw in the microtasks after a change; a frame is what somebody sees.
  window.watching = true;
  const frame = () => { look(); if (window.watching) requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
})()`;

interface Seen {
  lagging: string[];
  seen: string[];
}

async function watch(page: Page): Promise<void> {
  await page.locator('.filters .filter').first().waitFor();
  await page.evaluate(WATCH);
}

async function endWatch(page: Page): Promise<Seen> {
  const seen = await page.evaluate(
    `(() => { window.watching = false; return { lagging: [...new Set(window.lagging)], seen: [...window.seen] }; })()`,
  );
  return z.object({ lagging: z.array(z.string()), seen: z.array(z.string()) }).parse(seen);
}

/** Calls the server's HTTP API with the owner's key. */
async function call(server: DeskServer, method: string, path: string, body: object = {}): Promise<void> {
  const response = await fetch(server.baseUrl + path, {
    method,
    headers: { authorization: `Bearer ${server.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
}

async function openDesk(server: DeskServer, cookies = server.cookies): Promise<Page> {
  const page = await (await browser.open(cookies)).newPage();
  await page.goto(`${server.baseUrl}/desk/inbox`);
  await page.locator('.link.online').waitFor();
  return page;
}

/** Waits until the page's own state fulfils the condition. */
const until = (page: Page, what: string) =>
  vi.waitUntil(
    () => page.evaluate(`(() => { const { state } = document.querySelector('service-desk').desk; return ${what}; })()`),
    { timeout: 60_000 },
  );

afterAll(() => browser.close());

describe('the counts of the desk', () => {
  let server: DeskServer;
  let mia: Page;
  let jon: Page;
  const guests: HttpGuest[] = [];

  beforeAll(async () => {
    server = await startDeskServer({ speaks: true });
    [mia, jon] = await Promise.all([openDesk(server), openDesk(server, await server.hire('Jon', 'agent'))]);
    await Promise.all([mia, jon].map((page) => until(page, `state.listing.loading === 'ready' && state.draftsKnown`)));
  }, 180_000);
  afterAll(async () => {
    await Promise.all([mia, jon].map((page) => page?.close()));
    await server?.close();
  });

  it('match the visible rows in every frame while guests write and colleagues work', async () => {
    await Promise.all([watch(mia), watch(jon)]);
    for (let at = 0; at < 4; at += 1) {
      const guest = await startGuest(server.baseUrl, server.propertyId);
      guests.push(guest);
      await guest.say(
        at === 0 ? 'There is a fire in room 204, help!' : at === 3 ? 'Good morning' : 'I want to talk to a person',
      );
    }
    const [danger, first, second, calm] = guests.map(({ conversationId }) => conversationId);
    const is = (id: string | undefined, state: string) => `state.conversations.get('${id}')?.state === '${state}'`;
    await Promise.all(
      [mia, jon].map((page) =>
        until(page, `${is(first, 'waiting')} && ${is(second, 'waiting')} && ${is(calm, 'open')}`),
      ),
    );
    await goTo(mia, `inbox/${first}`);
    await mia
      .getByRole('group', { name: 'Actions' })
      .getByRole('button', { name: /^Take over/ })
      .click();
    await Promise.all([mia, jon].map((page) => until(page, is(first, 'staffed'))));
    await call(server, 'POST', `/api/conversations/${second}/resolve`);
    await call(server, 'PATCH', `/api/conversations/${calm}`, {
      snoozedUntil: new Date(Date.now() + 3_600_000).toISOString(),
    });
    await until(jon, `${is(second, 'resolved')} && state.conversations.get('${calm}').snoozedUntil !== null`);
    await guests[2]?.say('I want to talk to a person, please');
    await until(jon, is(second, 'waiting'));
    await call(server, 'POST', `/api/conversations/${danger}/acknowledge`);
    await until(jon, `state.conversations.get('${danger}').emergency.acknowledgedAt !== null`);
    await server.makeTask({ title: 'Shower', department: 'maintenance', room: '204' });
    await until(jon, `[...state.tasks.values()].some((task) => task.title.includes('Shower'))`);
    await server.setMode('assisted');
    await guests[3]?.say('Do you have parking?');
    await until(jon, `state.drafts.size > 0`);
    // Waits until the counts that are requested after a change have arrived too.
    for (const page of [mia, jon]) {
      const { lagging, seen } = await endWatch(page);
      expect(lagging).toEqual([]);
      // Each counter changed at least once.
      expect(seen).toEqual(
        expect.arrayContaining([
          'guests in danger 1',
          'guests in danger 0',
          'who waits 2',
          'with the AI 1',
          'the tasks in the navigation 1',
        ]),
      );
    }
    expect(Number(await mia.locator('.filters .filter').nth(2).locator(':not(.word)').innerText())).toBe(1);
  });
});

describe('the counts of a house with more conversations than the desk loads', () => {
  let server: DeskServer;
  let page: Page;

  beforeAll(async () => {
    server = await startDeskServer({ conversations: MANY });
    await server.services.db.updateTable('conversation').set({ state: 'waiting' }).execute();
    page = await openDesk(server);
    await until(page, `state.listing.loading === 'ready' && state.counts !== null`);
  }, 120_000);
  afterAll(() => server?.close());

  it('include all waiting guests, not only those of the first page', async () => {
    await expect
      .poll(() => page.locator('.filters .filter').nth(1).locator(':not(.word)').innerText())
      .toBe(String(MANY));
    expect(await page.locator('nav.rail a .count').first().innerText()).toBe(String(MANY));
  });

  it('follow changes of loaded rows, and are requested for other rows', async () => {
    await server.services.db.updateTable('conversation').set({ state: 'open' }).execute();
    await page.reload();
    await until(page, `state.listing.loading === 'ready' && state.counts !== null && !state.holdsActive`);
    await page.evaluate(`(() => {
      const { desk } = document.querySelector('service-desk');
      const filter = (root) => root.querySelector('.filters .filter') ?? [...root.querySelectorAll('*')].map((one) => one.shadowRoot && filter(one.shadowRoot)).find(Boolean);
      window.lagging = [];
      const look = () => {
        const says = Number(filter(document).querySelector(':not(.word)').textContent);
        const gone = [...desk.state.conversations.values()].filter(({ state }) => state === 'resolved').length;
        if (says !== ${MANY} - gone) window.lagging.push('says ' + says + ' with ' + gone + ' gone');
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    })()`);
    const listed = await page.evaluate(`[...document.querySelector('service-desk').desk.state.conversations.keys()]`);
    const [one, other] = z.array(z.string()).parse(listed);
    for (const id of [one, other]) await call(server, 'POST', `/api/conversations/${id}/resolve`);
    await until(page, `state.conversations.get('${other}').state === 'resolved'`);
    const lagging = await page.evaluate('window.lagging');
    expect(lagging).toEqual([]);
    await (await startGuest(server.baseUrl, server.propertyId)).say('Good evening');
    await expect
      .poll(() => page.locator('.filters .filter').first().locator(':not(.word)').innerText())
      .toBe(String(MANY - 1));
  });
});
