import type { Clock } from '../base/clock.ts';
import { newId } from '../base/ids.ts';
import type { Log } from '../base/log.ts';
import type { Secrets } from '../base/secrets/secrets.ts';
import type { Db } from '../store/schema/schema.ts';
import { findEpoch } from '../store/sqlite/meta.ts';
import type { Writer } from '../store/sqlite/writer.ts';
import { createBus } from './bus.ts';
import { createMembership, NODE_PACE, type NodePace } from './membership.ts';
import type { Nodes } from './port.ts';
import { limitHere } from './sole-node.ts';

export interface SharedNodesDeps {
  db: Db;
  writer: Writer;
  clock: Clock;
  log: Log;
  secrets: Secrets;
  /** The process's display name. */
  name: string;
  /** redis:// or rediss://; null: none. */
  redisUrl: string | null;
  /** Other intervals, for tests. */
  pace?: Partial<NodePace>;
}

/** Joins the nodes of this store; alive when it resolves. Rejects if the store fails. */
export async function joinNodes(deps: SharedNodesDeps): Promise<Nodes> {
  const { db, writer, clock, log, secrets, redisUrl, name } = deps;
  const pace = { ...NODE_PACE, ...deps.pace };
  const id = newId('node');
  const membership = createMembership({ writer, log, id, name, startedAt: clock().toISOString(), pace });
  // Loaded only if needed.
  const link = redisUrl === null ? null : await import('./redis-link.ts');
  const prefix = `service-chat:${await findEpoch(db)}`;
  const bus = createBus({
    db,
    writer,
    clock,
    log,
    secrets,
    nodeId: id,
    pace,
    countOthers: membership.countOthers,
    connect:
      link === null || redisUrl === null
        ? null
        : ({ message, turn }) => link.openRedisLink({ url: redisUrl, prefix, log, onMessage: message, onTurn: turn }),
  });
  await bus.start();
  await membership.start();
  const { redis } = bus;
  return {
    id,
    bus,
    countOthers: membership.countOthers,
    takes: membership.takes,
    limit: (settings) => redis?.limit(settings) ?? limitHere(settings),
    redis: () => (redis === null ? null : { isUp: redis.isUp() }),
    counts: bus.counts,
    async close() {
      await bus.close();
      await membership.close();
    },
  };
}
