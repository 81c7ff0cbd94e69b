import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

/** The programs that tests start many times as their own processes. */
export const PROGRAMS = [
  'bff/cli/main.ts',
  'test/faults/channel-process.ts',
  'test/faults/chat-process.ts',
  'test/faults/nodes/node-process.ts',
  'test/prove/house/mortal-process.ts',
  'test/prove/house/operation-process.ts',
  'test/support/pms/sync-child.ts',
  'test/support/process/service-child.ts',
] as const;

/**
 * The file to start a program from: its source, or the bundle that `npm test` built (`build-programs.ts`), which starts
 * in half the CPU time.
 */
export function programAt(source: (typeof PROGRAMS)[number]): string {
  const folder = process.env['TEST_PROGRAMS'];
  return folder === undefined || folder === '' ? join(ROOT, source) : join(folder, builtName(source));
}

/** The bundle's file name for a source. */
export function builtName(source: string): string {
  return source.replace(/\.ts$/, '.mjs');
}
