import { pino } from 'pino';
import { createSecrets } from '../../../bff/base/secrets/secrets.ts';
import { soleNode } from '../../../bff/nodes/sole-node.ts';
import { createRegistry } from '../../../bff/pms/registry.ts';
import { createWriter } from '../../../bff/store/sqlite/writer.ts';
import { createSync } from '../../../bff/sync/sync.ts';
import { openStore } from '../fresh-store.ts';
import { byHttp, createPaperAdapter } from './paper-pms.ts';

/** A sync engine in its own process, which the test kills: `node sync-child.ts DATABASE PROPERTY ACCOUNT PMS-URL`. */
const [file = '', propertyId = '', accountId = '', url = ''] = process.argv.slice(2);
const db = await openStore(file);
const sync = createSync({
  db,
  writer: createWriter(db),
  clock: () => new Date(),
  log: pino({ level: 'warn' }, pino.destination(2)),
  secrets: createSecrets(Buffer.alloc(32, 7)),
  nodes: soleNode,
  registry: createRegistry({ custom: async () => createPaperAdapter(byHttp) }),
  allowPrivateNetworks: ['127.0.0.1'],
  webhookUrl: () => null,
  pace: { pushRetryMs: 0, runRetryMs: 0, backoffMs: 1, tickMs: 20 },
});
await sync.start();
if (!(await sync.status(propertyId)).connected) {
  const credentials = { propertyId: 'H1', apiKey: 'right', url };
  await sync.connect(propertyId, { provider: 'custom', credentials }, { id: 'usr_1', accountId });
}
await sync.work();
process.stdout.write('done\n');
