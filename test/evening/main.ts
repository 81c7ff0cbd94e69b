import { parseArgs } from 'node:util';
import { launchBrowser } from '../support/browser/browser.ts';
import { eveningGuests } from './guests.ts';
import { openEveningHouse } from './house.ts';
import { judge } from './judge.ts';
import {
  answerByHand,
  approveDrafts,
  closeTogether,
  letThemWrite,
  lookAfterDanger,
  openDesks,
  rowsWaiting,
} from './play.ts';

/**
 * `npm run try:evening`: a hotel's evening from end to end, with three colleagues in Chromium. `--guests=60` for how many write, in
 * twelve languages. It says what happened and what was wrong, and ends with 1 where anything was.
 */
const { values } = parseArgs({ options: { guests: { type: 'string', default: '60' } } });
const guests = eveningGuests(Math.max(18, Number(values.guests)));
const say = (line: string) => process.stdout.write(`${line}\n`);

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
  const byThemselves = await letThemWrite(
    house,
    guests.filter(({ fate }) => fate !== 'draft'),
  );
  say(`${byThemselves.length} guests have written, the AI answers by itself`);
  await lookAfterDanger(house, desks, byThemselves);
  say(`${byThemselves.filter(({ fate }) => fate === 'danger').length} emergencies were acknowledged`);
  await house.server.setMode('assisted');
  const approved = await letThemWrite(
    house,
    guests.filter(({ fate }) => fate === 'draft'),
  );
  await approveDrafts(house, desks, approved.slice(2));
  say(`${approved.length - 2} drafts were approved, 2 still wait`);
  const persons = byThemselves.filter(({ fate }) => fate === 'person');
  await answerByHand(house, desks, persons.slice(0, -3));
  say(`${persons.length - 3} guests were answered by hand, 3 still wait`);
  await closeTogether(house, desks, byThemselves.filter(({ fate }) => fate === 'answered').slice(0, 6));
  const wrong = await judge(house, [...byThemselves, ...approved], await rowsWaiting(house, desks));
  for (const line of wrong) say(`WRONG: ${line}`);
  say(wrong.length === 0 ? 'Every guest was answered or is visibly waiting.' : `${wrong.length} things went wrong.`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await house.close();
}
