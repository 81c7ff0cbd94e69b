import 'axe-core'; // a classic script, which leaves `axe` on the window
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands';
import type axeCore from 'axe-core';
import { expect } from 'chai';
import { PLACES } from '../../../../widget/desk/places.ts';
import { furnishedHouse } from '../furnished-house.ts';
import { findAll, type OpenDesk, openDesk, see, until } from '../harness.ts';

declare const axe: typeof axeCore;

/*
 * Tests every view, found from the router and from the links in each view, so that a new view is covered automatically: axe
 * finds no error in it, and Tab reaches all of its controls.
 */

/** More stops than any view has; a longer walk is caught in a loop. */
const TABS_MAX = 400;
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

let open: OpenDesk | null = null;
before(async () => {
  await setViewport({ width: 1280, height: 900 });
  await emulateMedia({ reducedMotion: 'reduce' }); // a colour in transition has no stable contrast
});
after(async () => {
  open?.close();
  await emulateMedia({ reducedMotion: 'no-preference' });
  await setViewport({ width: 800, height: 600 });
});

/** Waits until nothing is loading, twice in a row. */
async function waitUntilLoaded(): Promise<void> {
  let quiet = 0;
  await until('everything loaded', () => {
    const loading = findAll(document, 'desk-loading, .skeleton').some((one) => one.checkVisibility());
    quiet = loading ? 0 : quiet + 1;
    return quiet > 4;
  });
}

/** The addresses of all views: of each place, and of each section to which its links lead. */
async function addresses(desk: OpenDesk['desk']): Promise<string[]> {
  const found = new Set<string>();
  for (const { name } of PLACES) {
    desk.world.navigate(`/desk/${name}`);
    await until(name, () => desk.state.route.view === name);
    await waitUntilLoaded();
    found.add(`/desk/${name}`);
    for (const link of findAll<HTMLAnchorElement>(document, `main a[href^="/desk/${name}/"], nav.sections a`))
      if (link.closest('nav') !== null) found.add(link.pathname);
  }
  return [...found];
}

/** Returns the focused element in any shadow root. */
function focused(): Element | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}

/** The elements at which Tab should stop: visible, enabled, and not inside a group that arrow keys walk through. */
function listTabStops(): Element[] {
  return findAll(document, FOCUSABLE).filter((one) => {
    const isOff = one.matches(':disabled, [tabindex="-1"], [type=hidden]') || one.closest('[inert]') !== null;
    const isOfGroup = one instanceof HTMLInputElement && one.type === 'radio' && !one.checked;
    return !isOff && !isOfGroup && one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true });
  });
}

/** Walks through the view by Tab until the walk begins again; returns the elements that were never reached. */
async function findUnreached(): Promise<string[]> {
  const wanted = new Set(listTabStops());
  const isStop = (one: Element): boolean => wanted.has(one);
  const met = new Set<Element>();
  for (let tabs = 0; tabs < TABS_MAX && [...wanted].some((one) => !met.has(one)); tabs += 1) {
    await sendKeys({ press: 'Tab' });
    let at = focused();
    if (at !== null && met.has(at) && isStop(at) && tabs > wanted.size * 2) break;
    for (; at !== null; at = at.parentElement ?? hostOf(at)) met.add(at);
  }
  return [...wanted].filter((one) => !met.has(one)).map((one) => one.outerHTML.slice(0, 120));
}

function hostOf(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

it('axe finds no error on any view of the desk, and Tab reaches every control', async function () {
  this.timeout(280_000);
  open = openDesk(furnishedHouse().hotel, '/desk/inbox', { theme: 'light' });
  const { desk } = open;
  await see('a.row');
  const all = await addresses(desk);
  const found: Record<string, string[]> = {};
  for (const address of all) {
    desk.world.navigate(address);
    await waitUntilLoaded();
    const { violations } = await axe.run(document, { rules: { 'page-has-heading-one': { enabled: false } } });
    const wrong = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    wrong.push(...(await findUnreached()).map((one) => `not reached: ${one}`));
    if (wrong.length > 0) found[address] = wrong;
  }
  expect(found).to.deep.equal({});
  for (const path of ['/desk/settings/macros', '/desk/settings/network', '/desk/teach/offers', '/desk/integrations'])
    expect(all).to.include(path);
  expect(all.length).to.be.above(30);
});
