import type { PmsAvailability, PmsRate } from '../../../shared/domain/pms.ts';
import { listAvailability, listRates, listRoomTypes } from '../../store/pms/house.ts';
import { keyOfSource } from '../../store/pms/source.ts';
import type { Connections, OpenConnection } from '../connection/connections.ts';
import { findPause } from '../connection/paused.ts';
import type { SyncDeps } from '../deps.ts';
import { listEntities } from '../pull/entities.ts';
import type { NightsForSale, Span } from './free-rooms.ts';
import { ASKED_PER_MINUTE_MAX, type Seller } from './quotes.ts';

/** The property's PMSs that report availability and may be asked now. */
export async function findPmsSellers(
  { db, clock }: Pick<SyncDeps, 'db' | 'clock'>,
  connections: Connections,
  propertyId: string,
): Promise<Seller[]> {
  if ((await findPause(db, propertyId, clock())) !== null) return [];
  const connected = (await connections.findAll(propertyId)).filter((one) => one.connected);
  const open = await Promise.all(connected.map((one) => connections.open(one).catch(() => null)));
  return open
    .filter((one) => one !== null)
    .filter((one) => entitiesOf(one).includes('availability'))
    .map(toSeller);

  function toSeller(one: OpenConnection): Seller {
    const { connection, logBook, signal } = one;
    return {
      key: keyOfSource(connection),
      askedPerMinuteMax: ASKED_PER_MINUTE_MAX,
      id: connection.id,
      provider: connection.provider,
      logBook,
      signal,
      roomTypes: () => listRoomTypes(db, connection),
      askNow: (span, within) => askNow(one, span, within),
      async readSynced(span) {
        const range = { from: span.arrival, to: span.departure };
        const nights = await listAvailability(db, connection, range);
        const rates = entitiesOf(one).includes('rates') ? await listRates(db, connection, range) : [];
        const asOf = nights.length === 0 ? null : ((await connections.find(connection))?.lastSync ?? null);
        return { nights, rates, asOf };
      },
    };
  }
}

function entitiesOf({ connection, adapter }: OpenConnection) {
  return listEntities(connection.enabled, adapter.capabilities);
}

async function askNow(open: OpenConnection, span: Span, signal: AbortSignal): Promise<NightsForSale> {
  const from = { cursor: null, resume: null, range: { from: span.arrival, to: span.departure } };
  const nights: PmsAvailability[] = [];
  const rates: PmsRate[] = [];
  for await (const page of open.session.pull('availability', from, signal))
    nights.push(...page.records.flatMap(({ deleted, record }) => (deleted ? [] : [record])));
  if (entitiesOf(open).includes('rates'))
    for await (const page of open.session.pull('rates', from, signal))
      rates.push(...page.records.flatMap(({ deleted, record }) => (deleted ? [] : [record])));
  return { nights, rates };
}
