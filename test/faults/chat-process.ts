import { flushCompileCache } from 'node:module';
import type { Trx } from '../../bff/store/schema/schema.ts';
import type { Writer } from '../../bff/store/sqlite/writer.ts';
import { createEchoEngine } from '../support/engine/echo-engine.ts';
import { startComposed } from './composed-server.ts';

/**
 * The product as a process of its own, to be killed: `chat-process.ts DATA_DIR [lying]`. `lying` makes its writer
 * say "stored" while the transaction is still open: the checker must notice. Its engine repeats what it hears: the real one would
 * read its languages again after each kill, for as long as the kills are about.
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
  engine: createEchoEngine(),
  ...(mode === 'lying' ? { wrapWriter: acknowledgeEarly } : {}),
});
flushCompileCache(); // a killed process writes no compile cache, and the next start would compile everything again
process.stdout.write(`ready ${server.baseUrl}\n`);
