import { threadId } from 'node:worker_threads';
import { ServiceError } from '../../bff/base/errors.ts';
import type { Db } from '../../bff/store/schema/schema.ts';

/** What a thread finds, and which one it is. */
export async function callThread(db: Db, key: string): Promise<{ thread: number; value: string | undefined }> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst();
  return { thread: threadId, value: row?.value };
}

/** Holds its thread as a long query does. */
export async function hold(_db: Db, ms: number): Promise<void> {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

export async function refuse(_db: Db, why: string): Promise<void> {
  throw new ServiceError('bad_request', why);
}

export async function writeNote(db: Db): Promise<void> {
  await db.insertInto('meta').values({ key: 'note', value: 'written by a reader' }).execute();
}
