import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEveningGuests } from '../evening/guests.ts';
import { type EveningHouse, openEveningHouse } from '../evening/house.ts';
import { findFaults } from '../evening/judge.ts';
import {
  answerByHand,
  approveDrafts,
  closeTogether,
  type Desks,
  letGuestsWrite,
  lookAfterDanger,
  openDesks,
  readWaitingRows,
} from '../evening/play.ts';
import { watchBrowser } from '../support/browser/watched-browser.ts';

/** The limit for a whole evening on a busy machine, in case it hangs. */
const EVENING_MS_MAX = 600_000;
/** The number of guests in the short evening; `npm run try:evening` plays it with sixty. */
const GUESTS = 24;
const browser = watchBrowser();
let house: EveningHouse;
let desks: Desks;

beforeAll(async () => {
  house = await openEveningHouse();
  desks = await openDesks(house, browser);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await house?.close();
});

it('a busy evening ends with every guest answered or waiting visibly, every emergency handled, and no false statement', {
  timeout: EVENING_MS_MAX,
}, async () => {
  const guests = createEveningGuests(GUESTS);
  const byThemselves = await letGuestsWrite(
    house,
    guests.filter(({ fate }) => fate !== 'draft'),
  );
  await lookAfterDanger(house, desks, byThemselves);
  await house.server.setMode('assisted');
  const approved = await letGuestsWrite(
    house,
    guests.filter(({ fate }) => fate === 'draft'),
  );
  await approveDrafts(house, desks, approved.slice(1));
  const persons = byThemselves.filter(({ fate }) => fate === 'person');
  await answerByHand(house, desks, persons.slice(0, 2));
  await closeTogether(house, desks, byThemselves.filter(({ fate }) => fate === 'answered').slice(0, 3));
  const waiting = await readWaitingRows(house, desks);
  expect(waiting).toEqual(expect.arrayContaining([...persons.slice(2), approved[0]].map((guest) => guest?.id)));
  // Today's arrivals came from the PMS, and the desk shows them.
  await desks.jon.goto(`${house.server.baseUrl}/desk/house/arriving`);
  await desks.jon.locator('desk-house .stay').first().waitFor();
  const everybody = [...byThemselves, ...approved];
  expect(new Set(everybody.map(({ locale }) => locale)).size).toBe(12);
  expect(await findFaults(house, everybody, waiting)).toEqual([]);
});
