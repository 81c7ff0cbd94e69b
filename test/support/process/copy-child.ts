import { dirname } from 'node:path';
import { type CopyStage, copyStore } from '../../../bff/operation/copy-store.ts';
import { toSeal } from '../../../bff/operation/sealing.ts';

/** Copies a store in its own process, and kills itself at a stage: `copy-child.ts STORE TARGET STAGE`. */
const [, , store = '', target = '', killAt] = process.argv;
const job = { store: { file: store }, dataDir: dirname(store), target };
await copyStore({ ...job, seal: await toSeal({ current: Buffer.alloc(32, 7) }, []) }, (stage: CopyStage) => {
  if (stage === killAt) process.kill(process.pid, 'SIGKILL');
});
