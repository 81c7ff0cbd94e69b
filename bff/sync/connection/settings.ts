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

/** What the hotel may set of its connection. */
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
 * Stores a setting with what follows from it, and begins to use it. What it becomes is decided from what it is in the same
 * transaction: of two changes at once none is lost.
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
  // Only in realtime the PMS is listened to.
  const after = { ...before, [key]: value };
  if (before.settings.mode === 'realtime' && after.settings.mode !== 'realtime')
    await unsubscribe(await connections.open(of).catch(() => null));
  await connections.reset(of);
  return value;
}

/** The same values have the same revision, whoever stored them and when. */
export function revisionOf(value: object): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, REVISION_CHARACTERS);
}

/** Another value in the place of the one that was `seen`. Throws `conflict` where a colleague has changed that since. */
export function replaceSeen<T extends object>(value: T, seen: string | undefined): (before: T) => T {
  return (before) => {
    if (seen === undefined || seen === revisionOf(before)) return value;
    throw new ServiceError('conflict', 'A colleague changed this meanwhile; look at it again');
  };
}

/** Some of an object's parts. */
export type Some<T> = { [Key in keyof T]?: T[Key] | undefined };

/** Puts parts that are given in the place of those that were there, and leaves the rest. */
export function changeParts<T extends object>(given: Some<T>): (before: T) => T {
  const parts = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return (before) => ({ ...before, ...parts });
}

/**
 * Stores a mapping once it is judged: by the adapter's catalogue, and by a real record. Throws `validation_failed` that
 * names each fault. `given` holds only what differs from the adapter's own.
 */
export async function writeMapping(
  deps: SyncDeps,
  connections: Connections,
  given: { of: PmsSource; mapping: FieldMapping; by: SyncActor; seen: string | undefined },
): Promise<FieldMapping> {
  const { of, mapping: value, by, seen } = given;
  const { adapter, book } = await connections.open(of);
  const report = await validateMapping(connections, of, mergeMapping(adapter, value)).catch((error: unknown) => {
    throw error instanceof PmsError ? toServiceError(error) : error;
  });
  await book.flush();
  const [first] = report.errors;
  if (first !== undefined)
    throw new ServiceError('validation_failed', first.detail, {
      fields: report.errors.map(({ group, key, code, detail }) => ({ pointer: `/${group}/${key}`, code, detail })),
    });
  return writeSetting(deps, connections, { of, key: 'mapping', change: replaceSeen(value, seen), by });
}

/** Stores the slugs of the PMS's room types; stays that are here already are renamed. */
export function writeRoomTypes(
  deps: SyncDeps,
  connections: Connections,
  given: { of: PmsSource; roomTypes: Record<string, string>; by: SyncActor; seen: string | undefined },
): Promise<Record<string, string>> {
  const { of, roomTypes, by, seen } = given;
  return writeSetting(deps, connections, { of, key: 'roomTypes', change: replaceSeen(roomTypes, seen), by });
}

/** What was read under other settings is read again, or renamed where it stands. */
async function followUp(trx: Trx, before: PmsConnection, change: Partial<Adjustable>): Promise<void> {
  if (change.mapping !== undefined) await forgetCursors(trx, before, ['guests', 'reservations']);
  if (change.enabled !== undefined && wantsMore(before.enabled, change.enabled))
    await forgetCursors(trx, before, ['guests', 'reservations']);
  if (change.roomTypes === undefined) return;
  const slugs = change.roomTypes;
  const known = (await listRoomTypes(trx, before)).map((type) => [type.code, slugOf(type, slugs)]);
  await renameRoomTypes(trx, before, { ...slugs, ...Object.fromEntries(known) });
}

function wantsMore(before: SyncEnabled, after: SyncEnabled): boolean {
  return (after.guestProfiles && !before.guestProfiles) || (after.reservations && !before.reservations);
}
