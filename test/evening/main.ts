import { parseArgs } from 'node:util';
import { launchBrowser } from '../support/browser/browser.ts';
import { createEveningGuests } from './guests.ts';
import { openEveningHouse } from './house.ts';
import { findFaults } from './judge.ts';
import {
  answerByHand,
  approveDrafts,
  closeTogether,
  letGuestsWrite,
  lookAfterDanger,
  openDesks,
  readWaitingRows,
} from './play.ts';

/**
 * `npm run try:evening`: plays a hotel's evening from end to end, with three colleagues in Chromium. `--guests=60` sets the
 * number of guests, who write in twelve languages. It prints the events and the faults, and exits with 1 if it found a fault.
 */
const { values } = parseArgs({ options: { guests: { type: 'string', default: '60' } } });
const guests = createEveningGuests(Math.max(18, Number(values.guests)));
const printLine = (line: string) => process.stdout.write(`${line}\n`);

const house = await openEveningHouse();
const chromium = await launchBrowser();
const browser = {
  async open(cookies: Parameters<typeof openDesks>[0]['server']['cookies'] = [], options = {}) {
    const context = await chromium.newContext({ locale: 'en-GB', ...options });
    if (cookies.length > 0) await context.addCookies(cookies);
    return context;
  },
  close: () => chromium.close(),
};
try {
  const desks = await openDesks(house, browser);
  const byThemselves = await letGuestsWrite(
    house,
    guests.filter(({ fate }) => fate !== 'draft'),
  );
  printLine(`${byThemselves.length} guests have written, the AI answers by itself`);
  await lookAfterDanger(house, desks, byThemselves);
  printLine(`${byThemselves.filter(({ fate }) => fate === 'danger').length} emergencies were acknowledged`);
  await house.server.setMode('assisted');
  const approved = await letGuestsWrite(
    house,
    guests.filter(({ fate }) => fate === 'draft'),
  );
  await approveDrafts(house, desks, approved.slice(2));
  printLine(`${approved.length - 2} drafts were approved, 2 still wait`);
  const persons = byThemselves.filter(({ fate }) => fate === 'person');
  await answerByHand(house, desks, persons.slice(0, -3));
  printLine(`${persons.length - 3} guests were answered by hand, 3 still wait`);
  await closeTogether(house, desks, byThemselves.filter(({ fate }) => fate === 'answered').slice(0, 6));
  const wrong = await findFaults(house, [...byThemselves, ...approved], await readWaitingRows(house, desks));
  for (const line of wrong) printLine(`WRONG: ${line}`);
  printLine(
    wrong.length === 0 ? 'Every guest was answered or is visibly waiting.' : `${wrong.length} things went wrong.`,
  );
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await house.close();
}
