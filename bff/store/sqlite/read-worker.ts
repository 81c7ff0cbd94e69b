import { workerData } from 'node:worker_threads';
import { ServiceError } from '../../base/errors.ts';
import type { ReadAnswer, ReadOrder } from '../conversations/read-order.ts';
import { openPlaceReadOnly, type StorePlace } from '../core/place.ts';
import type { Db } from '../schema/schema.ts';

/*
 * A thread for reads only. Its connection cannot write, so the thread may be ended at any moment.
 */
const place: StorePlace = workerData;
const db = openPlaceReadOnly(place);

/** Runs one read. Throws if the module exports no such function. */
export async function runRead({ module, name, args }: ReadOrder): Promise<ReadAnswer> {
  const exported: Record<string, unknown> = await import(module);
  const run = exported[name];
  if (!isRead(run)) throw new Error(`${module} exports no function ${name}`);
  try {
    return { value: await run(db, ...args) };
  } catch (error) {
    if (error instanceof ServiceError) return { refusal: { code: error.code, message: error.message } };
    throw error;
  }
}

function isRead(exported: unknown): exported is (db: Db, ...args: readonly unknown[]) => Promise<unknown> {
  return typeof exported === 'function';
}
