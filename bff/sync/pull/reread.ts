import type { PmsEntity } from '../../../shared/domain/pms.ts';
import { newId } from '../../base/ids.ts';
import type { PmsSession, Pulled, PullFrom } from '../../pms/port.ts';
import type { Trx } from '../../store/schema/schema.ts';
import type { OpenConnection } from '../connection/connections.ts';
import type { SyncDeps } from '../deps.ts';
import { applyPage } from './apply-page.ts';
import type { ById } from './entities.ts';

const EVERYTHING: PullFrom = { cursor: null, resume: null, range: null };

/**
 * Reads one record by id and stores it; a missing one counts as deleted. `also` runs in the same transaction and gets whether
 * anything changed. Rejects with a PmsError.
 */
export async function reread(
  { writer, clock }: Pick<SyncDeps, 'writer' | 'clock'>,
  open: OpenConnection,
  { entity, externalId, signal }: { entity: ById; externalId: string; signal: AbortSignal },
  also: (trx: Trx, changed: boolean) => Promise<void> = async () => undefined,
): Promise<void> {
  const reading = open.freshness.begin();
  try {
    const fetched = await fetchRecords(open.session, entity, externalId, signal);
    signal.throwIfAborted();
    const records = fetched.length === 0 ? [goneRecord(entity, externalId)] : fetched;
    await writer.write(async (trx) => {
      const as = { reading, pull: newId('pmsRun'), at: clock(), isCurrent: true };
      const { changed } = await applyPage(trx, open, entity, { records }, as);
      await also(trx, changed > 0);
      await open.logBook.store(trx);
    });
  } finally {
    reading.end();
  }
}

/**
 * Reads all rooms and stores them, with `also` in the last transaction, because many PMSs can only list all rooms. Of `ids`,
 * missing ones count as deleted.
 */
export async function rereadRooms(
  { writer, clock }: Pick<SyncDeps, 'writer' | 'clock'>,
  open: OpenConnection,
  { ids, signal }: { ids: ReadonlySet<string>; signal: AbortSignal },
  also: (trx: Trx) => Promise<void>,
): Promise<void> {
  const reading = open.freshness.begin();
  try {
    const rooms: Pulled<PmsEntity>[] = [];
    for await (const { records } of open.session.pull('rooms', EVERYTHING, signal)) rooms.push(...records);
    signal.throwIfAborted();
    const existingIds = new Set(rooms.map(({ id }) => id));
    for (const id of ids) if (!existingIds.has(id)) rooms.push(goneRecord('rooms', id));
    await writer.write(async (trx) => {
      const as = { reading, pull: newId('pmsRun'), at: clock(), isCurrent: true };
      await applyPage(trx, open, 'rooms', { records: rooms }, as);
      await also(trx);
      await open.logBook.store(trx);
    });
  } finally {
    reading.end();
  }
}

async function fetchRecords(
  session: PmsSession,
  entity: ById,
  id: string,
  signal: AbortSignal,
): Promise<Pulled<PmsEntity>[]> {
  return session.fetch(entity, id, signal);
}

/** Represents a record that the PMS no longer has. */
function goneRecord(entity: ById, id: string): Pulled<PmsEntity> {
  return { id, raw: {}, record: GONE[entity](id), changedAt: null, deleted: true };
}

const GONE: { [Entity in ById]: (id: string) => Pulled<Entity>['record'] } = {
  guests: (id) => ({
    id,
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    language: null,
    notes: '',
    preferences: [],
    mergedInto: null,
  }),
  reservations: (id) => ({
    id,
    confirmationNumber: '',
    channelReference: null,
    state: 'cancelled',
    checkIn: '',
    checkOut: '',
    arrivalTime: null,
    roomType: null,
    room: null,
    adults: 0,
    children: 0,
    ratePlan: '',
    balance: null,
    notes: '',
    guestId: '',
    guest: null,
  }),
  rooms: (id) => ({
    id,
    number: '',
    floor: '',
    roomTypeCode: '',
    housekeeping: 'unknown',
    occupied: null,
    availability: 'available',
    maintenance: [],
  }),
};
