import type { Locator, Page } from 'playwright-core';
import { z } from 'zod';
import type { WatchedBrowser } from '../support/browser/watched-browser.ts';
import { startGuest } from '../support/desk-guests.ts';
import type { EveningGuest } from './guests.ts';
import type { EveningHouse } from './house.ts';

/** As many guests write at the same moment. */
const AT_ONCE = 6;
const LOOK_MS = 400;
/** How long anything waited for may take. */
const PATIENCE_MS = 60_000;
/** A turn of the wheel, and how long the rows it brings may take to be drawn. */
const SCROLL_PX = 500;
const SETTLE_MS = 150;

const page = z.object({ items: z.array(z.looseObject({ id: z.string() })) });
const one = z.looseObject({
  id: z.string(),
  state: z.string(),
  emergency: z.looseObject({ acknowledgedBy: z.looseObject({ name: z.string() }).nullable() }).nullable(),
});

/** A guest of the evening and the conversation they had. */
export interface Played extends EveningGuest {
  id: string;
}

/** The three colleagues' desks. */
export interface Desks {
  mia: Page;
  jon: Page;
  lea: Page;
}

/** Opens three desks, each of a colleague of their own. */
export async function openDesks({ server }: EveningHouse, browser: WatchedBrowser): Promise<Desks> {
  const open = async (cookies: typeof server.cookies): Promise<Page> => {
    const desk = await (await browser.open(cookies, { viewport: { width: 1440, height: 900 } })).newPage();
    await desk.goto(`${server.baseUrl}/desk/inbox`);
    await desk.locator('.link.online').waitFor();
    return desk;
  };
  return {
    mia: await open(server.cookies),
    jon: await open(await server.hire('Jon', 'agent')),
    lea: await open(await server.hire('Lea', 'agent')),
  };
}

/** Has the guests write, a few at a time, and waits until each was thought about. */
export async function letThemWrite(house: EveningHouse, guests: readonly EveningGuest[]): Promise<Played[]> {
  const played: Played[] = [];
  for (let at = 0; at < guests.length; at += AT_ONCE)
    played.push(...(await Promise.all(guests.slice(at, at + AT_ONCE).map((guest) => write(house, guest)))));
  return played;
}

async function write(house: EveningHouse, guest: EveningGuest): Promise<Played> {
  const { baseUrl, propertyId } = house.server;
  const talking = await startGuest(baseUrl, propertyId, guest.locale);
  await talking.say(guest.says);
  const id = talking.conversationId;
  await untilSo(
    `“${guest.says}” was thought about`,
    async () => page.parse(await house.call('GET', `/api/conversations/${id}/decisions`)).items.length > 0,
  );
  return { ...guest, id };
}

/** Jon looks after everybody in danger, from wherever he is, until nobody rings any more. */
export async function lookAfterDanger(house: EveningHouse, { jon }: Desks, guests: readonly Played[]): Promise<void> {
  await jon.goto(`${house.server.baseUrl}/desk/tasks`);
  const mine = jon.getByRole('button', { name: 'I look after it' });
  const inDanger = guests.filter(({ fate }) => fate === 'danger');
  const areLookedAfter = async () => {
    const known = await Promise.all(inDanger.map(({ id }) => read(house, id)));
    return known.every(({ emergency }) => emergency?.acknowledgedBy != null);
  };
  await untilSo('everybody in danger is looked after', async () => {
    // A row that was just clicked may still stand there, or be gone before the click.
    if ((await mine.count()) > 0)
      await mine
        .first()
        .click({ timeout: LOOK_MS })
        .catch(() => {});
    return areLookedAfter();
  });
  await untilSo('nobody rings any more', async () => (await mine.count()) === 0);
}

/** Lea approves every draft of these guests by a key. */
export async function approveDrafts(house: EveningHouse, { lea }: Desks, guests: readonly Played[]): Promise<void> {
  for (const { id } of guests) {
    await openGuest(lea, house, id);
    const approve = lea.getByRole('button', { name: /Approve and send/ });
    await approve.waitFor();
    await lea.keyboard.press('y');
    await approve.waitFor({ state: 'detached' });
  }
}

/** Mia answers these guests in her own words. */
export async function answerByHand(house: EveningHouse, { mia }: Desks, guests: readonly Played[]): Promise<void> {
  for (const { id } of guests) {
    await openGuest(mia, house, id);
    await mia.getByRole('textbox', { name: 'Reply' }).fill('Good evening, I am here. How may I help you?');
    await mia.keyboard.press('Enter');
    await mia.locator('desk-messages li.line.staff').last().waitFor();
    await untilSo('the answer took the conversation over', async () => (await read(house, id)).state === 'staffed');
  }
}

/** Mia chooses several by keys and the mouse, closes them together, and takes it back. */
export async function closeTogether(house: EveningHouse, { mia }: Desks, guests: readonly Played[]): Promise<void> {
  await mia.goto(`${house.server.baseUrl}/desk/inbox`);
  await mia.getByRole('button', { name: 'Select several' }).click();
  for (const { id } of guests) await (await scrollTo(mia, id)).locator('input[type=checkbox]').check();
  await mia.locator('desk-bulk-bar').getByRole('button', { name: 'Resolve', exact: true }).click();
  const states = async () => (await Promise.all(guests.map(({ id }) => read(house, id)))).map(({ state }) => state);
  await untilSo('all are resolved', async () => (await states()).every((state) => state === 'resolved'));
  await mia.keyboard.press('z');
  await untilSo('none is resolved any more', async () => (await states()).every((state) => state !== 'resolved'));
}

/** The row of a conversation, scrolled to as a hand does: of a long list only the rows near what is in sight are on the page. */
async function scrollTo(desk: Page, id: string): Promise<Locator> {
  const list = desk.locator('lit-virtualizer');
  const row = list.locator(`.item:has(a[data-id="${id}"])`);
  await list.hover();
  for (const step of [-SCROLL_PX, SCROLL_PX]) {
    let [before, now] = [Number.NaN, await placeOf(list)];
    while ((await row.count()) === 0 && now !== before) {
      await desk.mouse.wheel(0, step);
      await desk.waitForTimeout(SETTLE_MS);
      [before, now] = [now, await placeOf(list)];
    }
  }
  return row;
}

function placeOf(list: Locator): Promise<number> {
  return list.evaluate((rows) => rows.scrollTop);
}

/** What a desk shows as waiting, by the ids of its rows. */
export async function rowsWaiting(house: EveningHouse, { lea }: Desks): Promise<string[]> {
  await lea.goto(`${house.server.baseUrl}/desk/inbox`);
  await lea.locator('.link.online').waitFor();
  await lea.getByRole('button', { name: /^Waiting/ }).click();
  await lea.getByRole('button', { name: /^Waiting/, pressed: true }).waitFor();
  return lea.evaluate(`(() => {
    const desk = document.querySelector('service-desk').desk;
    const drafted = new Set([...desk.state.drafts.values()].map((draft) => draft.conversationId));
    return [...desk.state.conversations.values()].filter(({ id, state }) => state === 'waiting' || (state === 'open' && drafted.has(id))).map(({ id }) => id);
  })()`) as Promise<string[]>;
}

export async function read(house: EveningHouse, id: string): Promise<z.infer<typeof one>> {
  return one.parse(await house.call('GET', `/api/conversations/${id}`));
}

async function openGuest(desk: Page, house: EveningHouse, id: string): Promise<void> {
  await desk.goto(`${house.server.baseUrl}/desk/inbox/${id}`);
  await desk.locator(`desk-messages li.line.guest`).first().waitFor();
}

async function untilSo(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`waited ${PATIENCE_MS / 1000} s in vain until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
