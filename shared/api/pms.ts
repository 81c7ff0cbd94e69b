import { z } from 'zod';
import {
  CONFLICT_RESOLUTIONS,
  PMS_CHANGE_KINDS,
  PMS_ENTITIES,
  PMS_PLACES,
  PMS_PROVIDERS,
  SYNC_MODES,
} from '../domain/pms.ts';
import { dateField, distinct, instantField, listOf, pageQuery, text } from './common.ts';

/** Bodies of the PMS API. Providers, credential fields and field paths are data, see `GET …/providers`. */

const CREDENTIALS_MAX = 40;
const ROOM_TYPES_MAX = 500;
/** Shortest interval between two pulls in batch mode. */
const INTERVAL_MS_MIN = 1_000;
const INTERVAL_MS_MAX = 24 * 60 * 60_000;
const PATH_CHARS_MAX = 300;

/** A built-in PMS, or an adapter of the operator. */
export const pmsProviderName = z.union([
  z.enum(PMS_PROVIDERS),
  z.templateLiteral(['own-', z.string().regex(/^[a-z0-9-]{1,40}$/)]),
]);
const entity = z.enum(PMS_ENTITIES);
const interval = z.int().min(INTERVAL_MS_MIN).max(INTERVAL_MS_MAX);
const tooMany = (most: number) => ({ error: `At most ${most} entries`, params: { code: 'too_long' } });
const atMost = (most: number) => (value: object) => Object.keys(value).length <= most;

/** Credentials of an integration. */
export const credentialsGiven = z
  .record(z.string().min(1).max(64), z.string().max(20_000))
  .refine(atMost(CREDENTIALS_MAX), tooMany(CREDENTIALS_MAX))
  .describe(
    'The credentials by the keys of the provider’s credential fields; all providers accept propertyId, apiKey and apiSecret',
  );

export const pmsConnectBody = z.strictObject({
  provider: text(64).describe('A provider’s id from GET /api/integrations/pms/providers'),
  credentials: credentialsGiven,
  syncInterval: interval
    .optional()
    .describe('The interval in milliseconds of batch syncs, which replace real-time syncs'),
});

/** Name of a PMS, when a property has several; the first is called `pms`. */
const sourceName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/, { error: 'Small letters, digits and - such as annex' })
  .describe('The source: one of the property’s PMSs; absent: the first, `pms`');

export const pmsSourceQuery = z.strictObject({ source: sourceName.default('pms') });
const ofSource = pmsSourceQuery.shape;

const takes = z.strictObject({ place: z.enum(PMS_PLACES), where: z.string() });
const capabilities = z.strictObject({
  pulls: z.array(entity),
  incremental: z.array(entity),
  pollMs: z
    .int()
    .optional()
    .describe('The polling interval for changes, in milliseconds, if the PMS sends no notices; default: one minute'),
  takes: z.record(z.enum(PMS_CHANGE_KINDS), takes),
  notices: z.enum(['webhook', 'queue', 'none']),
  addressEntered: z
    .enum(['by_hand', 'by_itself', 'either', 'never'])
    .describe(
      'Whether this server’s address is entered in the PMS by hand or automatically; GET …/webhook returns it if it may be entered by hand',
    ),
});
const externalProperty = z.strictObject({ id: z.string(), name: z.string() });

/** Credentials that were given but are not used. */
export const credentialWarnings = z
  .array(z.strictObject({ code: z.literal('credential_ignored'), detail: z.string() }))
  .describe('The given credentials that are not used');

export const pmsConnected = z.strictObject({
  provider: pmsProviderName,
  connected: z.literal(true),
  property: externalProperty,
  capabilities,
  checkedAt: z.string(),
  warnings: credentialWarnings,
});

/** Most hotels of a chain connected by one call. */
const CHAIN_MAX = 100;

export const pmsChainBody = z.strictObject({
  ...pmsConnectBody.shape,
  credentials: credentialsGiven.describe(
    'The credentials of the chain, without the hotel’s id, which each property states',
  ),
  hotels: z
    .array(
      z.strictObject({
        propertyId: z.string().min(1).max(64).describe('The id of a property of this account'),
        hotel: text(200).describe('The property’s id in the PMS, such as its code'),
      }),
    )
    .min(1)
    .max(CHAIN_MAX),
});

export const pmsChainConnected = z.strictObject({
  items: z.array(
    z.strictObject({
      propertyId: z.string(),
      hotel: z.string(),
      connected: z.boolean(),
      property: externalProperty.nullable().describe('The property in the PMS; null if it was not connected'),
      error: z.strictObject({ code: z.string(), detail: z.string() }).nullable(),
    }),
  ),
});

const paths = z.record(z.string(), z.string());
const catalogueField = z.strictObject({
  path: z.string(),
  type: z.enum(['text', 'email', 'phone', 'date', 'datetime', 'number']),
  example: z.string(),
});

/** A field of the connect form. */
export const credentialField = z.strictObject({
  key: z.string(),
  label: z.string(),
  help: z.string(),
  kind: z.enum(['text', 'secret', 'url', 'choice', 'json']),
  required: z.boolean(),
  choices: z.array(z.string()).optional(),
  default: z.string().optional(),
  requiredWhen: z
    .strictObject({ key: z.string(), is: z.array(z.string()) })
    .optional()
    .describe('The condition: the field is required only if the other field has one of these values'),
  alias: z
    .enum(['propertyId', 'apiKey', 'apiSecret'])
    .optional()
    .describe('The common name accepted in place of the key'),
});

export const pmsProvider = z.strictObject({
  provider: pmsProviderName,
  name: z.string(),
  credentials: z.array(credentialField),
  capabilities,
  fields: z.strictObject({ guest: z.array(catalogueField), reservation: z.array(catalogueField) }),
  defaultMapping: z.strictObject({ guest: paths, reservation: paths }),
  demo: z.boolean().describe('Whether POST …/demo can connect the sample hotel to a simulated one'),
});
export type PmsProviderView = z.infer<typeof pmsProvider>;

export const pmsDemoBody = z.strictObject({ provider: text(64) });

export const pmsWebhook = z.strictObject({
  url: z
    .string()
    .nullable()
    .describe('The address to enter in the PMS; null if the PMS sends no notices to this server'),
});

export const lastError = z.strictObject({ code: z.string(), message: z.string(), at: z.string() });

export const pmsStatus = z.strictObject({
  connected: z.boolean(),
  provider: pmsProviderName.nullable(),
  property: externalProperty.nullable(),
  lastSync: z.string().nullable(),
  recordsSynced: z.strictObject({ reservations: z.int(), guests: z.int(), rooms: z.int() }),
  mode: z.enum(SYNC_MODES).nullable(),
  entities: z.array(entity).describe('The kinds of records synced: those enabled here and provided by the PMS'),
  nextSync: z.string().nullable(),
  pendingPushes: z.int(),
  parkedPushes: z.int(),
  openConflicts: z.int(),
  health: z.enum(['ok', 'failing']).nullable(),
  lastError: lastError.nullable(),
  running: z.string().nullable().describe('The id of the sync in progress; null: none'),
  webhookUrl: z
    .string()
    .nullable()
    .describe('The address for the PMS’s notices; null if the PMS sends none or cannot reach this server'),
});
export type PmsStatus = z.infer<typeof pmsStatus>;

export const pmsConnection = z.strictObject({ source: z.string(), ...pmsStatus.shape });

export const pmsSyncBody = z.strictObject({
  entities: distinct(entity, 1, PMS_ENTITIES.length)
    .optional()
    .describe('The kinds of records; absent: all enabled kinds'),
  dateRange: z
    .strictObject({ from: dateField, to: dateField })
    .refine(({ from, to }) => from <= to, {
      error: 'to must not be before from',
      path: ['to'],
      params: { code: 'invalid_value' },
    })
    .optional()
    .describe('Only stays that overlap these dates; absent: all changes since the last sync'),
});

export const pmsSyncStarted = z.strictObject({ syncId: z.string(), state: z.enum(['running', 'done', 'failed']) });

export const pmsSync = z.strictObject({
  syncId: z.string(),
  state: z.enum(['running', 'done', 'failed']),
  trigger: z.enum(['schedule', 'manual', 'connect', 'notice']),
  entities: z.array(entity),
  dateRange: z.strictObject({ from: z.string(), to: z.string() }).nullable(),
  recordsSynced: z.partialRecord(entity, z.int()),
  errors: z.array(z.strictObject({ entity: entity.nullable(), code: z.string(), message: z.string() })),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  progress: z
    .partialRecord(entity, z.strictObject({ done: z.int(), total: z.int().nullable(), finished: z.boolean() }))
    .describe('The progress by kind of record: records read, the total (null: not known), and whether it has finished'),
});
export type PmsSync = z.infer<typeof pmsSync>;

export const pmsSyncsQuery = z.strictObject({ ...ofSource, limit: pageQuery.limit });

export const pmsTest = z.strictObject({
  ok: z.boolean(),
  latencyMs: z.int(),
  checks: z.array(
    z.strictObject({
      name: z.string(),
      ok: z.boolean(),
      detail: z.string(),
      code: z.string().nullable().describe('The code of the error; null: no error'),
    }),
  ),
});

const report = {
  valid: z.boolean(),
  errors: z.array(
    z.strictObject({
      group: z.enum(['guest', 'reservation']),
      key: z.string(),
      field: z.string(),
      code: z.string(),
      detail: z.string(),
    }),
  ),
  checked: z
    .strictObject({ guest: z.boolean(), reservation: z.boolean() })
    .describe('Whether a real record was available'),
};

export const pmsMappingReport = z.strictObject(report);

export const pmsMappingPreview = z.strictObject({
  ...report,
  preview: z.array(
    z.strictObject({
      group: z.enum(['guest', 'reservation']),
      key: z.string(),
      field: z.string(),
      value: z.string().nullable().describe('The value in a real record, masked'),
    }),
  ),
});
export type PmsMappingPreview = z.infer<typeof pmsMappingPreview>;

export const pmsUnmapped = z.strictObject({
  pms: z
    .array(z.strictObject({ group: z.string(), field: z.string(), example: z.string() }))
    .describe('Group `roomType`: the codes whose slug was derived from the name'),
  service: z.array(z.strictObject({ group: z.string(), key: z.string(), required: z.boolean() })),
});

const path = z.string().max(PATH_CHARS_MAX).optional();

/** Service field → path in the PMS's record. Omitted: the provider's default; empty: not mapped. */
export const pmsFieldMappingBody = z.strictObject({
  guest: z.strictObject({ firstName: path, lastName: path, email: path, phone: path }).optional(),
  reservation: z.strictObject({ confirmationNumber: path, checkIn: path, checkOut: path }).optional(),
});

const revision = z.string().describe('The revision of the stored values; send it back as `seen` with a change');

/** As query or in a body. `conflict` if the stored revision differs, so that a colleague's change is not overwritten. */
const seen = z
  .string()
  .min(1)
  .max(100)
  .optional()
  .describe('The `revision` you last read. If it has changed since, the call fails with 409');

export const pmsFieldMappingChange = pmsFieldMappingBody.extend({ seen });

export const pmsFieldMapping = z.strictObject({
  guest: paths,
  reservation: paths,
  revision,
  effective: z
    .strictObject({ guest: paths, reservation: paths })
    .describe('The mapping in effect, including the provider’s defaults'),
});

const slug = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/, { error: 'A slug of small letters, digits and - such as double-lake-side' });

/** The PMS's room-type code → our slug. */
export const pmsRoomTypes = z
  .record(z.string().min(1).max(200), slug)
  .refine(atMost(ROOM_TYPES_MAX), tooMany(ROOM_TYPES_MAX));

export const pmsRoomTypesQuery = z.strictObject({ ...ofSource, seen });

export const pmsKnownRoomType = z.strictObject({
  code: z.string(),
  name: z.string(),
  maxPersons: z.int().nullable(),
  slug: z.string(),
  mapped: z.boolean().describe('Whether the hotel has set the slug; false: it was derived from the name'),
});

export const pmsKnownRoomTypes = listOf(pmsKnownRoomType).extend({ revision });

/** Omitted fields stay. */
export const pmsEnabledBody = z.strictObject({
  reservations: z.boolean().optional(),
  availability: z.boolean().optional(),
  rates: z.boolean().optional(),
  guestProfiles: z.boolean().optional(),
});

export const pmsEnabled = pmsEnabledBody.required();

/** Omitted fields stay. */
export const pmsSettingsBody = z.strictObject({
  mode: z.enum(SYNC_MODES).optional(),
  interval: interval.optional().describe('The interval of batch syncs, in milliseconds'),
  retryAttempts: z.int().min(0).max(10).optional(),
  conflictResolution: z.enum(CONFLICT_RESOLUTIONS).optional(),
});

export const pmsSettings = pmsSettingsBody.required();

export const pmsLogQuery = z.strictObject({
  ...ofSource,
  ...pageQuery,
  level: z.enum(['debug', 'info', 'warn', 'error']).optional(),
  since: instantField.optional(),
  entity: entity.optional(),
  syncId: text(64).optional(),
});

export const pmsLogLine = z.strictObject({
  id: z.string(),
  at: z.string(),
  level: z.enum(['debug', 'info', 'warn', 'error']),
  event: z.string(),
  message: z.string(),
  entity: entity.optional(),
  syncId: z.string().optional(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
});
export type PmsLogLine = z.infer<typeof pmsLogLine>;

export const pmsPageQuery = z.strictObject({ ...ofSource, ...pageQuery });

export const pmsConflict = z.strictObject({
  id: z.string(),
  entity: z.literal('guests'),
  guestId: z.string(),
  guestName: z.string(),
  field: z.enum(['firstName', 'lastName', 'email', 'phone']),
  pms: z.string(),
  service: z.string(),
  synced: z.string().describe('The last value that both sides had'),
  at: z.string(),
});
export type PmsConflictView = z.infer<typeof pmsConflict>;

export const pmsResolveBody = z.strictObject({ winner: z.enum(['pms', 'service']) });
export const pmsResolved = z.strictObject({ id: z.string(), winner: z.enum(['pms', 'service']) });

const PUSH_STATES = ['pending', 'sent', 'parked', 'dropped'] as const;

export const pmsPushQuery = z.strictObject({ ...ofSource, ...pageQuery, state: z.enum(PUSH_STATES).optional() });

export const pmsPush = z.strictObject({
  id: z.string(),
  kind: z.enum(PMS_CHANGE_KINDS),
  subjectId: z
    .string()
    .describe('The id of the task, conversation (also for a complaint), charge, preference or guest'),
  state: z.enum(PUSH_STATES),
  attempts: z.int(),
  nextAttemptAt: z.string().nullable(),
  receipt: z
    .strictObject({ id: z.string().nullable(), place: z.enum(PMS_PLACES), detail: z.string() })
    .nullable()
    .describe('The record in the PMS; null: none'),
  lastError: lastError.nullable(),
  createdAt: z.string(),
  settledAt: z.string().nullable(),
});
export type PmsPushView = z.infer<typeof pmsPush>;

export const pmsResent = z.strictObject({ id: z.string(), state: z.literal('pending') });

export const pmsNoticesAccepted = z.strictObject({ accepted: z.int() });
