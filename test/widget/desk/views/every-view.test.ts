import { emulateMedia, executeServerCommand, setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { PLACES } from '../../../../widget/desk/places.ts';
import { findFaults } from '../../support/axe.ts';
import { furnishedHouse } from '../furnished-house.ts';
import { findAll, type OpenDesk, openDesk, see, until } from '../harness.ts';
import { findOverflow } from '../overflow.ts';
import { SET_UP_VIEWS, unfold } from './set-up.ts';

/*
 * Every view there is, taken from the router and from the links that each view shows, so that a new one is looked at without
 * being named here: axe finds nothing in it, nothing leaves the screen, and Tab reaches all of it. Those without a link are named.
 */

/** More stops than any view has; a longer walk is caught in a loop. */
const TABS_MAX = 400;
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

let open: OpenDesk | null = null;
before(async () => {
  document.body.style.setProperty('margin', '0');
  await setViewport({ width: 1280, height: 900 });
  await emulateMedia({ reducedMotion: 'reduce' }); // a colour in transition has no stable contrast
});
after(async () => {
  open?.close();
  document.body.style.removeProperty('margin');
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

/** All that had the focus after a Tab: the stops, and what they are in. */
const met = new Set<Element>();
function meet(): void {
  for (let at = focused(); at !== null; at = at.parentElement ?? hostOf(at)) met.add(at);
}

/** What stands around each view and was reached there before. */
const around = new Set<Element>();

/**
 * Walks through the view by Tab until the walk begins again; answers what was never reached. What stands around each view is walked
 * through once; from then on it is enough that Tab leads out of the view to it.
 */
async function findUnreached(): Promise<string[]> {
  const all = listTabStops();
  const wanted = all.filter((one) => !around.has(one));
  const ways = all.filter((one) => around.has(one));
  const left = (): Element[] => wanted.filter((one) => !met.has(one));
  const isOut = (): boolean => ways.length === 0 || ways.some((one) => met.has(one));
  met.clear();
  addEventListener('keyup', meet);
  for (let tabs = 0; tabs < TABS_MAX && (left().length > 0 || !isOut()); ) {
    const before = met.size;
    const times = Math.max(1, left().length);
    await executeServerCommand('tab', times);
    tabs += times;
    if (met.size === before && tabs > all.length * 2) break;
  }
  removeEventListener('keyup', meet);
  for (const one of all) if (met.has(one) && !isInView(one)) around.add(one);
  return [...left().map((one) => one.outerHTML.slice(0, 120)), ...(isOut() ? [] : ['anything around the view'])];
}

/** Is it in the view, and not in what the desk shows around each? */
function isInView(element: Element): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement ?? hostOf(at))
    if (at.id === 'main') return true;
  return false;
}

function hostOf(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

it('axe finds no error on any view of the desk, nothing leaves the screen, and Tab reaches every control', async function () {
  this.timeout(280_000);
  open = openDesk(furnishedHouse().hotel, '/desk/inbox', { theme: 'light' });
  const { desk } = open;
  await see('a.row');
  const linked = await addresses(desk);
  const found: Record<string, string[]> = {};
  for (const address of new Set([...linked, ...SET_UP_VIEWS.map(([path]) => `/desk/${path}`)])) {
    desk.world.navigate(address);
    await waitUntilLoaded();
    await unfold(address);
    const wrong = [...(await findFaults('all', ['page-has-heading-one'])), ...findOverflow()];
    wrong.push(...(await findUnreached()).map((one) => `not reached: ${one}`));
    if (wrong.length > 0) found[address] = wrong;
  }
  expect(found).to.deep.equal({});
  for (const path of ['/desk/settings/macros', '/desk/settings/network', '/desk/teach/offers', '/desk/integrations'])
    expect(linked).to.include(path);
  expect(linked.length).to.be.above(30);
});
