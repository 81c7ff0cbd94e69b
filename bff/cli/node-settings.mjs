import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/**
 * What the server's process is started with, by every way to start it. A small young generation, and garbage taken out
 * early: the server holds a third less, and in the middle of an import of 100,000 reservations less than half. A pattern is
 * compiled once instead of twice: the engine's are large, and what it does for the first time takes half as long.
 */
export const NODE_FLAGS = ['--max-semi-space-size=4', '--heap-growing-percent=10', '--no-regexp-tier-up'];

/** The C library (glibc; others take no notice) gives the memory of large buffers back at once. */
export const MALLOC_SETTINGS = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

/**
 * What was compiled is kept for the next start, which takes two thirds of the time: beside the packages, or beside the compiled
 * server. Where nobody may write there, Node goes on without. A process holds what was kept until its end (15 MB of a whole
 * server): one that is to run for months, and reads compiled modules, starts a tenth slower instead.
 */
export function compileSettings({ isCompiled, isServer }) {
  if (isCompiled && isServer) return {};
  const folder = isCompiled ? '../../.cache' : '../../node_modules/.cache/service-chat';
  return { NODE_COMPILE_CACHE: fileURLToPath(new URL(folder, import.meta.url)) };
}

/**
 * The Node to run with: this one where it can, else the bundled one, else null. It must tell what a thread used of the
 * processor (a text that takes too much is ended by that), and read TypeScript where nothing was compiled.
 */
export function findNode({ isCompiled, bundled }) {
  const measures = typeof process.threadCpuUsage === 'function' && typeof Worker.prototype.cpuUsage === 'function';
  if (measures && (isCompiled || process.features.typescript)) return process.execPath;
  return bundled;
}
