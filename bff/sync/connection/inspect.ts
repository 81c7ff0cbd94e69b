import type { FieldMapping, MappedGroup, MappedKey, PmsEntity } from '../../../shared/domain/pms.ts';
import {
  findMappingFaults,
  listUnmapped,
  MAPPED_GROUPS,
  type MappingFault,
  mergeMapping,
  type Samples,
} from '../../pms/adapter/mapping.ts';
import { PmsError } from '../../pms/net/errors.ts';
import type { Check, PmsAdapter } from '../../pms/port.ts';
import { readPath } from '../../pms/values/path.ts';
import { countOpenConflicts } from '../../store/pms/conflicts.ts';
import type { LastError, PmsConnection, SyncSettings } from '../../store/pms/connections.ts';
import { listCursors } from '../../store/pms/cursors.ts';
import { countRooms } from '../../store/pms/house.ts';
import { countLinks } from '../../store/pms/links.ts';
import { countPushes } from '../../store/pms/pushes.ts';
import type { PmsSource } from '../../store/pms/source.ts';
import type { SyncDeps } from '../deps.ts';
import { listDueTimes, listEntities } from '../pull/entities.ts';
import type { Runs } from '../pull/runs.ts';
import type { Reporting } from '../write/reporting.ts';
import type { Connections, OpenConnection } from './connections.ts';
import { findPause } from './paused.ts';

const CALL_TIMEOUT_MS = 30_000;

/** Status of a property's integration. `mode` and the following are null if no PMS was ever connected. */
export interface SyncStatus {
  connected: boolean;
  provider: string | null;
  property: { id: string; name: string } | null;
  lastSync: string | null;
  recordsSynced: { reservations: number; guests: number; rooms: number };
  mode: SyncSettings['mode'] | null;
  /** The entities that are pulled. */
  entities: PmsEntity[];
  nextSync: string | null;
  pendingPushes: number;
  parkedPushes: number;
  openConflicts: number;
  health: 'ok' | 'failing' | null;
  lastError: LastError | null;
  running: string | null;
  webhookUrl: string | null;
}

export async function readStatus(
  deps: SyncDeps,
  { connections, runs, reporting }: { connections: Connections; runs: Runs; reporting: Reporting },
  of: PmsSource,
): Promise<SyncStatus> {
  const { db, registry } = deps;
  const connection = await connections.find(of);
  const connected = connection?.connected ?? false;
  const adapter =
    connection !== undefined && connected && registry.has(connection.provider)
      ? await registry.load(connection.provider)
      : null;
  const pause = connected ? await findPause(db, of.propertyId, deps.clock()) : null;
  const stop = connected && adapter === null ? missing(connection, deps.clock()) : pause;
  const due =
    connection === undefined || adapter === null || stop !== null
      ? []
      : [...listDueTimes(connection, waysOf(connection, adapter, reporting), await listCursors(db, of)).values()];
  const nextMs = Math.max(Math.min(...due), runs.notBefore(of), +deps.clock());
  return {
    connected,
    provider: connection?.provider ?? null,
    property:
      connection === undefined ? null : { id: connection.externalProperty.id, name: connection.externalProperty.name },
    lastSync: connection?.lastSync ?? null,
    recordsSynced: {
      reservations: await countLinks(db, of, 'reservations'),
      guests: await countLinks(db, of, 'guests'),
      rooms: await countRooms(db, of),
    },
    mode: connection?.settings.mode ?? null,
    entities:
      connection === undefined || adapter === null ? [] : listEntities(connection.enabled, adapter.capabilities),
    nextSync: due.length === 0 ? null : new Date(nextMs).toISOString(),
    pendingPushes: await countPushes(db, of, 'pending'),
    parkedPushes: await countPushes(db, of, 'parked'),
    openConflicts: await countOpenConflicts(db, of),
    health: stop !== null ? 'failing' : connected ? (connection?.health ?? null) : null,
    lastError: stop ?? (connected ? (connection?.lastError ?? null) : null),
    running: (await runs.findCurrent(of))?.syncId ?? null,
    webhookUrl: adapter?.capabilities.notices === 'webhook' ? deps.webhookUrl(of) : null,
  };
}

/** Returns the PMS's capabilities, and whether it sends notices. */
function waysOf(connection: PmsConnection, { capabilities }: PmsAdapter, reporting: Reporting) {
  return { capabilities, sendsNotices: reporting.reports(connection, capabilities) };
}

/** For an adapter of the operator that is not loaded: only disconnecting works. */
function missing(connection: PmsConnection | undefined, at: Date): LastError {
  const name = connection?.provider ?? '';
  const message = `The adapter ${name} is not there: PMS_ADAPTERS no longer names its file. Name it again, or disconnect`;
  return { code: 'adapter_missing', message, at: at.toISOString() };
}

/** Makes real calls and reports each required right. */
export async function testPms(
  connections: Connections,
  of: PmsSource,
): Promise<{ ok: boolean; latencyMs: number; checks: Check[] }> {
  const open = await connections.open(of);
  const began = performance.now();
  const checks = await open.session.test(AbortSignal.timeout(CALL_TIMEOUT_MS));
  const ok = checks.every((check) => check.ok);
  const failed = checks.filter((check) => !check.ok).map(({ name, detail }) => `${name}: ${detail}`);
  open.logBook.add({
    level: ok ? 'info' : 'error',
    event: 'tested',
    message: ok ? 'The connection works' : `The connection does not work: ${failed.join('; ')}`,
  });
  await open.logBook.flush();
  return { ok, latencyMs: Math.round(performance.now() - began), checks };
}

export interface MappingReport {
  valid: boolean;
  errors: MappingFault[];
  /** Whether a real record was available. */
  checked: Record<MappedGroup, boolean>;
}

/** Checks a mapping by the adapter's catalogue and real records. Default: the current mapping. */
export async function validateMapping(
  connections: Connections,
  of: PmsSource,
  other?: FieldMapping,
): Promise<MappingReport> {
  const open = await connections.open(of);
  return judge(open, other ?? open.mapping, await pullSamples(open));
}

/** As `validateMapping`, with what each key would read, masked. */
export async function previewMapping(
  connections: Connections,
  of: PmsSource,
  given: Partial<FieldMapping>,
): Promise<MappingReport & { preview: { group: MappedGroup; key: MappedKey; field: string; value: string | null }[] }> {
  const open = await connections.open(of);
  const mapping = mergeMapping(open.adapter, given);
  const samples = await findSamples(open);
  const preview = MAPPED_GROUPS.flatMap((group) =>
    Object.entries(mapping[group]).map(([key, field]) => {
      const value = readPath(samples[group] ?? {}, field);
      const isShown = value !== undefined && value !== null && typeof value !== 'object';
      return { group, key: key as MappedKey, field, value: isShown ? maskValue(String(value)) : null }; // keys of a mapping
    }),
  );
  return { ...judge(open, mapping, samples), preview };
}

/** Unmapped fields of both sides. */
export async function readUnmapped(connections: Connections, of: PmsSource): Promise<ReturnType<typeof listUnmapped>> {
  const open = await connections.open(of);
  const samples = await pullSamples(open).catch((error: unknown) => {
    if (error instanceof PmsError) return {}; // the catalogue alone is useful
    throw error;
  });
  return listUnmapped(open.adapter, open.mapping, samples);
}

function judge(open: OpenConnection, mapping: FieldMapping, samples: Samples): MappingReport {
  const errors = findMappingFaults(open.adapter, mapping, samples);
  for (const { group, key, detail, code } of errors)
    open.logBook.add({
      level: 'error',
      event: 'mapping.invalid',
      message: `${group}.${key}: ${detail}`,
      detail: { group, key, code },
    });
  const checked = { guest: samples.guest !== undefined, reservation: samples.reservation !== undefined };
  return { valid: errors.length === 0, errors, checked };
}

/** A mapping being edited is checked at each pause of typing: real records are cached this long. */
const SAMPLES_MS = 60_000;
const samplesByConnection = new WeakMap<OpenConnection, Promise<Samples>>();

/** Real records, at most a minute old; failures are not cached. */
function findSamples(open: OpenConnection): Promise<Samples> {
  const cachedSamples = samplesByConnection.get(open);
  if (cachedSamples !== undefined) return cachedSamples;
  const samples = pullSamples(open);
  const forget = () => samplesByConnection.delete(open);
  samples.catch(forget);
  setTimeout(forget, SAMPLES_MS).unref(); // personal data
  samplesByConnection.set(open, samples);
  return samples;
}

/** One real record of each group; a guest may be the one in a reservation. */
async function pullSamples({ session, adapter, signal: closed }: OpenConnection): Promise<Samples> {
  const signal = AbortSignal.any([closed, AbortSignal.timeout(CALL_TIMEOUT_MS)]);
  const first = async <Entity extends PmsEntity>(entity: Entity) => {
    for await (const page of session.pull(entity, { cursor: null, resume: null, range: null }, signal)) {
      const record = page.records.find(({ deleted }) => !deleted);
      if (record !== undefined) return record;
    }
    return undefined;
  };
  const reservation = await first('reservations');
  const guest =
    reservation?.rawGuest ?? (adapter.capabilities.pulls.includes('guests') ? (await first('guests'))?.raw : undefined);
  return {
    ...(reservation === undefined ? {} : { reservation: reservation.raw }),
    ...(guest === undefined ? {} : { guest }),
  };
}

/** Enough to recognise the field, but not the person. */
function maskValue(value: string): string {
  if (/^\d{4}-\d{2}-\d{2}/.test(value)) return value;
  return `${value.slice(0, 1)}${'•'.repeat(Math.min(8, Math.max(1, value.length - 1)))}`;
}
