import type { EngineCalls } from '../conversation/turn/engine-calls.ts';

/** The data with which a worker is started. */
export interface WorkerPlan {
  /** The URL of the module whose `embeddedEngine` the worker runs. */
  engine: string;
}

/** A call, as it is sent to a worker. */
export interface SentTask {
  number: number;
  stage: keyof EngineCalls;
  args: readonly unknown[];
}

/** A call, as a worker receives it. */
export type Task = {
  [Stage in keyof EngineCalls]: { number: number; stage: Stage; args: Parameters<EngineCalls[Stage]> };
}[keyof EngineCalls];

/**
 * The result of a call. Errors are sent as values, so that any other failure is the worker's. `cpuMs`: the CPU time that
 * it took.
 */
export type Answer = { cpuMs: number } & ({ value: unknown } | { failure: unknown });

/** A worker's first message after its start. */
export interface WorkerHello {
  threadId: number;
  cells: BigInt64Array<SharedArrayBuffer>;
}

/** Parses a worker's first message; null for any other message. */
export function readHello(message: unknown): WorkerHello | null {
  if (typeof message !== 'object' || message === null || !('threadId' in message) || !('cells' in message)) return null;
  const { threadId, cells } = message;
  return typeof threadId === 'number' && isShared(cells) ? { threadId, cells } : null;
}

function isShared(cells: unknown): cells is WorkerHello['cells'] {
  return cells instanceof BigInt64Array && cells.buffer instanceof SharedArrayBuffer;
}
