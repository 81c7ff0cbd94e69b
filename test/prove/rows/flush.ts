import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { WireClient } from '../../support/wire-client.ts';
import { MortalHouse } from '../house/mortal-house.ts';
import { findEarlyAcks } from '../house/trace.ts';
import { isOver, type Job, type Outcome, type Row } from '../row.ts';

/** A guest may send so many at once. */
const EACH = 8;
const CONTROL_ACKS = 8;
const CALLS = 'pwrite64,pwritev,fsync,fdatasync,write,writev,sendto,sendmsg';

/** Every ack is traced in the operating system's own calls: the log of the store was flushed before it left. */
export const flush: Row = {
  name: 'flush',
  says: 'no ack leaves before the flush, as the system’s own calls show; a server that does not flush is seen',
  unit: 'acks',
  goal: 200,
  short: 8,
  weight: 1,
  async run(job) {
    if (spawnSync('strace', ['-V']).status !== 0) return { done: 0, faults: [], notRun: 'there is no strace here' };
    const { acks, early } = await traceAcks(job, false);
    const control = await traceAcks({ ...job, goal: CONTROL_ACKS }, true);
    const faults = early.map((id) => `the ack of ${id} left before its message was flushed`);
    if (control.early.length === 0) faults.push('a server that does not flush was not seen');
    return { done: acks, faults, figures: { 'early of the control': control.early.length } } satisfies Outcome;
  },
};

/** Messages one after the other, each waited for: what the system did between two acks is about one. */
async function traceAcks(job: Job, isUnflushed: boolean) {
  const file = join(job.folder, `calls-${isUnflushed}`);
  const under = ['strace', '-f', '-y', '-s', '400', '-e', `trace=${CALLS}`, '-o', file];
  const house = await MortalHouse.open(job.folder, { birth: { under, isUnflushed }, aiMode: 'manual' });
  try {
    for (let sent = 0; !isOver(job, sent); ) sent += await sendAsGuest(house, Math.min(EACH, job.goal - sent));
    await house.kill(); // the tracer ends with it, and has written all
    return findEarlyAcks(await readLines(file));
  } finally {
    await house.remove();
  }
}

async function sendAsGuest({ baseUrl, propertyId }: MortalHouse, count: number): Promise<number> {
  const guest = await new WireClient(baseUrl).opened();
  guest.write({ type: 'hello', propertyId });
  await guest.frame(({ type }) => type === 'welcome');
  for (let sent = 0; sent < count; sent++) {
    const id = randomUUID();
    guest.write({ type: 'send', id, text: `line ${sent}` });
    await guest.frame((frame) => frame.type === 'ack' && frame['id'] === id);
  }
  await guest.close();
  return count;
}

async function readLines(file: string): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of createInterface({ input: createReadStream(file) })) lines.push(line);
  return lines;
}
