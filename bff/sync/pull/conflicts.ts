import { ServiceError } from '../../base/errors.ts';
import { appendAudit } from '../../store/account/audit.ts';
import { changeGuest, findGuest } from '../../store/guests/guests.ts';
import {
  CONFLICT_FIELDS,
  type ConflictField,
  closeConflict,
  findConflict,
  listOpenConflicts,
} from '../../store/pms/conflicts.ts';
import { queuePmsChange } from '../../store/pms/pushes.ts';
import type { PmsSource } from '../../store/pms/source.ts';
import type { Page } from '../../store/sqlite/cursor.ts';
import type { AlsoStore, SyncActor, SyncDeps } from '../deps.ts';
import { agreeOnFields } from './agree.ts';

/** A field that was changed on both sides, with both values. */
export interface ConflictView {
  id: string;
  entity: 'guests';
  guestId: string;
  guestName: string;
  field: ConflictField;
  pms: string;
  service: string;
  /** The last value that both sides had. */
  synced: string;
  at: string;
}

export async function listConflicts(
  { db }: Pick<SyncDeps, 'db'>,
  of: PmsSource,
  page: { cursor?: string | undefined; limit: number },
): Promise<Page<ConflictView>> {
  const { items, nextCursor } = await listOpenConflicts(db, of, page);
  return {
    items: items.map(({ id, guestId, field, pmsValue, syncedValue, at, guest }) => ({
      id,
      entity: 'guests',
      guestId,
      guestName: `${guest.firstName} ${guest.lastName}`.trim(),
      field: readField(field),
      pms: pmsValue,
      service: guest[readField(field)],
      synced: syncedValue,
      at,
    })),
    nextCursor,
  };
}

/** Resolves a conflict: takes the PMS's value, or writes ours there. Throws `not_found`, or `conflict` if already resolved. */
export async function resolveConflict(
  { writer, clock, secrets }: SyncDeps,
  given: { propertyId: string; id: string; winner: 'pms' | 'service'; by: SyncActor },
  also?: AlsoStore<{ id: string; winner: 'pms' | 'service' }>,
): Promise<{ id: string; winner: 'pms' | 'service' }> {
  const { propertyId, id, winner, by } = given;
  const at = clock().toISOString();
  return writer.write(async (trx) => {
    const conflict = await findConflict(trx, propertyId, id);
    if (conflict === undefined) throw new ServiceError('not_found', 'There is no such conflict');
    const { guestId, pmsValue } = conflict;
    const field = readField(conflict.field);
    const guest = await findGuest(trx, propertyId, guestId);
    const isClosed =
      guest !== undefined && (await closeConflict(trx, { guestId, field }, { winner, resolvedBy: by.id, at }));
    if (!isClosed) throw new ServiceError('conflict', 'It was decided already');
    if (winner === 'pms') await changeGuest(trx, guest, { [field]: pmsValue }, at);
    const mustPush = await agreeOnFields(trx, propertyId, guestId, { [field]: pmsValue });
    if (mustPush) await queuePmsChange(trx, propertyId, { kind: 'fields', guestId }, at);
    const entry = { accountId: by.accountId, propertyId, actor: by.id, subject: id };
    await appendAudit(trx, secrets, { ...entry, action: 'pms.conflict_resolved', detail: { field, winner } }, at);
    const resolved = { id, winner };
    await also?.(trx, resolved);
    return resolved;
  });
}

function readField(field: string): ConflictField {
  const conflictField = CONFLICT_FIELDS.find((one) => one === field);
  if (conflictField === undefined) throw new Error(`A conflict about ${field}`);
  return conflictField;
}
