import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** /dev/shm is in memory. The run's own temporary folder does not work, because PostgreSQL's user may not enter it. */
const PARENT = existsSync('/dev/shm') ? '/dev/shm' : '/tmp';
/** The folder's name holds the process id of its run. */
const NAME = /^service-chat-pg-(\d+)-/;

let folder = '';

/**
 * Vitest runs this before all tests. It creates one folder for the clusters of all workers, and removes what an
 * interrupted run left.
 */
export function setup(): void {
  for (const name of readdirSync(PARENT)) {
    const [, id] = NAME.exec(name) ?? [];
    if (id !== undefined && existsSync('/proc') && !existsSync(`/proc/${id}`)) removeClusters(join(PARENT, name));
  }
  folder = mkdtempSync(join(PARENT, `service-chat-pg-${process.pid}-`));
  chmodSync(folder, 0o711);
  process.env['TEST_POSTGRES_FOLDER'] = folder;
}

/** Vitest runs this after all tests. It removes the clusters, however the workers ended. */
export function teardown(): void {
  removeClusters(folder);
}

function removeClusters(parent: string): void {
  for (const name of readdirSync(parent)) {
    const lock = join(parent, name, 'data', 'postmaster.pid');
    if (!existsSync(lock)) continue;
    const [id = ''] = readFileSync(lock, 'utf8').split('\n');
    if (!existsSync('/proc') || existsSync(`/proc/${id}`)) process.kill(Number(id), 'SIGQUIT'); // immediate shutdown
    while (existsSync(lock) && existsSync(`/proc/${id}`)) spawnSync('sleep', ['0.05']);
  }
  rmSync(parent, { recursive: true, force: true });
}
