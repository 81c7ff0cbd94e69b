import { createInterface } from 'node:readline';
import { createLog } from '../../bff/base/log.ts';
import { stopInOrder } from '../../bff/cli/stop-in-order.ts';
import { startComposed } from './composed-server.ts';

/**
 * The product in its own process, in which an unexpected failure happens: `faulty-process.ts DATA_DIR`. A line on its standard
 * input says which: `throw`, `reject`, or `hang` (draining does not end).
 */
const [, , dataDir = ''] = process.argv;
const server = await startComposed({ dataDir });
let isHanging = false;
/** If the process hangs, a second stop signal must end it: it exits by itself only after every test is over. */
function close(): Promise<void> {
  if (!isHanging) return server.close();
  process.kill(process.pid, 'SIGTERM');
  return new Promise(() => undefined);
}
stopInOrder({ log: createLog('error'), close, stopMsMax: 3_600_000 }, (code) => process.exit(code));

/** Creates an error like that of a library that quotes its input. */
function createQuotingError(): Error {
  const quoted = Object.assign(new TypeError('Invalid URL'), { code: 'ERR_INVALID_URL', input: 'canaryword' });
  return new Error('Something was left out', { cause: quoted });
}

createInterface({ input: process.stdin }).on('line', (how) => {
  isHanging = how === 'hang';
  if (how === 'reject') void Promise.reject(createQuotingError());
  else
    setImmediate(() => {
      throw createQuotingError();
    });
});
process.stdout.write(`ready ${server.baseUrl}\n`);
