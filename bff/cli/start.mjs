// `npm start` of a clone: builds what browsers load where that is missing or older than its source, and serves the sample
// hotel. One process from npm's shell to the server, so that a signal to npm reaches the server.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const hasTools = canBuild();

if (hasTools || !existsSync(`${root}dist/widget/manifest.json`)) {
  if (!hasTools) {
    console.error('The widget and the desk are not built yet: fetching the tools for it, this once');
    run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  }
  run('npm', ['run', '-s', 'build:if-stale']);
  if (!hasTools) run('npm', ['prune', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error']);
}
process.argv.splice(2, 0, 'serve', '--sample');
await import('./service-chat.mjs');

function canBuild() {
  try {
    createRequire(import.meta.url).resolve('vite/package.json');
    return true;
  } catch {
    return false; // installed with --omit=dev
  }
}

/** Runs a command in the clone and ends with its code where it fails. */
function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}
