import type { PmsEntity } from '../../../shared/domain/pms.ts';
import { applyGuestMapping, applyMapping, type MappingGap } from '../../pms/adapter/mapping.ts';
import type { Page, Pulled } from '../../pms/port.ts';
import {
  deleteRooms,
  type Sighting,
  saveAvailability,
  saveRates,
  saveRooms,
  saveRoomTypes,
} from '../../store/pms/house.ts';
import { insertNotices } from '../../store/pms/notices.ts';
import type { Trx } from '../../store/schema/schema.ts';
import type { OpenConnection } from '../connection/connections.ts';
import { type ApplyContext, applyGuests, type GuestItem } from './apply-guests.ts';
import { applyReservations, type ReservationItem } from './apply-reservations.ts';
import { isById } from './entities.ts';
import type { Reading } from './freshness.ts';

const FAULTS_LOGGED_MAX = 5;

export interface AppliedPage {
  records: number;
  /** Number of changed rows. */
  changed: number;
  /** One text per record that could not be stored. */
  faults: readonly string[];
}

/** How the records were read. `isCurrent`: by id just now, not from a list. */
export interface ReadAs {
  reading: Reading;
  pull: string;
  at: Date;
  isCurrent?: boolean;
}

/**
 * Stores a page of records. Records stored meanwhile by another read are skipped, because it is unknown which is newer, and read
 * again by id.
 */
export async function applyPage<Entity extends PmsEntity>(
  trx: Trx,
  open: OpenConnection,
  entity: Entity,
  page: Pick<Page<Entity>, 'records'>,
  as: ReadAs,
): Promise<AppliedPage> {
  const records = page.records.filter(({ id }) => !as.reading.isSuperseded(entity, id));
  const passedOver = page.records.filter(({ id }) => as.reading.isSuperseded(entity, id));
  as.reading.stored(
    entity,
    records.map(({ id }) => id),
  );
  await readAgain(trx, open, entity, passedOver, as.at);
  const applied = await APPLY[entity](trx, open, records, as);
  logFaults(open, entity, applied.faults);
  return { records: page.records.length, changed: applied.changed, faults: applied.faults };
}

/** Queues these records to be read by id, because the list's position has moved past them. */
async function readAgain(
  trx: Trx,
  { connection }: OpenConnection,
  entity: PmsEntity,
  passedOver: readonly { id: string }[],
  at: Date,
): Promise<void> {
  if (!isById(entity) || passedOver.length === 0) return;
  const notices = passedOver.map(({ id }) => ({ entity, externalId: id, noticeId: null }));
  await insertNotices(trx, connection, notices, at.toISOString());
}

interface Applied {
  changed: number;
  faults: string[];
}

type Apply<Entity extends PmsEntity> = (
  trx: Trx,
  open: OpenConnection,
  records: readonly Pulled<Entity>[],
  as: ReadAs,
) => Promise<Applied>;

const APPLY: { [Entity in PmsEntity]: Apply<Entity> } = {
  async guests(trx, open, records, as) {
    const faults: string[] = [];
    const items = records.flatMap((pulled): GuestItem | [] => {
      const mapped = applyMapping(open.adapter, open.mapping, open.timezone, 'guests', pulled);
      if ('gap' in mapped && !pulled.deleted && pulled.record.mergedInto === null) {
        faults.push(describeGap(pulled.id, mapped.gap));
        return [];
      }
      return {
        guest: 'gap' in mapped ? pulled.record : mapped.record,
        changedAt: pulled.changedAt,
        deleted: pulled.deleted,
        isCurrent: as.isCurrent === true,
        isStandIn: false,
        knownAs: null,
      };
    });
    const { changed } = await applyGuests(trx, contextOf(open, as), items);
    return { changed, faults };
  },

  async reservations(trx, open, records, as) {
    const faults: string[] = [];
    const items = records.flatMap((pulled): ReservationItem | [] => {
      const mapped = applyMapping(open.adapter, open.mapping, open.timezone, 'reservations', pulled);
      if ('gap' in mapped && !pulled.deleted) {
        faults.push(describeGap(pulled.id, mapped.gap));
        return [];
      }
      const reservation = 'gap' in mapped ? pulled.record : mapped.record;
      const guest = applyGuestMapping(open.adapter, open.mapping, open.timezone, pulled);
      return {
        reservation: { ...reservation, guest },
        changedAt: pulled.changedAt,
        deleted: pulled.deleted,
        isCurrent: as.isCurrent === true,
      };
    });
    const context = {
      ...contextOf(open, as),
      pullsGuests: open.adapter.capabilities.pulls.includes('guests'),
      roomTypes: open.connection.roomTypes,
    };
    const applied = await applyReservations(trx, context, items);
    faults.push(...applied.faults.map(({ externalId, fault }) => `${externalId}: ${fault}`));
    return { changed: applied.changed, faults };
  },

  async rooms(trx, open, records, as) {
    const existingRecords = records.filter(({ deleted }) => !deleted);
    await saveRooms(trx, sightingOf(open, as), existingRecords);
    const removedIds = records.filter(({ deleted }) => deleted).map(({ id }) => id);
    if (removedIds.length > 0) await deleteRooms(trx, open.connection, removedIds);
    return { changed: records.length, faults: [] };
  },

  async roomTypes(trx, open, records, as) {
    await saveRoomTypes(trx, sightingOf(open, as), present(records));
    return { changed: records.length, faults: [] };
  },
  async rates(trx, open, records, as) {
    await saveRates(trx, sightingOf(open, as), present(records));
    return { changed: records.length, faults: [] };
  },
  async availability(trx, open, records, as) {
    await saveAvailability(trx, sightingOf(open, as), present(records));
    return { changed: records.length, faults: [] };
  },
};

function present<Entity extends PmsEntity>(records: readonly Pulled<Entity>[]): Pulled<Entity>['record'][] {
  return records.filter(({ deleted }) => !deleted).map(({ record }) => record);
}

function contextOf({ connection, adapter }: OpenConnection, { at }: ReadAs): ApplyContext {
  return {
    propertyId: connection.propertyId,
    source: connection.source,
    at: at.toISOString(),
    resolution: connection.settings.conflictResolution,
    wholeProfiles: connection.enabled.guestProfiles,
    takesFields: adapter.capabilities.takes.fields.place !== 'none',
  };
}

function sightingOf({ connection }: OpenConnection, { pull, at }: ReadAs): Sighting {
  return { propertyId: connection.propertyId, source: connection.source, pull, at: at.toISOString() };
}

function describeGap(externalId: string, { group, key, field }: MappingGap): string {
  return `${externalId}: ${group}.${key} is mapped to ${field === '' ? 'nothing' : field}, which holds nothing that fits`;
}

function logFaults({ logBook }: OpenConnection, entity: PmsEntity, faults: readonly string[]): void {
  for (const fault of faults.slice(0, FAULTS_LOGGED_MAX))
    logBook.add({ level: 'error', event: 'record.rejected', entity, message: `Not stored: ${fault}` });
  if (faults.length > FAULTS_LOGGED_MAX)
    logBook.add({
      level: 'error',
      event: 'record.rejected',
      entity,
      message: `Not stored: ${faults.length - FAULTS_LOGGED_MAX} more records of the same page`,
    });
}
