import { flushCompileCache } from 'node:module';
import type { Writer } from '../../bff/store/writer.ts';
import { startComposed } from './composed-server.ts';

/**
 * The product as a process of its own, to be killed: `chat-process.ts DATA_DIR [lying]`. `lying` makes its writer
 * say "stored" while the transaction is still open: the checker must notice.
 */
const [, , dataDir = '', mode] = process.argv;
const OPEN_MS = 150;

function lie(writer: Writer): Writer {
  return {
    close: () => writer.close(),
    write: (work) =>
      new Promise((resolve, reject) => {
        writer
          .write(async (trx) => {
            resolve(await work(trx));
            await new Promise((done) => setTimeout(done, OPEN_MS));
          })
          .catch(reject);
      }),
  };
}

const server = await startComposed({
  dataDir,
  ...(mode === 'lying' ? { wrapWriter: lie } : {}),
});
flushCompileCache(); // what is killed leaves none, and the next start would compile everything anew
process.stdout.write(`ready ${server.baseUrl}\n`);
