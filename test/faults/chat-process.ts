import { flushCompileCache } from 'node:module';
import type { Trx } from '../../bff/store/schema/schema.ts';
import type { Writer } from '../../bff/store/sqlite/writer.ts';
import { startComposed } from './composed-server.ts';

/**
 * The product in its own process, to be killed: `chat-process.ts DATA_DIR [lying]`. `lying` makes its writer report "stored"
 * while the transaction is still open, which the checker must notice.
 */
const [, , dataDir = '', mode] = process.argv;

function acknowledgeEarly(writer: Writer): Writer {
  return {
    close: () => writer.close(),
    write: (work) =>
      new Promise((resolve, reject) => {
        writer
          .write(async (trx, together) => {
            const before = await countMessages(trx);
            resolve(await work(trx, together));
            // The transaction stays open until the process is killed, so the message is never stored.
            if ((await countMessages(trx)) > before) await new Promise(() => undefined);
          })
          .catch(reject);
      }),
  };
}

async function countMessages(trx: Trx): Promise<number> {
  return (await trx.selectFrom('message').select('id').where('author', '=', 'guest').execute()).length;
}

const server = await startComposed({
  dataDir,
  ...(mode === 'lying' ? { wrapWriter: acknowledgeEarly } : {}),
});
flushCompileCache(); // a killed process writes no compile cache, and the next start would compile everything again
process.stdout.write(`ready ${server.baseUrl}\n`);
