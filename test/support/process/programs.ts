import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

/** What tests start again and again as processes of their own. */
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
 * The file that a program is started from: its source; or, where `npm test` has put each together in few files
 * (`build-programs.ts`), that one, which starts in half the time of the processor.
 */
export function programAt(source: (typeof PROGRAMS)[number]): string {
  const folder = process.env['TEST_PROGRAMS'];
  return folder === undefined || folder === '' ? join(ROOT, source) : join(folder, builtName(source));
}

/** What a source is called once it is put together. */
export function builtName(source: string): string {
  return source.replace(/\.ts$/, '.mjs');
}
