import 'axe-core'; // a classic script, which leaves `axe` on the window
import { setViewport } from '@web/test-runner-commands';
import type axeCore from 'axe-core';
import { expect } from 'chai';
import { speakOnPage } from '../../../widget/desk/localization.ts';
import { busyDay } from './busy-day.ts';
import { type OpenDesk, openDesk, press, see } from './harness.ts';

declare const axe: typeof axeCore;

let open: OpenDesk | null = null;
afterEach(async () => {
  open?.close();
  open = null;
  await speakOnPage('en');
});

const VIEWS: [name: string, path: string, sign: string][] = [
  ['inbox', '/desk/inbox', 'a.row'],
  ['conversation', '/desk/inbox/cnv_dog', '.bubble'],
  ['draft', '/desk/inbox/cnv_late', 'desk-draft'],
  ['tasks', '/desk/tasks', 'h3.open'],
  ['property', '/desk/settings/property', '#name'],
  ['teach', '/desk/teach', '.entries'],
  ['activate', '/desk/settings/activate', '#mon_fri'],
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
];

async function faults(): Promise<string[]> {
  const { violations } = await axe.run(document, { rules: { 'page-has-heading-one': { enabled: false } } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

for (const theme of ['light', 'dark'] as const) {
  for (const [size, width, height] of [
    ['desk', 1280, 800],
    ['phone', 390, 844],
  ] as const) {
    it(`axe finds nothing on any view: ${theme}, ${size}`, async function () {
      this.timeout(60_000);
      await setViewport({ width, height });
      for (const [name, path, sign] of VIEWS) {
        open = openDesk(busyDay(), path, { theme });
        await see(sign);
        expect(await faults(), name).to.deep.equal([]);
        expect(document.documentElement.scrollWidth, `${name} is no wider than the screen`).to.be.at.most(width);
        open.close();
      }
      open = null;
    });
  }
}

it('axe finds nothing in Arabic, from right to left', async function () {
  this.timeout(60_000);
  await setViewport({ width: 1280, height: 800 });
  await speakOnPage('ar');
  for (const [name, path, sign] of VIEWS) {
    open = openDesk(busyDay(), path);
    await see(sign);
    expect(await faults(), name).to.deep.equal([]);
    open.close();
  }
  open = null;
});

it('axe finds nothing on the sign-in and in the shortcuts', async () => {
  const hotel = busyDay();
  hotel.signedIn = false;
  open = openDesk(hotel);
  await see('input[type=email]');
  expect(await faults()).to.deep.equal([]);
  open.close();
  open = openDesk(busyDay(), '/desk/inbox/cnv_arabic');
  await see('.bubble');
  expect(await faults()).to.deep.equal([]);
  press('?');
  await see('dialog[open]');
  expect(await faults()).to.deep.equal([]);
});
