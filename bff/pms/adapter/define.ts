import type { PmsGuest, PmsReservation } from '../../../shared/domain/pms.ts';
import { OWN_PROVIDER, PMS_CHANGE_KINDS, PMS_ENTITIES } from '../../../shared/domain/pms.ts';
import type { Capabilities, Change, PmsAdapter } from '../port.ts';
import { openDefined } from './define-session.ts';
import type { AdapterDefinition } from './definition.ts';

export type { Money } from '../../../shared/domain/house/money.ts';
export { PmsError } from '../net/errors.ts';
export { readAmount, readMinor } from '../values/amount.ts';
export { readDay } from '../values/day.ts';
export { addDays, localDate, readLocal, writeLocal } from '../values/local-time.ts';
export { addOnce } from './add-once.ts';
export type { Pms } from './define-calls.ts';
export type { AdapterDefinition, ListPlace, ReadDefinition, ReadRecord, Reads, WriteDefinition } from './definition.ts';
export { nextPageNumber } from './next-page-number.ts';
export type { Change, PmsGuest, PmsReservation };

const BUDGET: PmsAdapter['budget'] = { requests: 120, perMs: 60_000, atOnce: 2 };

/**
 * Makes an adapter from a definition. It adds what all adapters share: resumable paging, cursors by the PMS's clock,
 * retries, a request budget, parsing and checks. Throws an Error if the definition is not valid.
 */
export function definePmsAdapter(definition: AdapterDefinition): PmsAdapter {
  const { provider, name, credentials, reads, writes = {}, fields, mapping, budget = BUDGET } = definition;
  if (!OWN_PROVIDER.test(provider))
    throw new Error(`${provider}: a provider’s name is own- and small letters, digits or hyphens`);
  const pulls = PMS_ENTITIES.filter((entity) => reads[entity] !== undefined);
  const takes: Partial<Capabilities['takes']> = {};
  for (const kind of PMS_CHANGE_KINDS) {
    const write = writes[kind];
    takes[kind] = write === undefined ? { place: 'none', where: '' } : { place: write.place, where: write.where };
  }
  return {
    provider,
    name,
    credentials,
    capabilities: {
      pulls,
      incremental: pulls.filter((entity) => reads[entity]?.incremental === true),
      takes: takes as Capabilities['takes'], // the loop covers all kinds
      notices: definition.notices === undefined ? 'none' : 'webhook',
      addressEntered: definition.notices === undefined ? 'never' : 'by_hand',
    },
    fields,
    defaultMapping: mapping,
    budget,
    open: (world) => openDefined(definition, world),
  };
}
