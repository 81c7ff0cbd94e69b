import type { Locator, Page } from 'playwright-core';
import { z } from 'zod';
import type { WatchedBrowser } from '../support/browser/watched-browser.ts';
import { startGuest } from '../support/desk-guests.ts';
import type { EveningGuest } from './guests.ts';
import type { EveningHouse } from './house.ts';

/** The number of guests who write at the same moment. */
const AT_ONCE = 6;
const LOOK_MS = 400;
/** The longest wait for any expected state. */
const PATIENCE_MS = 60_000;
/** The distance of one turn of the mouse wheel, and the time for the new rows to be drawn. */
const SCROLL_PX = 500;
const SETTLE_MS = 150;

const page = z.object({ items: z.array(z.looseObject({ id: z.string() })) });
const one = z.looseObject({
  id: z.string(),
  state: z.string(),
  emergency: z.looseObject({ acknowledgedBy: z.looseObject({ name: z.string() }).nullable() }).nullable(),
});

/** A guest of the evening with their conversation. */
export interface PlayedGuest extends EveningGuest {
  id: string;
}

/** The three colleagues' desks. */
export interface Desks {
  mia: Page;
  jon: Page;
  lea: Page;
}

/** Opens three desks, each for a different colleague. */
export async function openDesks({ server }: EveningHouse, browser: WatchedBrowser): Promise<Desks> {
  const openDesk = async (cookies: typeof server.cookies): Promise<Page> => {
    const desk = await (await browser.open(cookies, { viewport: { width: 1440, height: 900 } })).newPage();
    await desk.goto(`${server.baseUrl}/desk/inbox`);
    await desk.locator('.link.online').waitFor();
    return desk;
  };
  return {
    mia: await openDesk(server.cookies),
    jon: await openDesk(await server.hire('Jon', 'agent')),
    lea: await openDesk(await server.hire('Lea', 'agent')),
  };
}

/** Lets the guests write, a few at a time, and waits until each message was processed. */
export async function letGuestsWrite(house: EveningHouse, guests: readonly EveningGuest[]): Promise<PlayedGuest[]> {
  const played: PlayedGuest[] = [];
  for (let at = 0; at < guests.length; at += AT_ONCE)
    played.push(...(await Promise.all(guests.slice(at, at + AT_ONCE).map((guest) => writeAsGuest(house, guest)))));
  return played;
}

async function writeAsGuest(house: EveningHouse, guest: EveningGuest): Promise<PlayedGuest> {
  const { baseUrl, propertyId } = house.server;
  const talking = await startGuest(baseUrl, propertyId, guest.locale);
  await talking.say(guest.says);
  const id = talking.conversationId;
  await waitUntil(
    `“${guest.says}” was thought about`,
    async () => page.parse(await house.call('GET', `/api/conversations/${id}/decisions`)).items.length > 0,
  );
  return { ...guest, id };
}

/** Jon acknowledges every danger alert, from whichever view is open, until no alert rings. */
export async function lookAfterDanger(
  house: EveningHouse,
  { jon }: Desks,
  guests: readonly PlayedGuest[],
): Promise<void> {
  await jon.goto(`${house.server.baseUrl}/desk/tasks`);
  const mine = jon.getByRole('button', { name: 'I look after it' });
  const inDanger = guests.filter(({ fate }) => fate === 'danger');
  const areAllAcknowledged = async () => {
    const known = await Promise.all(inDanger.map(({ id }) => read(house, id)));
    return known.every(({ emergency }) => emergency?.acknowledgedBy != null);
  };
  await waitUntil('everybody in danger is looked after', async () => {
    // A row that was just clicked may still be shown, or may disappear before the click.
    if ((await mine.count()) > 0)
      await mine
        .first()
        .click({ timeout: LOOK_MS })
        .catch(() => {});
    return areAllAcknowledged();
  });
  await waitUntil('nobody rings any more', async () => (await mine.count()) === 0);
}

/** Lea approves every draft of these guests with the keyboard. */
export async function approveDrafts(
  house: EveningHouse,
  { lea }: Desks,
  guests: readonly PlayedGuest[],
): Promise<void> {
  for (const { id } of guests) {
    await openGuest(lea, house, id);
    const approve = lea.getByRole('button', { name: /Approve and send/ });
    await approve.waitFor();
    await lea.keyboard.press('y');
    await approve.waitFor({ state: 'detached' });
  }
}

/** Mia answers these guests with her own words. */
export async function answerByHand(house: EveningHouse, { mia }: Desks, guests: readonly PlayedGuest[]): Promise<void> {
  for (const { id } of guests) {
    await openGuest(mia, house, id);
    await mia.getByRole('textbox', { name: 'Reply' }).fill('Good evening, I am here. How may I help you?');
    await mia.keyboard.press('Enter');
    await mia.locator('desk-messages li.line.staff').last().waitFor();
    await waitUntil('the answer took the conversation over', async () => (await read(house, id)).state === 'staffed');
  }
}

/** Mia selects several conversations with the keyboard and the mouse, closes them together, and undoes it. */
export async function closeTogether(
  house: EveningHouse,
  { mia }: Desks,
  guests: readonly PlayedGuest[],
): Promise<void> {
  await mia.goto(`${house.server.baseUrl}/desk/inbox`);
  await mia.getByRole('button', { name: 'Select several' }).click();
  for (const { id } of guests) await (await scrollToRow(mia, id)).locator('input[type=checkbox]').check();
  await mia.locator('desk-bulk-bar').getByRole('button', { name: 'Resolve', exact: true }).click();
  const states = async () => (await Promise.all(guests.map(({ id }) => read(house, id)))).map(({ state }) => state);
  await waitUntil('all are resolved', async () => (await states()).every((state) => state === 'resolved'));
  await mia.keyboard.press('z');
  await waitUntil('none is resolved any more', async () => (await states()).every((state) => state !== 'resolved'));
}

/** Scrolls to the row of a conversation like a person: a long list only renders the rows near the visible part. */
async function scrollToRow(desk: Page, id: string): Promise<Locator> {
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

/** Reads the ids of the rows that a desk shows as waiting. */
export async function readWaitingRows(house: EveningHouse, { lea }: Desks): Promise<string[]> {
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

async function waitUntil(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`waited ${PATIENCE_MS / 1000} s in vain until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
