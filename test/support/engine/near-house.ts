import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { readConfig } from '../../../bff/base/config.ts';
import { findSampleProperty, loadSampleHotel } from '../../../bff/cli/sample/sample.ts';
import { openServices, type Services } from '../../../bff/compose.ts';
import type { Embeddings } from '../../../bff/embeddings/embeddings.ts';
import { TextRefresh } from '../../../bff/embeddings/refresh-texts.ts';
import { PACK_CODES } from '../../../bff/language/pack/packs.ts';
import { saveEmbeddingTrial } from '../../../bff/store/house/text-vectors.ts';
import { meaningsOfLines } from '../../bench/embeddings/houses.ts';
import { MODELS, type TextWithMeaning, toVector } from '../../bench/embeddings/meaning-vectors.ts';
import { prepareStore } from '../fresh-store.ts';
import { type EmbeddingsServer, startEmbeddingsServer } from './embeddings-server.ts';

export const NEAR_MODEL = 'scripted';
/** Long enough that a busy machine is not mistaken for a slow model. */
const PATIENT_MS = 60_000;

/** The sample hotel with its real engine and store, and an embedding model's server. */
export interface NearHouse {
  services: Services;
  embeddings: Embeddings;
  server: EmbeddingsServer;
  propertyId: string;
  refresh: TextRefresh;
  /** The whole log. */
  logged(): string;
  /** The hashes of the texts that have a vector. */
  listKept(): Promise<string[]>;
  close(): Promise<void>;
}

/**
 * `meanings`: text → another text with the same meaning; all other texts have their own meaning. `clock`: the services'
 * clock. `tried`: true if the model has already passed the trial for every language, else the first round tries it.
 * `questionMs`: how long a question waits for the model.
 */
export async function openNearHouse({
  meanings = {},
  clock,
  tried = true,
  questionMs = PATIENT_MS,
}: {
  meanings?: Readonly<Record<string, string>>;
  clock: () => Date;
  tried?: boolean;
  questionMs?: number;
}): Promise<NearHouse> {
  const lines = tried ? new Map<string, TextWithMeaning>() : meaningsOfLines();
  const meantBy = (text: string): TextWithMeaning =>
    lines.get(text) ?? { text, language: 'en', means: [meanings[text] ?? text] };
  const server = await startEmbeddingsServer((text) => toVector(meantBy(text), MODELS.good));
  const dataDir = mkdtempSync(join(tmpdir(), 'service-chat-near-'));
  const parsedConfig = readConfig({
    DATA_DIR: dataDir,
    EMBEDDINGS_BASE_URL: server.baseUrl,
    EMBEDDINGS_MODEL: NEAR_MODEL,
  });
  if ('faults' in parsedConfig) throw new Error(parsedConfig.faults.join('; '));
  let logged = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  const config = { ...parsedConfig.config, ...(await prepareStore(dataDir)) };
  const services = await openServices({ config, log: pino({ level: 'debug' }, stream), clock, questionMs });
  await loadSampleHotel(services);
  const { embeddings, db } = services;
  const propertyId = await findSampleProperty(db);
  if (embeddings === undefined || propertyId === null) throw new Error('The house has no embedding model');
  if (tried)
    for (const language of PACK_CODES)
      await services.writer.write((trx) =>
        saveEmbeddingTrial(trx, { model: NEAR_MODEL, language, found: 32, asked: 32, at: '' }),
      );
  const refresh = new TextRefresh(services, embeddings);
  return {
    services,
    embeddings,
    server,
    propertyId,
    refresh,
    logged: () => logged,
    async listKept() {
      const rows = await db.selectFrom('textVector').select('textHash').where('propertyId', '=', propertyId).execute();
      return rows.map(({ textHash }) => textHash).toSorted();
    },
    async close() {
      refresh.close();
      await services.close();
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
