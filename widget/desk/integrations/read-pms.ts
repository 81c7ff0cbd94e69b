import type {
  PmsConflictView,
  PmsLogLine,
  PmsMappingPreview,
  PmsProviderView,
  PmsPushView,
  PmsStatus,
  PmsSync,
} from '../../../shared/api/pms.ts';
import {
  MAPPED_KEYS,
  type MappedGroup,
  OWN_PROVIDER,
  type OwnProvider,
  PMS_CHANGE_KINDS,
  PMS_ENTITIES,
  PMS_PLACES,
  PMS_PROVIDERS,
  type PmsEntity,
  type PmsProvider,
  SYNC_MODES,
} from '../../../shared/domain/pms.ts';
import { count, fields, list, maybeText, oneOf, text } from '../data/read/read.ts';

/** Reads the server's data about the PMS integration. Invalid entries are left out; missing fields get empty values. */

export type Paths = Record<string, string>;
export const MAPPED_GROUPS: readonly MappedGroup[] = ['guest', 'reservation'];
export const CREDENTIAL_KINDS = ['text', 'secret', 'url', 'choice', 'json'] as const;
const FIELD_TYPES = ['text', 'email', 'phone', 'date', 'datetime', 'number'] as const;
export const LOG_LEVELS = ['error', 'warn', 'info', 'debug'] as const;
const PUSH_STATES = ['pending', 'sent', 'parked', 'dropped'] as const;
const CONFLICT_FIELDS = MAPPED_KEYS.guest;

/** The paths of a mapping, by service key. */
export function readPaths(value: unknown): Paths {
  const entries = Object.entries(fields(value) ?? {});
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** A built-in provider, or an adapter of the operator. */
function readProviderName(value: unknown): PmsProvider | null {
  const isOwn = (name: unknown): name is OwnProvider => typeof name === 'string' && OWN_PROVIDER.test(name);
  return PMS_PROVIDERS.find((known) => known === value) ?? (isOwn(value) ? value : null);
}

/** A provider that can be connected; null if this desk does not know its name. */
export function readProvider(value: unknown): PmsProviderView | null {
  const from = fields(value);
  const provider = readProviderName(from?.['provider']);
  if (from === null || provider === null) return null;
  const can = fields(from['capabilities']);
  const takes = fields(can?.['takes']) ?? {};
  const catalogue = fields(from['fields']);
  const mapping = fields(from['defaultMapping']);
  return {
    provider,
    name: text(from['name'], provider),
    credentials: list(from['credentials'], readCredentialField),
    capabilities: {
      pulls: list(can?.['pulls'], readEntity),
      incremental: list(can?.['incremental'], readEntity),
      takes: Object.fromEntries(
        PMS_CHANGE_KINDS.map((kind) => {
          const { place, where } = fields(takes[kind]) ?? {};
          return [kind, { place: oneOf(PMS_PLACES, place, 'none'), where: text(where) }];
        }),
      ) as PmsProviderView['capabilities']['takes'], // Each kind once.
      notices: oneOf(['webhook', 'queue', 'none'], can?.['notices'], 'none'),
      addressEntered: oneOf(['by_hand', 'by_itself', 'either', 'never'], can?.['addressEntered'], 'never'),
    },
    fields: {
      guest: list(catalogue?.['guest'], readCatalogueField),
      reservation: list(catalogue?.['reservation'], readCatalogueField),
    },
    defaultMapping: { guest: readPaths(mapping?.['guest']), reservation: readPaths(mapping?.['reservation']) },
    demo: from['demo'] === true,
  };
}

export function readCredentialField(value: unknown): PmsProviderView['credentials'][number] | null {
  const from = fields(value);
  if (from === null || typeof from['key'] !== 'string') return null;
  const choices = list(from['choices'], maybeText);
  const given = maybeText(from['default']);
  return {
    key: from['key'],
    label: text(from['label'], from['key']),
    help: text(from['help']),
    kind: oneOf(CREDENTIAL_KINDS, from['kind'], 'secret'), // Fields of unknown kind are masked.
    required: from['required'] === true,
    ...(choices.length > 0 && { choices }),
    ...(given !== null && { default: given }),
  };
}

function readCatalogueField(value: unknown): PmsProviderView['fields']['guest'][number] | null {
  const from = fields(value);
  if (from === null || typeof from['path'] !== 'string') return null;
  return { path: from['path'], type: oneOf(FIELD_TYPES, from['type'], 'text'), example: text(from['example']) };
}

function readEntity(value: unknown): PmsEntity | null {
  return PMS_ENTITIES.find((entity) => entity === value) ?? null;
}

/** The status of the integration. */
export function readStatus(value: unknown): PmsStatus {
  const from = fields(value) ?? {};
  const property = fields(from['property']);
  const records = fields(from['recordsSynced']);
  return {
    connected: from['connected'] === true,
    provider: readProviderName(from['provider']),
    property: property && { id: text(property['id']), name: text(property['name']) },
    lastSync: maybeText(from['lastSync']),
    recordsSynced: {
      reservations: count(records?.['reservations']),
      guests: count(records?.['guests']),
      rooms: count(records?.['rooms']),
    },
    mode: SYNC_MODES.find((mode) => mode === from['mode']) ?? null,
    entities: list(from['entities'], readEntity),
    nextSync: maybeText(from['nextSync']),
    pendingPushes: count(from['pendingPushes']),
    parkedPushes: count(from['parkedPushes']),
    openConflicts: count(from['openConflicts']),
    health: (['ok', 'failing'] as const).find((health) => health === from['health']) ?? null,
    lastError: readError(from['lastError']),
    running: maybeText(from['running']),
    webhookUrl: maybeText(from['webhookUrl']),
  };
}

function readError(value: unknown): PmsStatus['lastError'] {
  const from = fields(value);
  return from && { code: text(from['code']), message: text(from['message']), at: text(from['at']) };
}

/** One run of the sync. */
export function readSync(value: unknown): PmsSync | null {
  const from = fields(value);
  if (from === null || typeof from['syncId'] !== 'string') return null;
  const range = fields(from['dateRange']);
  const progress: PmsSync['progress'] = {};
  for (const [name, step] of Object.entries(fields(from['progress']) ?? {})) {
    const entity = readEntity(name);
    const { done, total, finished } = fields(step) ?? {};
    if (entity !== null)
      progress[entity] = {
        done: count(done),
        total: typeof total === 'number' ? total : null,
        finished: finished === true,
      };
  }
  return {
    syncId: from['syncId'],
    state: oneOf(['running', 'done', 'failed'], from['state'], 'failed'),
    trigger: oneOf(['schedule', 'manual', 'connect', 'notice'], from['trigger'], 'schedule'),
    entities: list(from['entities'], readEntity),
    dateRange: range && { from: text(range['from']), to: text(range['to']) },
    recordsSynced: Object.fromEntries(Object.entries(progress).map(([entity, step]) => [entity, step.done])),
    errors: list(from['errors'], (error) => {
      const { entity, code, message } = fields(error) ?? {};
      return { entity: readEntity(entity), code: text(code), message: text(message) };
    }),
    startedAt: text(from['startedAt']),
    finishedAt: maybeText(from['finishedAt']),
    progress,
  };
}

/** The values that a mapping would read, and its errors. */
export function readPreview(value: unknown): Pick<PmsMappingPreview, 'errors' | 'preview' | 'checked'> {
  const from = fields(value);
  const checked = fields(from?.['checked']);
  const at = (item: unknown) => {
    const { group, key, field } = fields(item) ?? {};
    return { group: oneOf(MAPPED_GROUPS, group, 'guest'), key: text(key), field: text(field) };
  };
  return {
    errors: list(from?.['errors'], (item) => {
      const { code, detail } = fields(item) ?? {};
      return { ...at(item), code: text(code), detail: text(detail) };
    }),
    checked: { guest: checked?.['guest'] === true, reservation: checked?.['reservation'] === true },
    preview: list(from?.['preview'], (item) => ({ ...at(item), value: maybeText(fields(item)?.['value']) })),
  };
}

/** A field that was changed on both sides. */
export function readConflict(value: unknown): PmsConflictView | null {
  const from = fields(value);
  const field = CONFLICT_FIELDS.find((known) => known === from?.['field']);
  if (from === null || typeof from['id'] !== 'string' || field === undefined) return null;
  return {
    id: from['id'],
    entity: 'guests',
    guestId: text(from['guestId']),
    guestName: text(from['guestName']),
    field,
    pms: text(from['pms']),
    service: text(from['service']),
    synced: text(from['synced']),
    at: text(from['at']),
  };
}

/** A line of the integration's log. */
export function readLogLine(value: unknown): PmsLogLine | null {
  const from = fields(value);
  if (from === null || typeof from['id'] !== 'string') return null;
  const entity = readEntity(from['entity']);
  const syncId = maybeText(from['syncId']);
  const detail = Object.entries(fields(from['detail']) ?? {}).map(([key, value]) => [key, String(value)]);
  return {
    id: from['id'],
    at: text(from['at']),
    level: oneOf(LOG_LEVELS, from['level'], 'info'),
    event: text(from['event']),
    message: text(from['message']),
    ...(entity !== null && { entity }),
    ...(syncId !== null && { syncId }),
    ...(detail.length > 0 && { detail: Object.fromEntries(detail) }),
  };
}

/** A change to write to the PMS. */
export function readPush(value: unknown): PmsPushView | null {
  const from = fields(value);
  const kind = PMS_CHANGE_KINDS.find((known) => known === from?.['kind']);
  if (from === null || typeof from['id'] !== 'string' || kind === undefined) return null;
  const receipt = fields(from['receipt']);
  return {
    id: from['id'],
    kind,
    subjectId: text(from['subjectId']),
    state: oneOf(PUSH_STATES, from['state'], 'pending'),
    attempts: count(from['attempts']),
    nextAttemptAt: maybeText(from['nextAttemptAt']),
    receipt: receipt && {
      id: maybeText(receipt['id']),
      place: oneOf(PMS_PLACES, receipt['place'], 'none'),
      detail: text(receipt['detail']),
    },
    lastError: readError(from['lastError']),
    createdAt: text(from['createdAt']),
    settledAt: maybeText(from['settledAt']),
  };
}
