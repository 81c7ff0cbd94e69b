import 'axe-core'; // a classic script, which leaves `axe` on the window
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import type axeCore from 'axe-core';
import { expect } from 'chai';
import type { DeskLocale } from '../../../widget/desk/localization.ts';
import { busyDay } from './busy-day.ts';
import { button, findAll, type OpenDesk, openDesk, press, see } from './harness.ts';

declare const axe: typeof axeCore;

let open: OpenDesk | null = null;
// A colour in transition has no stable contrast.
before(() => emulateMedia({ reducedMotion: 'reduce' }));
after(() => emulateMedia({ reducedMotion: 'no-preference' }));
afterEach(async () => {
  await open?.desk.speak('en');
  open?.close();
  open = null;
});

const VIEWS: [name: string, path: string, sign: string][] = [
  ['inbox', '/desk/inbox', 'a.row'],
  ['conversation', '/desk/inbox/cnv_dog', '.bubble'],
  ['draft', '/desk/inbox/cnv_late', 'desk-draft'],
  ['tasks', '/desk/tasks', 'h3.open'],
  ['property', '/desk/settings/property', '#name'],
  ['teach', '/desk/teach', '.entries'],
  ['activate', '/desk/settings/activate', '#mon_fri'],
  ['emergencies', '/desk/settings/emergencies', 'ol'],
  ['labels', '/desk/settings/labels', 'form'],
  ['house', '/desk/house', '.stay'],
  ['rooms', '/desk/house/rooms', '.card'],
  ['script', '/desk/settings/script', 'code'],
  ['integrations', '/desk/integrations', '.pms .facts'],
  ['connect', '/desk/integrations/connect', '#accessToken'],
  ['PMS', '/desk/integrations/pms', '.step'],
  ['what is synchronised', '/desk/integrations/sync', '#retryAttempts'],
  ['fields', '/desk/integrations/fields', '#reservation-checkOut'],
  ['room types', '/desk/integrations/room-types', 'tbody tr'],
  ['conflicts', '/desk/integrations/conflicts', 'tbody tr'],
  ['sent to the PMS', '/desk/integrations/sent', '.entries li'],
  ['log', '/desk/integrations/log', '.entries li'],
  ['channel manager', '/desk/integrations/channel-manager', 'dl'],
  ['connecting it again', '/desk/integrations/channel-connect', '#propertyId'],
  ['bookings of channels', '/desk/integrations/channel-bookings', '.entries li'],
];

/** The dialogs and menus of the inbox, and how they open. Each begins in the conversation with Anna Berger. */
const DIALOGS: [name: string, act: () => unknown, sign: string][] = [
  ['the reasons of the AI', () => findAll(document, 'details > summary')[0]?.click(), '.more .head'],
  ['the filters', () => press('f'), 'wa-select'],
  ['several chosen', () => press('x'), 'p strong'],
  ['forwarding', () => choose('forward'), 'dialog[open]'],
  ['merging', () => choose('merge'), 'dialog[open]'],
  ['asking before a block', () => choose('block'), 'dialog[open]'],
  ['saved replies', async () => (await see('button.saved')).click(), 'desk-saved-replies'],
  ['assigning', () => press('a'), 'dialog[open]'],
  ['a new task', () => press('c'), 'dialog[open]'],
  ['the shortcuts', () => press('?'), 'dialog[open]'],
  ['the menu', async () => (await button('More')).click(), 'wa-dropdown-item'],
  ['a word with its undo', () => press('e'), 'li.done'],
  ['the density of a busy day', () => open?.desk.prefer({ density: 'compact' }), 'a.row'],
];

/** Chooses an item of the open conversation's menu. */
async function choose(value: string): Promise<void> {
  await button('More');
  const item = findAll<HTMLElement & { value: string }>(document, `wa-dropdown-item[value=${value}]`)[0];
  item?.closest('wa-dropdown')?.dispatchEvent(new CustomEvent('wa-select', { detail: { item } }));
}

const FOREIGN_ELEMENTS = { 'page-has-heading-one': { enabled: false } };

/** Runs all rules of axe, or only the contrast rule after a change of theme, because a theme changes nothing else. */
async function faults(what: 'all' | 'contrast' = 'all'): Promise<string[]> {
  const contrast: axeCore.RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };
  const which = what === 'all' ? { rules: FOREIGN_ELEMENTS } : contrast;
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...which }); // passes are not reported
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** Walks one desk through all views; each view is checked completely in light colours, and for contrast in dark colours. */
async function walk(width: number, locale: DeskLocale, views: typeof VIEWS): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  const { desk } = openHere('/desk/inbox');
  await desk.speak(locale);
  for (const [name, path, sign] of views) {
    desk.world.navigate(path);
    await see(sign);
    const wrong = await faults();
    desk.prefer({ theme: 'dark' });
    wrong.push(...(await faults('contrast')).map((fault) => `dark: ${fault}`));
    desk.prefer({ theme: 'light' });
    if (document.documentElement.scrollWidth > width) wrong.push('wider than the screen');
    if (wrong.length > 0) found[name] = wrong;
  }
  return found;
}

function openHere(path: string): OpenDesk {
  open = openDesk(busyDay(), path, { theme: 'light' });
  return open;
}

for (const [size, width, height] of [
  ['desk', 1280, 800],
  ['phone', 390, 844],
] as const) {
  for (const locale of ['en', 'ar'] as const) {
    it(`axe finds no error on any view of the desk, light and dark: ${size}, ${locale}`, async function () {
      this.timeout(90_000);
      await setViewport({ width, height });
      expect(await walk(width, locale, VIEWS)).to.deep.equal({});
    });
  }
}

it('axe finds no error in dialogs and menus of the inbox, light and dark', async function () {
  this.timeout(60_000);
  await setViewport({ width: 1280, height: 800 });
  const found: Record<string, string[]> = {};
  for (const [name, act, sign] of DIALOGS) {
    const { desk } = openHere('/desk/inbox/cnv_dog');
    await see('.bubble');
    await see('a.row');
    await act();
    await see(sign);
    const wrong = await faults();
    desk.prefer({ theme: 'dark' });
    wrong.push(...(await faults('contrast')).map((fault) => `dark: ${fault}`));
    if (wrong.length > 0) found[name] = wrong;
    open?.close();
  }
  open = null;
  expect(found).to.deep.equal({});
});

it('axe finds no error while the server is unreachable or a list cannot be loaded', async () => {
  const hotel = busyDay();
  hotel.broken = true;
  open = openDesk(hotel, '/desk/inbox', { theme: 'light' });
  await see('h2, desk-failed');
  expect(await faults()).to.deep.equal([]);
  open.lose();
  expect(await faults()).to.deep.equal([]);
});

it('axe finds no error on the sign-in and in a right-to-left conversation', async () => {
  const hotel = busyDay();
  hotel.signedIn = false;
  open = openDesk(hotel);
  await see('input[type=email]');
  expect(await faults()).to.deep.equal([]);
  open.close();
  open = openDesk(busyDay(), '/desk/inbox/cnv_arabic');
  await see('.bubble');
  expect(await faults()).to.deep.equal([]);
});
