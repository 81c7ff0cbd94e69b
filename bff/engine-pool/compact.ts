import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { z } from 'zod';

const collector = z.custom<(options: { type: 'major'; flavor: 'last-resort'; execution: 'sync' }) => void>(
  (found) => typeof found === 'function',
);

/**
 * Moves together what this thread holds, and gives the rest back to the system. What was read and cut on the way to a dictionary
 * lies between what is kept, so that an ordinary collection frees no page: it is half of a worker's memory. Stands still for
 * some tenths of a second: for a worker at rest, never for the thread of the sockets.
 */
export function compactMemory(): void {
  setFlagsFromString('--expose-gc'); // Node offers a full collection in no other way (`v8.setFlagsFromString`, `node --expose-gc`)
  const collect = collector.parse(runInNewContext('gc'));
  collect({ type: 'major', flavor: 'last-resort', execution: 'sync' });
}
