import { Worker } from 'node:worker_threads';
import { z } from 'zod';

const parts = z.tuple([z.instanceof(Uint8Array), z.instanceof(Uint8Array)]);
let described: Promise<z.output<typeof parts>> | null = null;

/**
 * The text of `/openapi.json` for a server at this address. All calls are described when somebody first asks, once in a process and
 * in a thread of its own: it takes a few tenths of a second, which no guest waits for, and 10 MB, which end with the thread.
 */
export async function openApiText(baseUrl: string): Promise<Buffer> {
  described ??= describeInThread();
  const [before, behind] = await described;
  return Buffer.concat([before, Buffer.from(JSON.stringify(baseUrl)), behind]);
}

function describeInThread(): NonNullable<typeof described> {
  const worker = new Worker(new URL('./describe-worker.ts', import.meta.url));
  const said = Promise.withResolvers<unknown>();
  worker.once('message', said.resolve);
  worker.once('error', said.reject);
  worker.once('exit', () => said.reject(new Error('The API was not described'))); // of no effect where it was
  const read = said.promise.then((message) => parts.parse(message));
  read.catch(() => {
    described = null; // the next one who asks tries again
  });
  return read;
}
