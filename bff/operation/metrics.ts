import { statfsSync } from 'node:fs';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '../base/clock.ts';
import type { Embeddings } from '../embeddings/embeddings.ts';
import type { Nodes } from '../nodes/port.ts';
import type { StorePlace } from '../store/core/place.ts';
import {
  measureBytes,
  measureOutbox,
  measureSync,
  type Place,
  readNewCalls,
  readNewDecisions,
} from '../store/figures/metrics.ts';
import { countTextVectors } from '../store/house/text-vectors.ts';
import type { Db } from '../store/schema/schema.ts';
import type { Backups } from './backups.ts';
import type { Measured } from './measured.ts';
import type { Readiness } from './readiness.ts';

/** Histogram buckets: from a fast disk to a failing one. */
const COMMIT_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** Histogram buckets: from instantly to longer than guests wait. */
const ANSWER_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Prometheus metrics. They name no guests: labels are kinds and property ids. */
export interface Metrics extends Measured {
  contentType: string;
  /** The current values of all metrics. */
  scrape(): Promise<string>;
}

export interface MetricsDeps {
  db: Db;
  clock: Clock;
  store: StorePlace;
  dataDir: string;
  backups: Backups;
  readiness: Readiness;
  sockets(): { guest: number; desk: number };
  nodes: Pick<Nodes, 'countOthers' | 'redis' | 'counts'>;
  embeddings?: Pick<Embeddings, 'counts'>;
}

export function createMetrics(deps: MetricsDeps): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const nameMetric = (name: string, help: string) => ({ name: `service_chat_${name}`, help, registers });
  const commits = new Histogram({
    ...nameMetric('store_commit_seconds', 'From the begin of a transaction to its flush'),
    buckets: COMMIT_SECONDS,
  });
  const failed = new Counter(nameMetric('store_commits_failed_total', 'Commits that the disk did not take'));
  const messages = new Counter({ ...nameMetric('messages_total', 'Messages stored'), labelNames: ['author'] });
  const answers = new Histogram({
    ...nameMetric('answer_seconds', 'From a guest’s message to the AI’s answer'),
    buckets: ANSWER_SECONDS,
  });
  gaugeSockets(nameMetric, deps);
  gaugeNodes(nameMetric, deps);
  gaugeWork(nameMetric, deps);
  gaugeDisk(nameMetric, deps);
  countDecisions(nameMetric, deps);
  countModel(nameMetric, deps);
  countEmbeddings(nameMetric, deps);
  return {
    committed: (seconds) => commits.observe(seconds),
    notCommitted: () => failed.inc(),
    message: (author) => messages.inc({ author }),
    answered: (seconds) => answers.observe(seconds),
    contentType: registry.contentType,
    scrape: () => registry.metrics(),
  };
}

type Named = (name: string, help: string) => { name: string; help: string; registers: Registry[] };

function gaugeSockets(named: Named, { sockets }: MetricsDeps): void {
  new Gauge({
    ...named('sockets_open', 'Open sockets'),
    labelNames: ['side'],
    collect() {
      const { guest, desk } = sockets();
      this.set({ side: 'guest' }, guest);
      this.set({ side: 'desk' }, desk);
    },
  });
}

function gaugeNodes(named: Named, { nodes }: MetricsDeps): void {
  new Gauge({
    ...named('nodes', 'Processes that serve this store, this one included, as far as it knows'),
    collect() {
      this.set(nodes.countOthers() + 1);
    },
  });
  new Gauge({
    ...named('redis_up', '1: Redis carries what nodes tell each other; 0: it does not, or there is none'),
    collect() {
      this.set(nodes.redis()?.isUp === true ? 1 : 0);
    },
  });
  new Counter({
    ...named('node_messages_total', 'What nodes told each other, as this one told and heard it'),
    labelNames: ['direction', 'by'],
    collect() {
      const { toldByRedis, toldByStore, heardByRedis, heardByStore } = nodes.counts();
      this.reset();
      this.inc({ direction: 'told', by: 'redis' }, toldByRedis);
      this.inc({ direction: 'told', by: 'store' }, toldByStore);
      this.inc({ direction: 'heard', by: 'redis' }, heardByRedis);
      this.inc({ direction: 'heard', by: 'store' }, heardByStore);
    },
  });
}

function gaugeWork(named: Named, { db, clock }: MetricsDeps): void {
  const ageOf = (at: string) => Math.max(0, (+clock() - Date.parse(at)) / 1_000);
  const oldest = new Gauge({
    ...named('outbox_oldest_seconds', 'Age of the oldest work that is not done'),
    labelNames: ['kind'],
  });
  new Gauge({
    ...named('outbox_open', 'Work that is not done: answers owed, mails, calls of staff'),
    labelNames: ['kind'],
    async collect() {
      for (const { kind, open, since } of await measureOutbox(db)) {
        this.set({ kind }, open);
        oldest.set({ kind }, since === null ? 0 : ageOf(since));
      }
    },
  });
  const failing = new Gauge({
    ...named('sync_failing', '1: the last exchange with the PMS failed'),
    labelNames: ['property', 'provider'],
  });
  new Gauge({
    ...named('sync_lag_seconds', 'Since the last exchange with the PMS that went well'),
    labelNames: ['property', 'provider'],
    async collect() {
      this.reset();
      failing.reset();
      for (const { property, provider, isFailing, since } of await measureSync(db)) {
        this.set({ property, provider }, ageOf(since));
        failing.set({ property, provider }, isFailing ? 1 : 0);
      }
    },
  });
}

function gaugeDisk(named: Named, { db, store, dataDir, backups, readiness }: MetricsDeps): void {
  new Gauge({
    ...named('store_bytes', 'Size of the database and of its log'),
    labelNames: ['file'],
    async collect() {
      for (const [file, bytes] of Object.entries(await measureBytes(db, store))) this.set({ file }, bytes);
    },
  });
  new Gauge({
    ...named('disk_free_bytes', 'Room where the data folder is'),
    collect() {
      const { bavail, bsize } = statfsSync(dataDir);
      this.set(bavail * bsize);
    },
  });
  new Gauge({
    ...named('backup_newest_timestamp_seconds', 'When the newest backup was made; 0: there is none'),
    collect() {
      this.set(Date.parse(backups.list()[0]?.at ?? new Date(0).toISOString()) / 1_000);
    },
  });
  new Gauge({
    ...named('backup_failing', '1: the last backup was not made'),
    collect() {
      this.set(backups.lastFault() === null ? 0 : 1);
    },
  });
  new Gauge({
    ...named('ready', '1: what the server needs is there'),
    labelNames: ['check'],
    async collect() {
      for (const { name, ok } of await readiness.check()) this.set({ check: name }, ok ? 1 : 0);
    },
  });
}

/** Counted from the rows when scraped, so that guests' messages are not delayed. */
function countDecisions(named: Named, { db }: MetricsDeps): void {
  let position: Place | null = null;
  new Counter({
    ...named('decisions_total', 'What the AI decided, by the first thing it did'),
    labelNames: ['kind'],
    async collect() {
      const { counts, next } = await readNewDecisions(db, position);
      position = next;
      for (const { kind, count } of counts) this.inc({ kind }, count);
    },
  });
}

function countModel(named: Named, { db }: MetricsDeps): void {
  let position: Place | null = null;
  const tokens = new Counter({
    ...named('model_tokens_total', 'Tokens of the language model'),
    labelNames: ['direction'],
  });
  const cost = new Counter({
    ...named('model_cost_total', 'What the language model cost, in whole units of the currency'),
    labelNames: ['currency'],
  });
  new Counter({
    ...named('model_calls_total', 'Calls of the language model, by what came of them'),
    labelNames: ['outcome'],
    async collect() {
      const { counts, next } = await readNewCalls(db, position);
      position = next;
      for (const { outcome, currency, count, inputTokens, outputTokens, costMicros } of counts) {
        this.inc({ outcome }, count);
        tokens.inc({ direction: 'in' }, inputTokens);
        tokens.inc({ direction: 'out' }, outputTokens);
        if (currency !== '') cost.inc({ currency }, costMicros / 1_000_000);
      }
    },
  });
}

function countEmbeddings(named: Named, { db, embeddings }: MetricsDeps): void {
  if (embeddings === undefined) return;
  new Counter({
    ...named('embedding_calls_total', 'Calls of the embedding model by this process, for what, and what came of them'),
    labelNames: ['of', 'outcome'],
    collect() {
      this.reset();
      for (const { of, outcome, count } of embeddings.counts()) this.inc({ of, outcome }, count);
    },
  });
  new Gauge({
    ...named('text_vectors', 'Vectors of houses’ texts that are kept'),
    async collect() {
      this.set(await countTextVectors(db));
    },
  });
}
