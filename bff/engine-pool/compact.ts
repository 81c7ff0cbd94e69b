import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { z } from 'zod';

const collector = z.custom<(options: { type: 'major'; flavor: 'last-resort'; execution: 'sync' }) => void>(
  (found) => typeof found === 'function',
);

/**
 * Compacts this thread's heap and returns free memory to the system. After loading a dictionary, garbage lies between live
 * objects, so that a normal collection frees no page; that is half of a worker's memory. Blocks the thread for some tenths
 * of a second: only for idle workers, never for the thread of the sockets.
 */
export function compactMemory(): void {
  setFlagsFromString('--expose-gc'); // Node offers a full collection only in this way (`v8.setFlagsFromString`, `node --expose-gc`).
  const collect = collector.parse(runInNewContext('gc'));
  collect({ type: 'major', flavor: 'last-resort', execution: 'sync' });
}
