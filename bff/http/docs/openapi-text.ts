import { Worker } from 'node:worker_threads';
import { z } from 'zod';

const parts = z.tuple([z.instanceof(Uint8Array), z.instanceof(Uint8Array)]);
let descriptionParts: Promise<z.output<typeof parts>> | null = null;

/**
 * The text of `/openapi.json` for a server at this address. All calls are described once per process, when somebody
 * first asks. That happens in a thread of its own, because it takes a few tenths of a second and 10 MB, which are freed
 * with the thread.
 */
export async function openApiText(baseUrl: string): Promise<Buffer> {
  descriptionParts ??= describeInThread();
  const [before, behind] = await descriptionParts;
  return Buffer.concat([before, Buffer.from(JSON.stringify(baseUrl)), behind]);
}

function describeInThread(): NonNullable<typeof descriptionParts> {
  const worker = new Worker(new URL('./describe-worker.ts', import.meta.url));
  const workerMessage = Promise.withResolvers<unknown>();
  worker.once('message', workerMessage.resolve);
  worker.once('error', workerMessage.reject);
  worker.once('exit', () => workerMessage.reject(new Error('The API was not described'))); // no effect if it was
  const partsRead = workerMessage.promise.then((message) => parts.parse(message));
  partsRead.catch(() => {
    descriptionParts = null; // the next request tries again
  });
  return partsRead;
}
