import { z } from 'zod';
import type { ConflictResolution, PmsGuest } from '../../../shared/domain/pms.ts';
import { newId } from '../../base/ids.ts';
import { queueHappenings } from '../../store/channels/webhooks.ts';
import { deleteGuest, type Guest } from '../../store/guests/guests.ts';
import { type GivenGuest, loadGivenGuests } from '../../store/pms/channel-manager-bookings.ts';
import { CONFLICT_FIELDS, type ConflictField, closeConflict, openConflict } from '../../store/pms/conflicts.ts';
import {
  changeExternalId,
  isGuestInUse,
  joinGuests,
  loadGuests,
  loadGuestsByExternalId,
  saveGuests,
} from '../../store/pms/guests.ts';
import { loadLinks, type PmsLink, saveLinks } from '../../store/pms/links.ts';
import { rereadFromPms } from '../../store/pms/notices.ts';
import { queuePmsChange } from '../../store/pms/pushes.ts';
import type { PmsSource } from '../../store/pms/source.ts';
import type { Trx } from '../../store/schema/schema.ts';
import { readJson } from '../../store/sqlite/json.ts';
import { cleanGuest, hashRecord, minimise } from './clean.ts';
import { mergeField, takeLatest, yieldField } from './merge.ts';

/** The fields of a connection that are needed to apply records. */
export interface ApplyContext extends PmsSource {
  at: string;
  resolution: ConflictResolution;
  /** Whether whole profiles are stored, or only name, contact and language. */
  wholeProfiles: boolean;
  /** Whether changed fields can be written to the PMS. */
  takesFields: boolean;
}

export interface GuestItem {
  guest: PmsGuest;
  changedAt: string | null;
  deleted: boolean;
  /** Just read by its id: newer than any stored data, whatever `changedAt` says. */
  isCurrent: boolean;
  /** An incomplete copy, used only until the profile is read. */
  isStandIn: boolean;
  /** The guest here who is known to be this one. */
  knownAs: string | null;
}

export interface AppliedGuests {
  /** Our guest ids by the PMS's ids; null: erased, not to be created again. */
  ids: Map<string, string | null>;
  changed: number;
}

/** The last agreed values of fields that both sides can change. */
const base = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  language: z.string().nullable(),
  notes: z.string(),
  /**
   * Values that the PMS's staff were asked to enter, because the PMS allows no other way. (The name is part of the stored
   * JSON.)
   */
  told: z.partialRecord(z.enum(CONFLICT_FIELDS), z.string()).optional(),
});
export type GuestBase = z.infer<typeof base>;
const NOTHING: GuestBase = { firstName: '', lastName: '', email: '', phone: '', language: null, notes: '' };

/** The last agreed values stored in a link. */
export function readGuestBase(link: Pick<PmsLink, 'base'>): GuestBase {
  return link.base === '{}' ? NOTHING : readJson(base, link.base);
}

/** Stores guests of the PMS, merged with changes made here. Applying it twice changes nothing. */
export async function applyGuests(
  trx: Trx,
  context: ApplyContext,
  given: readonly GuestItem[],
): Promise<AppliedGuests> {
  const { propertyId, source, at } = context;
  const items = newestOfEach(given);
  const { links, typedIn, storedGuests, byChannels } = await loadStored(trx, context, items);
  const ids = new Map<string, string | null>();
  const guests: Guest[] = [];
  const saved: PmsLink[] = [];
  const claimed = new Set<string>();
  const later: (() => Promise<void>)[] = [];
  for (const item of items) {
    const { guest, changedAt } = item;
    const link = links.get(guest.id);
    if (link !== undefined && isErased(link, changedAt)) {
      ids.set(guest.id, null);
      continue;
    }
    const hint = takeHint(storedGuests.get(item.knownAs ?? ''), { source, externalId: guest.id }, claimed);
    const ours =
      storedGuests.get(link?.ourId ?? '') ?? typedIn.get(guest.id) ?? (link === undefined ? hint : undefined);
    if (guest.mergedInto !== null && guest.mergedInto !== guest.id) {
      later.push(() => follow(trx, context, item, link, ids));
      continue;
    }
    if (item.deleted) {
      if (link !== undefined) later.push(() => forget(trx, context, link, ours));
      continue;
    }
    if (ours !== undefined) {
      ids.set(guest.id, ours.id);
      claimed.add(ours.id);
      if (item.isStandIn && link !== undefined) continue;
      // A merged profile is skipped: the remaining one has the data.
      if (link !== undefined && ours.externalId !== null && ours.externalId !== guest.id) continue;
    }
    const cleaned = minimise(cleanGuest(guest), context);
    const hash = hashRecord(cleaned);
    const isSame = link?.hash === hash && link.deletedAt === null;
    if (isSame && ours?.updatedAt === link?.appliedAt) continue;
    if (!isSame && ours !== undefined && isOlder(item, link)) {
      later.push(() => rereadFromPms(trx, context, 'guests', guest.id, at));
      continue;
    }
    const merged = merge(ours, link, cleaned, { ...context, byChannel: byChannels.get(ours?.id ?? '') });
    const row = { ...merged.row, propertyId, source, externalId: guest.id, updatedAt: at };
    guests.push(row);
    ids.set(guest.id, row.id);
    saved.push(toLink(context, item, { ourId: row.id, base: merged.base, hash }));
    if (ours !== undefined) later.push(() => settleConflicts(trx, context, row, merged));
  }
  await saveGuests(trx, guests);
  await announceUpdates(trx, context, guests);
  await saveLinks(trx, saved);
  for (const work of later) await work();
  return { ids, changed: guests.length };
}

/**
 * Loads the links of guests, and our guests: those linked or known to be the same (`storedGuests`), those entered here
 * with the PMS's id (`typedIn`), and the values that channels sent of them.
 */
async function loadStored(trx: Trx, context: ApplyContext, items: readonly GuestItem[]) {
  const { propertyId } = context;
  const externalIds = items.map(({ guest }) => guest.id);
  const links = await loadLinks(trx, context, 'guests', externalIds);
  const typedIn = await loadGuestsByExternalId(
    trx,
    context,
    externalIds.filter((id) => links.get(id)?.ourId == null),
  );
  const storedGuests = await loadGuests(trx, propertyId, [
    ...[...links.values()].flatMap(({ ourId }) => ourId ?? []),
    ...items.flatMap(({ knownAs }) => knownAs ?? []),
  ]);
  const byChannels = await loadGivenGuests(trx, propertyId, [...storedGuests.keys()]);
  return { links, typedIn, storedGuests, byChannels };
}

/** The link from the PMS's guest to ours, with the last agreed values. */
function toLink(
  { propertyId, source, at }: ApplyContext,
  { guest, changedAt, isStandIn }: GuestItem,
  { ourId, base: agreed, hash }: { ourId: string; base: GuestBase; hash: string },
): PmsLink {
  return {
    propertyId,
    source,
    entity: 'guests',
    externalId: guest.id,
    ourId,
    base: JSON.stringify(agreed),
    // A copy counts as never read, so that the profile is applied even if it is the same.
    hash: isStandIn ? '-' : hash,
    changedAt: isStandIn ? null : changedAt,
    appliedAt: at,
    deletedAt: null,
    erasedAt: null,
  };
}

/** Queues an event for each guest that existed before. */
async function announceUpdates(trx: Trx, { propertyId, at }: ApplyContext, guests: readonly Guest[]): Promise<void> {
  const updated = guests.filter(({ createdAt }) => createdAt !== at);
  const events = updated.map(({ id }) => ({ propertyId, type: 'guest.updated' as const, subjectId: id }));
  await queueHappenings(trx, events, at);
}

interface MergedGuest {
  row: Omit<Guest, 'propertyId' | 'source' | 'externalId' | 'updatedAt'>;
  base: GuestBase;
  conflicts: { field: ConflictField; pmsValue: string; syncedValue: string }[];
  /** Fields that are no longer in conflict. */
  settled: ConflictField[];
  mustPush: boolean;
}

function merge(
  ours: Guest | undefined,
  link: PmsLink | undefined,
  theirs: PmsGuest,
  { at, resolution, takesFields, byChannel }: ApplyContext & { byChannel: GivenGuest | undefined },
): MergedGuest {
  const last = link === undefined ? NOTHING : readGuestBase(link);
  const row = ours ?? { ...NOTHING, id: newId('guest'), preferences: '[]', createdAt: at };
  const merged: MergedGuest = {
    row: {
      id: row.id,
      createdAt: row.createdAt,
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      language: takeLatest({ base: last.language, ours: row.language, theirs: theirs.language }),
      notes: takeLatest({ base: last.notes, ours: row.notes, theirs: theirs.notes }),
      preferences: JSON.stringify(theirs.preferences),
    },
    base: { ...last, language: theirs.language, notes: theirs.notes },
    conflicts: [],
    settled: [],
    mustPush: false,
  };
  for (const field of CONFLICT_FIELDS) {
    const fields = { base: last[field], ours: row[field], theirs: theirs[field] };
    // The value came from a channel and no PMS had one: not a change made here.
    const isAsCame = link === undefined || (last[field] === '' && last.told?.[field] === row[field]);
    const isChannels = isAsCame && byChannel?.[field] === row[field];
    const result = isChannels ? yieldField(fields) : mergeField(fields, resolution);
    merged.row[field] = result.value;
    merged.base[field] = result.base;
    if (result.outcome === 'conflict')
      merged.conflicts.push({ field, pmsValue: theirs[field], syncedValue: last[field] });
    else merged.settled.push(field);
    if (result.base !== last[field]) merged.base.told = without(merged.base.told, field);
    if (isChannels && result.outcome === 'ours') merged.base.told = { ...merged.base.told, [field]: result.value };
    if (result.outcome === 'ours' && takesFields && merged.base.told?.[field] !== result.value) merged.mustPush = true;
  }
  return merged;
}

/** The PMS has a new value, so the earlier request is obsolete. */
function without(reported: GuestBase['told'], field: ConflictField): GuestBase['told'] {
  if (reported === undefined) return undefined;
  const { [field]: _, ...others } = reported;
  return others;
}

async function settleConflicts(
  trx: Trx,
  { propertyId, at }: ApplyContext,
  { id: guestId }: Guest,
  { conflicts, settled, mustPush }: MergedGuest,
): Promise<void> {
  for (const conflict of conflicts) await openConflict(trx, { ...conflict, propertyId, guestId, at });
  for (const field of settled)
    await closeConflict(trx, { guestId, field }, { winner: 'same', resolvedBy: 'system', at });
  if (mustPush) await queuePmsChange(trx, propertyId, { kind: 'fields', guestId }, at);
}

/** The profile was merged: its guest here becomes the remaining profile's. */
async function follow(
  trx: Trx,
  context: ApplyContext,
  { guest, changedAt }: GuestItem,
  link: PmsLink | undefined,
  ids: Map<string, string | null>,
): Promise<void> {
  const { propertyId, source, at } = context;
  const target = guest.mergedInto ?? guest.id;
  const into = (await loadLinks(trx, context, 'guests', [target])).get(target);
  const mark = { propertyId, source, entity: 'guests', externalId: guest.id, base: '{}', hash: '', changedAt };
  const [ourFrom, ourInto] = [link?.ourId ?? null, into?.ourId ?? null];
  if (ourFrom !== null && ourInto !== null && ourFrom !== ourInto)
    await joinGuests(trx, propertyId, { from: ourFrom, into: ourInto });
  const ourId = ourInto ?? ourFrom;
  if (ourInto === null && ourFrom !== null && link !== undefined) {
    // The remaining profile is not known yet: link it to the same guest.
    await saveLinks(trx, [{ ...link, externalId: target, hash: '-', changedAt: null }]);
    await changeExternalId(trx, propertyId, ourFrom, target);
    await rereadFromPms(trx, context, 'guests', target, at);
  }
  await saveLinks(trx, [{ ...mark, ourId, appliedAt: at, deletedAt: null, erasedAt: null }]);
  ids.set(guest.id, ourId);
}

/** The PMS deleted the profile. A guest without stays, messages or tasks is deleted; others are unlinked. */
async function forget(
  trx: Trx,
  { propertyId, at }: ApplyContext,
  link: PmsLink,
  ours: Guest | undefined,
): Promise<void> {
  if (ours !== undefined && ours.externalId === link.externalId) {
    if (await isGuestInUse(trx, ours.id)) await changeExternalId(trx, propertyId, ours.id, null);
    else await deleteGuest(trx, propertyId, ours.id, at);
  }
  await saveLinks(trx, [{ ...link, ourId: null, base: '{}', hash: '', deletedAt: at, erasedAt: null }]);
}

/** Removes duplicates in a page: a profile wins over a copy, then the later one. */
function newestOfEach(items: readonly GuestItem[]): GuestItem[] {
  const newest = new Map<string, GuestItem>();
  for (const item of items) {
    const other = newest.get(item.guest.id);
    const isBetter =
      other === undefined ||
      (other.isStandIn && !item.isStandIn) ||
      (other.isStandIn === item.isStandIn && (item.changedAt ?? '') >= (other.changedAt ?? ''));
    if (isBetter) newest.set(item.guest.id, { ...item, knownAs: item.knownAs ?? other?.knownAs ?? null });
  }
  return [...newest.values()];
}

/** Uses the hint if that guest is not linked to another profile. */
function takeHint(
  hint: Guest | undefined,
  { source, externalId }: Pick<Guest, 'source' | 'externalId'>,
  claimed: ReadonlySet<string>,
): Guest | undefined {
  if (hint === undefined || claimed.has(hint.id)) return undefined;
  const isThisOne = hint.source === source && hint.externalId === externalId;
  return hint.externalId === null || isThisOne ? hint : undefined;
}

function isOlder({ changedAt, isCurrent }: GuestItem, link: PmsLink | undefined): boolean {
  return !isCurrent && changedAt !== null && link?.changedAt != null && changedAt < link.changedAt;
}

function isErased({ erasedAt }: PmsLink, changedAt: string | null): boolean {
  return erasedAt !== null && (changedAt === null || changedAt <= erasedAt);
}
