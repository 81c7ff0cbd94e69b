import type { Desk } from '../data/desk.ts';
import { fields, text } from '../data/read/read.ts';
import { DESK_PATH } from '../data/route.ts';

/**
 * Opens the guide if the property has not been set up: once per page load, and only at the desk's bare address, so that
 * links still work. The guide is not opened after its steps were put aside. Returns a function that stops it.
 */
export function leadNewHouses(desk: Desk): () => void {
  let hasAsked = false;
  const unwatch = desk.store.watch(() => {
    const { phase, rights, propertyId } = desk.state;
    if (hasAsked || phase.name !== 'ready' || propertyId === null) return;
    hasAsked = true;
    if (!isBare() || !rights.includes('property:write')) return;
    const { send } = desk.world;
    Promise.all([send('GET', '/api/property'), send('GET', '/api/property/guide')])
      .then(([house, guide]) => {
        const isNew = text(fields(house)?.['address']) === '' && fields(guide)?.['left'] !== true;
        if (isNew && isBare()) desk.goTo('start');
      })
      .catch(() => undefined); // The guide is not opened; the inbox shows the error.
  });
  return unwatch;
}

function isBare(): boolean {
  return location.pathname.replace(/\/$/, '') === DESK_PATH;
}
