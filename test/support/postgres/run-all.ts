import { spawnSync } from 'node:child_process';
import { ensurePostgres } from './cluster.ts';

/** `npm run test:postgres -- [files]`: runs the server's tests with their stores in PostgreSQL instead of SQLite. */
if (ensurePostgres() === null) {
  console.error('There is no PostgreSQL here: install postgresql, or set POSTGRES_BIN to the folder of its programs');
  process.exit(1);
}
const env = { ...process.env, TEST_DATABASE: 'postgres' };
const { status } = spawnSync('vitest', ['run', ...process.argv.slice(2)], { stdio: 'inherit', env });
process.exit(status ?? 1);
