import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Linux keeps this folder in memory. */
const MEMORY = '/dev/shm';

let folder = '';

/** Vitest runs this before all tests: whatever PostgreSQL a worker starts is in one folder. */
export function setup(): void {
  // Not the run's own temporary folder: PostgreSQL runs as a user who may not enter that.
  folder = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : '/tmp', 'service-chat-pg-'));
  chmodSync(folder, 0o711);
  process.env['TEST_POSTGRES_FOLDER'] = folder;
}

/** … and this after all: it goes with the run, however the worker ended. */
export function teardown(): void {
  for (const name of readdirSync(folder)) {
    const lock = join(folder, name, 'data', 'postmaster.pid');
    if (!existsSync(lock)) continue;
    const [id = ''] = readFileSync(lock, 'utf8').split('\n');
    process.kill(Number(id), 'SIGQUIT'); // at once
    while (existsSync(lock) && existsSync(`/proc/${id}`)) spawnSync('sleep', ['0.05']);
  }
  rmSync(folder, { recursive: true, force: true });
}
