import { createHash } from 'node:crypto';
import type { FieldMapping } from '../../../shared/domain/pms.ts';
import { ServiceError } from '../../base/errors.ts';
import { mergeMapping } from '../../pms/adapter/mapping.ts';
import { PmsError } from '../../pms/net/errors.ts';
import { appendAudit } from '../../store/account/audit.ts';
import { changeConnection, findConnection, type PmsConnection, type SyncEnabled } from '../../store/pms/connections.ts';
import { forgetCursors } from '../../store/pms/cursors.ts';
import { listRoomTypes } from '../../store/pms/house.ts';
import { renameRoomTypes } from '../../store/pms/reservations.ts';
import type { PmsSource } from '../../store/pms/source.ts';
import type { Trx } from '../../store/schema/schema.ts';
import type { AlsoStore, SyncActor, SyncDeps } from '../deps.ts';
import { slugOf } from '../pull/apply-reservations.ts';
import type { Connections } from './connections.ts';
import { toServiceError } from './failure.ts';
import { validateMapping } from './inspect.ts';
import { unsubscribe } from './unsubscribe.ts';

const REVISION_CHARACTERS = 16;

/** Settings of a connection that the hotel can change. */
export type Adjustable = Pick<PmsConnection, 'settings' | 'enabled' | 'mapping' | 'roomTypes'>;

export async function readSetting<Key extends keyof Adjustable>(
  { db }: Pick<SyncDeps, 'db'>,
  of: PmsSource,
  key: Key,
): Promise<Adjustable[Key]> {
  const connection = await findConnection(db, of);
  if (connection === undefined) throw new ServiceError('pms_not_connected', 'Connect a PMS first');
  return connection[key];
}

/**
 * Stores a setting and applies it. The change is computed from the stored value in the same transaction, so that concurrent
 * changes are not lost.
 */
export async function writeSetting<Key extends keyof Adjustable>(
  deps: SyncDeps,
  connections: Connections,
  given: { of: PmsSource; key: Key; change: (before: Adjustable[Key]) => Adjustable[Key]; by: SyncActor },
  also?: AlsoStore<Adjustable[Key]>,
): Promise<Adjustable[Key]> {
  const { of, key, change, by } = given;
  const { propertyId } = of;
  const at = deps.clock().toISOString();
  const { before, value } = await deps.writer.write(async (trx) => {
    const before = await findConnection(trx, of);
    if (before?.connected !== true) throw new ServiceError('pms_not_connected', 'Connect a PMS first');
    const value = change(before[key]);
    await changeConnection(trx, of, { [key]: value }, at);
    await followUp(trx, before, { [key]: value });
    const entry = { accountId: by.accountId, propertyId, actor: by.id, subject: propertyId };
    await appendAudit(trx, deps.secrets, { ...entry, action: 'pms.setting_changed', detail: { setting: key } }, at);
    await also?.(trx, value);
    return { before, value };
  });
  // Notices are used only in realtime mode.
  const after = { ...before, [key]: value };
  if (before.settings.mode === 'realtime' && after.settings.mode !== 'realtime')
    await unsubscribe(await connections.open(of).catch(() => null));
  await connections.reset(of);
  return value;
}

/** A revision that depends only on the values. */
export function revisionOf(value: object): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, REVISION_CHARACTERS);
}

/** Replaces a value if its revision is still `seen`. Throws `conflict` otherwise. */
export function replaceSeen<T extends object>(value: T, seen: string | undefined): (before: T) => T {
  return (before) => {
    if (seen === undefined || seen === revisionOf(before)) return value;
    throw new ServiceError('conflict', 'A colleague changed this meanwhile; look at it again');
  };
}

/** Some properties of an object. */
export type Some<T> = { [Key in keyof T]?: T[Key] | undefined };

/** Replaces the given properties and leaves the others. */
export function changeParts<T extends object>(given: Some<T>): (before: T) => T {
  const parts = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return (before) => ({ ...before, ...parts });
}

/**
 * Checks and stores a mapping, by the adapter's catalogue and a real record. Throws `validation_failed` with each error. `given`
 * has only the differences from the adapter's mapping.
 */
export async function writeMapping(
  deps: SyncDeps,
  connections: Connections,
  given: { of: PmsSource; mapping: FieldMapping; by: SyncActor; seen: string | undefined },
): Promise<FieldMapping> {
  const { of, mapping: value, by, seen } = given;
  const { adapter, logBook } = await connections.open(of);
  const report = await validateMapping(connections, of, mergeMapping(adapter, value)).catch((error: unknown) => {
    throw error instanceof PmsError ? toServiceError(error) : error;
  });
  await logBook.flush();
  const [first] = report.errors;
  if (first !== undefined)
    throw new ServiceError('validation_failed', first.detail, {
      fields: report.errors.map(({ group, key, code, detail }) => ({ pointer: `/${group}/${key}`, code, detail })),
    });
  return writeSetting(deps, connections, { of, key: 'mapping', change: replaceSeen(value, seen), by });
}

/** Stores the slugs of the PMS's room types and updates existing stays. */
export function writeRoomTypes(
  deps: SyncDeps,
  connections: Connections,
  given: { of: PmsSource; roomTypes: Record<string, string>; by: SyncActor; seen: string | undefined },
): Promise<Record<string, string>> {
  const { of, roomTypes, by, seen } = given;
  return writeSetting(deps, connections, { of, key: 'roomTypes', change: replaceSeen(roomTypes, seen), by });
}

/** Reads data again that depends on the changed settings, or renames it. */
async function followUp(trx: Trx, before: PmsConnection, change: Partial<Adjustable>): Promise<void> {
  if (change.mapping !== undefined) await forgetCursors(trx, before, ['guests', 'reservations']);
  if (change.enabled !== undefined && wantsMore(before.enabled, change.enabled))
    await forgetCursors(trx, before, ['guests', 'reservations']);
  if (change.roomTypes === undefined) return;
  const slugs = change.roomTypes;
  const slugByCode = (await listRoomTypes(trx, before)).map((type) => [type.code, slugOf(type, slugs)]);
  await renameRoomTypes(trx, before, { ...slugs, ...Object.fromEntries(slugByCode) });
}

function wantsMore(before: SyncEnabled, after: SyncEnabled): boolean {
  return (after.guestProfiles && !before.guestProfiles) || (after.reservations && !before.reservations);
}
