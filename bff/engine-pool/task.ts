import type { EngineCalls } from '../conversation/turn/engine-calls.ts';

/** What a worker is started with. */
export interface WorkerPlan {
  /** The module whose `embeddedEngine` the worker runs, as a URL. */
  engine: string;
}

/** One call as it is sent to a worker. */
export interface SentTask {
  number: number;
  stage: keyof EngineCalls;
  args: readonly unknown[];
}

/** One call as a worker gets it: the arguments are those of its stage, as its caller gave them. */
export type Task = {
  [Stage in keyof EngineCalls]: { number: number; stage: Stage; args: Parameters<EngineCalls[Stage]> };
}[keyof EngineCalls];

/**
 * What came of a call: a failure crosses as a value, so that whatever else comes back tells of the worker. `cpuMs`: what it took
 * of the worker's CPU.
 */
export type Answer = { cpuMs: number } & ({ value: unknown } | { failure: unknown });

/** What a worker says of itself as soon as it runs. */
export interface WorkerHello {
  threadId: number;
  cells: BigInt64Array<SharedArrayBuffer>;
}

/** A worker's hello among what workers say; null for anything else. */
export function readHello(message: unknown): WorkerHello | null {
  if (typeof message !== 'object' || message === null || !('threadId' in message) || !('cells' in message)) return null;
  const { threadId, cells } = message;
  return typeof threadId === 'number' && isShared(cells) ? { threadId, cells } : null;
}

function isShared(cells: unknown): cells is WorkerHello['cells'] {
  return cells instanceof BigInt64Array && cells.buffer instanceof SharedArrayBuffer;
}
