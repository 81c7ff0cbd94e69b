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
  pmsLogLine,
  type pmsLogQuery,
  pmsMappingReport,
  pmsProvider,
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
    configureSync(given: z.input<typeof pmsSettingsBody>): Promise<z.output<typeof pmsSettings>>;
    mapFields(given: z.input<typeof pmsFieldMappingBody>): Promise<z.output<typeof pmsFieldMapping>>;
    validate(): Promise<z.output<typeof pmsMappingReport>>;
    unmapped(): Promise<z.output<typeof pmsUnmapped>>;
    /** Begins a sync. */
    sync(given?: z.input<typeof pmsSyncBody>): Promise<z.output<typeof pmsSyncStarted>>;
    readSync(syncId: string): Promise<z.output<typeof pmsSync>>;
    /** Begins a sync and resolves when it is through, done or failed. `onProgress` is told each time it looks. */
    syncAndWait(
      given?: z.input<typeof pmsSyncBody>,
      onProgress?: (run: z.output<typeof pmsSync>) => void,
    ): Promise<z.output<typeof pmsSync>>;
    /** One page of the log, the newest first. */
    logs(
      filter?: Partial<z.input<typeof pmsLogQuery>>,
    ): Promise<z.output<ReturnType<typeof listOf<typeof pmsLogLine>>>>;
    conflicts(): Promise<z.output<typeof pmsConflict>[]>;
    resolveConflict(id: string, winner: 'pms' | 'service'): Promise<z.output<typeof pmsResolved>>;
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
    configureSync: (given) => put(`${PMS}/sync/settings`, given, pmsSettings),
    mapFields: (given) => put(`${PMS}/field-mapping`, given, pmsFieldMapping),
    validate: () => get(`${PMS}/validate`, pmsMappingReport),
    unmapped: () => get(`${PMS}/unmapped`, pmsUnmapped),
    sync: (given = {}) => post(`${PMS}/sync`, given, pmsSyncStarted),
    readSync: (syncId) => get(`${PMS}/sync/${encodeURIComponent(syncId)}`, pmsSync),
    async syncAndWait(given, onProgress) {
      const { syncId } = await pms.sync(given);
      for (;;) {
        const run = await pms.readSync(syncId);
        onProgress?.(run);
        if (run.state !== 'running') return run;
        await wait(POLL_MS);
      }
    },
    logs: (filter = {}) => {
      const query = new URLSearchParams(
        Object.entries(filter).map(([name, value]): [string, string] => [name, String(value)]),
      );
      return get(`${PMS}/logs?${query}`, listOf(pmsLogLine));
    },
    conflicts: async () => (await get(`${PMS}/conflicts?limit=200`, listOf(pmsConflict))).items,
    resolveConflict: (id, winner) =>
      post(`${PMS}/conflicts/${encodeURIComponent(id)}/resolve`, { winner }, pmsResolved),
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
