import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createSecrets } from '../../../bff/base/secrets/secrets.ts';
import type { NodePace } from '../../../bff/nodes/membership.ts';
import type { Nodes } from '../../../bff/nodes/port.ts';
import { joinNodes } from '../../../bff/nodes/shared-nodes.ts';
import type { Db } from '../../../bff/store/schema/schema.ts';
import { ensureEpoch } from '../../../bff/store/sqlite/meta.ts';
import { createWriter, type Writer } from '../../../bff/store/sqlite/writer.ts';
import { openStore } from '../../support/fresh-store.ts';

/** Twenty times faster than in production. */
export const QUICK: NodePace = {
  beatMs: 100,
  silentMs: 600,
  looksMin: 4,
  trustMs: 400,
  lookMs: 15,
  sweepMs: 150,
};

/** Several nodes on one store, in this process. */
export interface NodeRig {
  db: Db;
  writer: Writer;
  /** While `isCut()` is true, this node cannot write to the store. */
  join(options?: { redisUrl?: string | null; isCut?: () => boolean; secret?: number }): Promise<Nodes>;
  close(): Promise<void>;
}

export async function openNodeRig(): Promise<NodeRig> {
  const folder = mkdtempSync(join(tmpdir(), 'service-chat-nodes-'));
  const db = await openStore(join(folder, 'test.db'));
  const writer = createWriter(db);
  await ensureEpoch(writer);
  const joined: Nodes[] = [];
  return {
    db,
    writer,
    async join({ redisUrl = null, isCut = () => false, secret = 7 } = {}) {
      const nodes = await joinNodes({
        db,
        writer: {
          ...writer,
          write: (work) => (isCut() ? Promise.reject(new Error('the store is away')) : writer.write(work)),
        },
        clock: () => new Date(),
        log: pino({ level: 'silent' }),
        secrets: createSecrets(Buffer.alloc(32, secret)),
        name: `node ${joined.length + 1}`,
        redisUrl,
        pace: QUICK,
      });
      joined.push(nodes);
      return nodes;
    },
    async close() {
      await Promise.all(joined.map((one) => one.close()));
      await writer.close();
      await db.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
