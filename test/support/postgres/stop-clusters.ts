import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Linux keeps this folder in memory. PostgreSQL runs as a user who may not enter the run's own temporary folder. */
const PARENT = existsSync('/dev/shm') ? '/dev/shm' : '/tmp';
/** The number of the run's process is in the name of its folder. */
const NAME = /^service-chat-pg-(\d+)-/;

let folder = '';

/** Vitest runs this before all tests: whatever PostgreSQL a worker starts is in one folder. What a run left that was cut off goes. */
export function setup(): void {
  for (const name of readdirSync(PARENT)) {
    const [, id] = NAME.exec(name) ?? [];
    if (id !== undefined && existsSync('/proc') && !existsSync(`/proc/${id}`)) removeClusters(join(PARENT, name));
  }
  folder = mkdtempSync(join(PARENT, `service-chat-pg-${process.pid}-`));
  chmodSync(folder, 0o711);
  process.env['TEST_POSTGRES_FOLDER'] = folder;
}

/** … and this after all: it goes with the run, however the workers ended. */
export function teardown(): void {
  removeClusters(folder);
}

function removeClusters(of: string): void {
  for (const name of readdirSync(of)) {
    const lock = join(of, name, 'data', 'postmaster.pid');
    if (!existsSync(lock)) continue;
    const [id = ''] = readFileSync(lock, 'utf8').split('\n');
    if (!existsSync('/proc') || existsSync(`/proc/${id}`)) process.kill(Number(id), 'SIGQUIT'); // at once
    while (existsSync(lock) && existsSync(`/proc/${id}`)) spawnSync('sleep', ['0.05']);
  }
  rmSync(of, { recursive: true, force: true });
}
