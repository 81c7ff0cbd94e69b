import type { Threads } from './engine-pool/threads.ts';

/** Starts the threads of the embedded engine, before anything else of a server is loaded. */
export async function startEngine(): Promise<Threads> {
  const { startThreads } = await import('./engine-pool/threads.ts');
  return startThreads({ engine: new URL('./embedded-engine.ts', import.meta.url).href });
}
