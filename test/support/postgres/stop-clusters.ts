import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Vitest runs this before and after all: whatever PostgreSQL a worker started goes with the run, however the worker ended. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'service-chat-pg-'));
  process.env['TEST_POSTGRES_FOLDER'] = folder;
  return () => {
    for (const name of readdirSync(folder)) {
      const lock = join(folder, name, 'data', 'postmaster.pid');
      if (!existsSync(lock)) continue;
      const [id = ''] = readFileSync(lock, 'utf8').split('\n');
      process.kill(Number(id), 'SIGQUIT'); // at once
      while (existsSync(`/proc/${id}`)) spawnSync('sleep', ['0.05']);
    }
    rmSync(folder, { recursive: true, force: true });
  };
}
