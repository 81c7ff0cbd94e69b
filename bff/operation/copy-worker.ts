import { workerData } from 'node:worker_threads';
import { type CopyJob, copyStore } from './copy-store.ts';
import { toSeal } from './sealing.ts';

/** The order for a thread that makes one copy: reading a whole store here would block guests for seconds. */
export interface CopyOrder extends Pick<CopyJob, 'store' | 'dataDir' | 'target'> {
  masterKey: Uint8Array;
  /** Age recipients in addition to the master key. */
  recipients: readonly string[];
}

const { store, dataDir, target, masterKey, recipients }: CopyOrder = workerData;
await copyStore({ store, dataDir, target, seal: await toSeal({ current: Buffer.from(masterKey) }, recipients) });
