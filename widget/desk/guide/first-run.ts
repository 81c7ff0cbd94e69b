import type { Desk } from '../data/desk.ts';
import { fields, text } from '../data/read/read.ts';
import { DESK_PATH } from '../data/route.ts';

/**
 * Leads whoever opens the desk of a house that has nothing yet to the guide, once for each opening of the page, and only
 * from the desk's bare address: who follows a link gets where it leads. Where the steps were put aside nobody is led to them. Returns the function that stops it.
 */
export function leadNewHouses(desk: Desk): () => void {
  let asked = false;
  const unwatch = desk.store.watch(() => {
    const { phase, rights, propertyId } = desk.state;
    if (asked || phase.name !== 'ready' || propertyId === null) return;
    asked = true;
    if (!isBare() || !rights.includes('property:write')) return;
    const { send } = desk.world;
    Promise.all([send('GET', '/api/property'), send('GET', '/api/property/guide')])
      .then(([house, guide]) => {
        const isNew = text(fields(house)?.['address']) === '' && fields(guide)?.['left'] !== true;
        if (isNew && isBare()) desk.goTo('start');
      })
      .catch(() => undefined); // Nobody is led anywhere; the inbox says what is wrong.
  });
  return unwatch;
}

function isBare(): boolean {
  return location.pathname.replace(/\/$/, '') === DESK_PATH;
}
