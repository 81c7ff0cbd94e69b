import { workerData } from 'node:worker_threads';
import { type CopyJob, copyStore } from './copy-store.ts';
import { toSeal } from './sealing.ts';

/** What a thread is told that makes one copy and ends: reading a whole store would hold up every guest for seconds. */
export interface CopyOrder extends Pick<CopyJob, 'store' | 'dataDir' | 'target'> {
  masterKey: Uint8Array;
  /** Age recipients beside the master key. */
  recipients: readonly string[];
}

const { store, dataDir, target, masterKey, recipients }: CopyOrder = workerData;
await copyStore({ store, dataDir, target, seal: await toSeal({ current: Buffer.from(masterKey) }, recipients) });
