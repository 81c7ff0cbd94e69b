import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import type { DeskLocale } from '../../../widget/desk/localization.ts';
import { findColoursByLanguage, findFaults } from '../support/axe.ts';
import { busyDay } from './busy-day.ts';
import { button, findAll, type OpenDesk, openDesk, press, see } from './harness.ts';

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

/** What is entered by hand: the view, and the button that opens the form. */
const BY_HAND: [view: string, opener: string][] = [
  ['/desk/house', 'Enter an arrival'],
  ['/desk/house', 'Import arrivals'],
  ['/desk/house/rooms', 'Add rooms'],
];

/** Chooses an item of the open conversation's menu. */
async function choose(value: string): Promise<void> {
  await button('More');
  const item = findAll<HTMLElement & { value: string }>(document, `wa-dropdown-item[value=${value}]`)[0];
  item?.closest('wa-dropdown')?.dispatchEvent(new CustomEvent('wa-select', { detail: { item } }));
}

const NOT_OURS = ['page-has-heading-one'];

/** One desk for all views, as a person has it; `look` finds what is wrong with the one that is shown. */
async function walk(
  width: number,
  locale: DeskLocale,
  look: () => Promise<string[]>,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  const { desk } = openHere('/desk/inbox');
  await desk.speak(locale);
  for (const [name, path, sign] of VIEWS) {
    desk.world.navigate(path);
    await see(sign);
    const wrong = await look();
    if (document.documentElement.scrollWidth > width) wrong.push('wider than the screen');
    if (wrong.length > 0) found[name] = wrong;
  }
  return found;
}

/** All that axe knows in the light, and in the dark the contrast alone, for nothing else hangs on the theme. */
async function faultsLightAndDark(): Promise<string[]> {
  const light = await findFaults('all', NOT_OURS);
  open?.desk.prefer({ theme: 'dark' });
  const dark = await findFaults('contrast');
  open?.desk.prefer({ theme: 'light' });
  return [...light, ...dark.map((fault) => `dark: ${fault}`)];
}

/** What hangs on the language: all but the contrast, for no colour does. */
async function faultsOfLanguage(): Promise<string[]> {
  return [...(await findFaults('all but contrast', NOT_OURS)), ...findColoursByLanguage()];
}

function openHere(path: string): OpenDesk {
  open = openDesk(busyDay(), path, { theme: 'light' });
  return open;
}

for (const [size, width, height] of [
  ['desk', 1280, 800],
  ['phone', 390, 844],
] as const) {
  it(`axe finds no error on any view of the desk, light and dark: ${size}`, async () => {
    await setViewport({ width, height });
    expect(await walk(width, 'en', faultsLightAndDark)).to.deep.equal({});
  });

  it(`axe finds no error on any view of the desk, and no colour hangs on the language: ${size}, Arabic`, async () => {
    await setViewport({ width, height });
    expect(await walk(width, 'ar', faultsOfLanguage)).to.deep.equal({});
  });
}

it('axe finds no error in dialogs and menus of the inbox, light and dark', async () => {
  await setViewport({ width: 1280, height: 800 });
  const found: Record<string, string[]> = {};
  for (const [name, act, sign] of DIALOGS) {
    openHere('/desk/inbox/cnv_dog');
    await see('.bubble');
    await see('a.row');
    await act();
    await see(sign);
    const wrong = await faultsLightAndDark();
    if (wrong.length > 0) found[name] = wrong;
    open?.close();
  }
  open = null;
  expect(found).to.deep.equal({});
});

it('axe finds no error in the forms for what is entered by hand, light and dark, also on a phone', async () => {
  const found: Record<string, string[]> = {};
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await setViewport({ width, height });
    for (const [path, opener] of BY_HAND) {
      openHere(path);
      (await button(opener)).click();
      await see('dialog[open]');
      const wrong = await faultsLightAndDark();
      if (document.documentElement.scrollWidth > width) wrong.push('wider than the screen');
      if (wrong.length > 0) found[`${opener}, ${width}`] = wrong;
      open?.close();
    }
  }
  open = null;
  expect(found).to.deep.equal({});
});

it('axe finds no error while the server is unreachable or a list cannot be loaded', async () => {
  const hotel = busyDay();
  hotel.broken = true;
  open = openDesk(hotel, '/desk/inbox', { theme: 'light' });
  await see('h2, desk-failed');
  expect(await findFaults('all', NOT_OURS)).to.deep.equal([]);
  open.lose();
  expect(await findFaults('all', NOT_OURS)).to.deep.equal([]);
});

it('axe finds no error on the sign-in and in a right-to-left conversation', async () => {
  const hotel = busyDay();
  hotel.signedIn = false;
  open = openDesk(hotel);
  await see('input[type=email]');
  expect(await findFaults('all', NOT_OURS)).to.deep.equal([]);
  open.close();
  open = openDesk(busyDay(), '/desk/inbox/cnv_arabic');
  await see('.bubble');
  expect(await findFaults('all', NOT_OURS)).to.deep.equal([]);
});
