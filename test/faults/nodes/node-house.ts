import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../../../bff/store/postgres/database.ts';
import type { Db } from '../../../bff/store/schema/schema.ts';
import { openHotel } from '../../support/chat-server.ts';
import { type Cluster, startCluster } from '../../support/postgres/cluster.ts';
import { findOwnPort } from '../../support/process/own-port.ts';
import { programAt } from '../../support/process/programs.ts';
import { type ServeProcess, startServing } from '../../support/process/serve-process.ts';
import { type RedisServer, startRedis } from '../../support/redis/redis-server.ts';
import { startBalancer } from './balancer.ts';

/** Several server processes on one PostgreSQL, with a Redis beside it and a balancer before them. */
export interface NodeHouse {
  /** The balancer's. */
  baseUrl: string;
  propertyId: string;
  apiKey: string;
  db: Db;
  redis: RedisServer;
  postgres: Cluster;
  /** Kills a node as a crash does, and returns its name among the nodes. */
  kill(place: number): Promise<string | null>;
  /** Stops a node as an update does. Throws with its log if it does not stop cleanly. */
  drain(place: number): Promise<void>;
  /** Starts a stopped node again. */
  start(place: number): Promise<void>;
  /** The names of the running nodes by position; null for a stopped node. */
  places(): (number | null)[];
  close(): Promise<void>;
}

/** The program of a node: the shipped server, or the server with an engine that only echoes. */
const PROGRAMS = {
  real: [programAt('bff/cli/main.ts'), 'serve'],
  quick: [programAt('test/faults/nodes/node-process.ts')],
} as const;

/** `withRedis`: if false there is no Redis, and nodes only poll the store. */
export async function openNodeHouse(
  count: number,
  {
    program,
    withRedis = true,
    clusterFolder,
  }: { program: keyof typeof PROGRAMS; withRedis?: boolean; clusterFolder?: string | undefined },
): Promise<NodeHouse> {
  const dataDir = mkdtempSync(join(tmpdir(), 'service-chat-nodes-'));
  const postgres = startCluster(clusterFolder);
  const redis = await startRedis();
  const balancer = await startBalancer();
  const db = openPostgres(postgres.url('postgres'));
  const ports = await Promise.all(Array.from({ length: count }, findOwnPort));
  const running: (ServeProcess | null)[] = ports.map(() => null);
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url('postgres'),
    BASE_URL: balancer.baseUrl,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'error',
    ...(withRedis ? { REDIS_URL: redis.url } : {}),
  };

  const updateBalancer = () => balancer.aim(ports.filter((_, place) => running[place] !== null));

  async function start(place: number): Promise<void> {
    running[place] = await startServing({ ...env, PORT: String(ports[place]) }, PROGRAMS[program]);
    updateBalancer();
  }

  /** The node's newest id: the previous node of its port stays in the table until the others have removed it. */
  async function idOf(place: number): Promise<string | null> {
    const rows = await db
      .selectFrom('node')
      .select('id')
      .where('name', 'like', `%:${ports[place]}`)
      .orderBy('startedAt', 'desc')
      .execute();
    return rows[0]?.id ?? null;
  }

  function addNode(place: number): ServeProcess | null {
    const process = running[place] ?? null;
    running[place] = null;
    updateBalancer();
    return process;
  }

  try {
    await start(0); // started alone, because it creates the tables and the shared key
    await Promise.all(ports.slice(1).map((_, index) => start(index + 1)));
    const { propertyId, apiKey } = await openHotel(balancer.baseUrl);
    return {
      baseUrl: balancer.baseUrl,
      propertyId,
      apiKey,
      db,
      redis,
      postgres,
      start,
      places: () => running.map((one, place) => (one === null ? null : place)),
      async kill(place) {
        const id = await idOf(place);
        const process = addNode(place);
        if (process === null) return null;
        const gone = once(process.child, 'exit');
        process.child.kill('SIGKILL');
        await gone;
        return id;
      },
      async drain(place) {
        const process = addNode(place);
        const code = await process?.stop();
        if (code !== 0) throw new Error(`The node left with ${code}: ${process?.logged()}`);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }

  async function close(): Promise<void> {
    for (const one of running) if (one !== null) one.child.kill('SIGKILL');
    await balancer.close();
    await db.destroy();
    await redis.kill();
    postgres.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
