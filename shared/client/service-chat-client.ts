import { z } from 'zod';
import { activationAnswer, type activationBody } from '../api/activation.ts';
import { listOf } from '../api/common.ts';
import {
  pmsConflict,
  type pmsConnectBody,
  pmsConnected,
  pmsEnabled,
  type pmsEnabledBody,
  pmsFieldMapping,
  type pmsFieldMappingBody,
  type pmsFieldMappingChange,
  type pmsKnownRoomType,
  pmsKnownRoomTypes,
  pmsLogLine,
  type pmsLogQuery,
  pmsMappingPreview,
  pmsMappingReport,
  pmsProvider,
  pmsPush,
  type pmsPushQuery,
  pmsResent,
  pmsResolved,
  pmsRoomTypes,
  pmsSettings,
  type pmsSettingsBody,
  pmsStatus,
  pmsSync,
  type pmsSyncBody,
  pmsSyncStarted,
  pmsTest,
  pmsUnmapped,
  pmsWebhook,
} from '../api/pms.ts';
import { property, type propertyBody } from '../api/property.ts';
import { trainingAnswer, type trainingBody } from '../api/training.ts';
import { type ApiOptions, createCaller } from './call-api.ts';

const PMS = '/api/integrations/pms';
const POLL_MS = 500;

/** A hotel's side of the service, over its HTTP API: setting up, and the PMS. Every call rejects with an ApiError. */
export interface ServiceChatClient {
  /** Says what the property is: name, address, time zone, languages, amenities. */
  configureProperty(given: z.input<typeof propertyBody>): Promise<z.output<typeof property>>;
  /** Replaces what the hotel taught; the next guest's message is answered by it. */
  trainAI(given: z.input<typeof trainingBody>): Promise<z.output<typeof trainingAnswer>>;
  /** Switches channels on, and says who answers when. */
  activate(given: z.input<typeof activationBody>): Promise<z.output<typeof activationAnswer>>;
  /** Connects the PMS after a real call to it; `syncInterval` in milliseconds: pull in batches. */
  connectPms(given: z.input<typeof pmsConnectBody>): Promise<z.output<typeof pmsConnected>>;
  /** The PMS's room-type codes → slugs. */
  mapRoomTypes(given: Record<string, string>): Promise<Record<string, string>>;
  /** Chooses what is synchronised; what is left out stays. */
  enableSync(given: z.input<typeof pmsEnabledBody>): Promise<z.output<typeof pmsEnabled>>;
  pms: {
    providers(): Promise<z.output<typeof pmsProvider>[]>;
    status(): Promise<z.output<typeof pmsStatus>>;
    test(): Promise<z.output<typeof pmsTest>>;
    /** The address for whoever enters it in the PMS by hand; who asked for it is recorded. */
    webhook(): Promise<string | null>;
    enabled(): Promise<z.output<typeof pmsEnabled>>;
    syncSettings(): Promise<z.output<typeof pmsSettings>>;
    /** Changes how it is synchronised; what is left out stays. */
    configureSync(given: z.input<typeof pmsSettingsBody>): Promise<z.output<typeof pmsSettings>>;
    roomTypes(): Promise<z.output<typeof pmsRoomTypes>>;
    /** The room types the PMS has, each with its slug. */
    knownRoomTypes(): Promise<z.output<typeof pmsKnownRoomType>[]>;
    fieldMapping(): Promise<z.output<typeof pmsFieldMapping>>;
    /** What a mapping would read of real records, masked; nothing is stored. */
    previewMapping(given: z.input<typeof pmsFieldMappingBody>): Promise<z.output<typeof pmsMappingPreview>>;
    mapFields(given: z.input<typeof pmsFieldMappingChange>): Promise<z.output<typeof pmsFieldMapping>>;
    validate(): Promise<z.output<typeof pmsMappingReport>>;
    unmapped(): Promise<z.output<typeof pmsUnmapped>>;
    /** Begins a sync. */
    sync(given?: z.input<typeof pmsSyncBody>): Promise<z.output<typeof pmsSyncStarted>>;
    readSync(syncId: string): Promise<z.output<typeof pmsSync>>;
    /** The newest syncs, at most `limit` (default 50). */
    syncs(limit?: number): Promise<z.output<typeof pmsSync>[]>;
    /** Begins a sync and resolves when it is through, done or failed. `onProgress` is told each time it looks. */
    syncAndWait(
      given?: z.input<typeof pmsSyncBody>,
      onProgress?: (run: z.output<typeof pmsSync>) => void,
    ): Promise<z.output<typeof pmsSync>>;
    /** One page of the log, the newest first. */
    logs(
      filter?: Partial<z.input<typeof pmsLogQuery>>,
    ): Promise<z.output<ReturnType<typeof listOf<typeof pmsLogLine>>>>;
    /** All that are open. */
    conflicts(): Promise<z.output<typeof pmsConflict>[]>;
    resolveConflict(id: string, winner: 'pms' | 'service'): Promise<z.output<typeof pmsResolved>>;
    /** One page of what goes back to the PMS, the newest first. */
    pushes(
      filter?: Partial<z.input<typeof pmsPushQuery>>,
    ): Promise<z.output<ReturnType<typeof listOf<typeof pmsPush>>>>;
    /** Has a parked one sent again. */
    resend(id: string): Promise<z.output<typeof pmsResent>>;
    disconnect(): Promise<void>;
  };
}

export function createServiceChatClient(options: ApiOptions): ServiceChatClient {
  const call = createCaller(options);
  const wait = options.wait ?? ((ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)));
  const get = <A extends z.ZodType>(path: string, answer: A) => call({ method: 'GET', path, answer });
  const put = <A extends z.ZodType>(path: string, body: object, answer: A) =>
    call({ method: 'PUT', path, body, answer });
  const post = <A extends z.ZodType>(path: string, body: object, answer: A) =>
    call({ method: 'POST', path, body, answer });

  const pms: ServiceChatClient['pms'] = {
    providers: async () => (await get(`${PMS}/providers`, listOf(pmsProvider))).items,
    status: () => get(`${PMS}/status`, pmsStatus),
    test: () => get(`${PMS}/test`, pmsTest),
    webhook: async () => (await get(`${PMS}/webhook`, pmsWebhook)).url,
    enabled: () => get(`${PMS}/sync/enabled`, pmsEnabled),
    syncSettings: () => get(`${PMS}/sync/settings`, pmsSettings),
    roomTypes: () => get(`${PMS}/room-types`, pmsRoomTypes),
    knownRoomTypes: async () => (await get(`${PMS}/room-types/known`, pmsKnownRoomTypes)).items,
    fieldMapping: () => get(`${PMS}/field-mapping`, pmsFieldMapping),
    previewMapping: (given) => post(`${PMS}/field-mapping/preview`, given, pmsMappingPreview),
    configureSync: (given) => put(`${PMS}/sync/settings`, given, pmsSettings),
    mapFields: (given) => put(`${PMS}/field-mapping`, given, pmsFieldMapping),
    validate: () => get(`${PMS}/validate`, pmsMappingReport),
    unmapped: () => get(`${PMS}/unmapped`, pmsUnmapped),
    sync: (given = {}) => post(`${PMS}/sync`, given, pmsSyncStarted),
    readSync: (syncId) => get(`${PMS}/sync/${encodeURIComponent(syncId)}`, pmsSync),
    syncs: async (limit) => (await get(`${PMS}/sync?${queryOf({ limit })}`, listOf(pmsSync))).items,
    async syncAndWait(given, onProgress) {
      const { syncId } = await pms.sync(given);
      for (;;) {
        const run = await pms.readSync(syncId);
        onProgress?.(run);
        if (run.state !== 'running') return run;
        await wait(POLL_MS);
      }
    },
    logs: (filter = {}) => get(`${PMS}/logs?${queryOf(filter)}`, listOf(pmsLogLine)),
    async conflicts() {
      const all: z.output<typeof pmsConflict>[] = [];
      let cursor: string | undefined;
      do {
        const page = await get(`${PMS}/conflicts?${queryOf({ limit: 200, cursor })}`, listOf(pmsConflict));
        all.push(...page.items);
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      return all;
    },
    resolveConflict: (id, winner) =>
      post(`${PMS}/conflicts/${encodeURIComponent(id)}/resolve`, { winner }, pmsResolved),
    pushes: (filter = {}) => get(`${PMS}/pushes?${queryOf(filter)}`, listOf(pmsPush)),
    resend: (id) => post(`${PMS}/pushes/${encodeURIComponent(id)}/resend`, {}, pmsResent),
    disconnect: () => call({ method: 'DELETE', path: `${PMS}/connect`, answer: z.undefined() }),
  };

  return {
    configureProperty: (given) => put('/api/property', given, property),
    trainAI: (given) => put('/api/ai/training', given, trainingAnswer),
    activate: (given) => put('/api/activation', given, activationAnswer),
    connectPms: (given) => post(`${PMS}/connect`, given, pmsConnected),
    mapRoomTypes: (given) => put(`${PMS}/room-types`, given, pmsRoomTypes),
    enableSync: (given) => put(`${PMS}/sync/enabled`, given, pmsEnabled),
    pms,
  };
}

/** A query of what is given; what is undefined is left out. */
function queryOf(given: object): URLSearchParams {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined);
  return new URLSearchParams(entries.map(([name, value]): [string, string] => [name, String(value)]));
}
