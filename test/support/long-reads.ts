import { threadId } from 'node:worker_threads';
import { ServiceError } from '../../bff/base/errors.ts';
import type { Db } from '../../bff/store/schema/schema.ts';

/** Reads a value and returns it with the number of the thread that read it. */
export async function callThread(db: Db, key: string): Promise<{ thread: number; value: string | undefined }> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst();
  return { thread: threadId, value: row?.value };
}

/** Blocks its thread like a long query. */
export async function hold(_db: Db, ms: number): Promise<void> {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

export async function refuse(_db: Db, reason: string): Promise<void> {
  throw new ServiceError('bad_request', reason);
}

export async function writeNote(db: Db): Promise<void> {
  await db.insertInto('meta').values({ key: 'note', value: 'written by a reader' }).execute();
}
