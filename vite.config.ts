import { availableParallelism, totalmem } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { findPostgres } from './test/support/postgres/cluster.ts';

/** What waits for browsers, for other processes or for a vendor's pace, and the conversations of the corpus. */
const LONG = /\/test\/(?:faults|e2e|corpus|bff\/(?:cli|pms))\//;

/** All tests of the server. */
const ALL = ['test/*.test.ts', 'test/{bff,shared,contract,corpus,docs,faults,e2e}/**/*.test.ts'];
/** What `npm test` holds of PostgreSQL besides SQLite: the store itself, and through the server what asks most of it. */
const ON_POSTGRES = [
  'test/bff/store/**/*.test.ts',
  'test/bff/http/conversations/{search,sorting,tasks}.test.ts',
  'test/bff/conversation/stay/arrivals.test.ts',
  'test/bff/operation/metrics.test.ts',
];
/** What is about the SQLite file itself: its rights, its plans, its copies, the command line over it. */
const ON_SQLITE = [
  'test/bff/store/{own-files,lookup-plans,migrations,free-pages}.test.ts',
  'test/bff/http/listener/large-store.test.ts',
];
/** What starts a PostgreSQL of its own, whatever the others keep their stores in. */
const WITH_POSTGRES = 'test/bff/store/postgres/**/*.test.ts';

/** `npm run test:postgres`: each server test that can be is run on PostgreSQL. */
const isAllOnPostgres = process.env['TEST_DATABASE'] === 'postgres';
const hasPostgres = findPostgres() !== null;
if (!hasPostgres)
  process.stdout.write(
    'No PostgreSQL here: what is stored is tested on SQLite alone (install postgresql, or set POSTGRES_BIN)\n',
  );

/**
 * A test file keeps a third of a core busy: it waits for browsers, other processes and timers, and leaves its core to another. Each
 * worker may need so much memory, with the servers that it starts.
 */
const WORKERS_PER_CORE = 3;
const WORKER_BYTES = 1_500_000_000;
const WORKERS = Math.max(2, Math.min(WORKERS_PER_CORE * availableParallelism(), Math.floor(totalmem() / WORKER_BYTES)));

/** Begins with what takes long: no file goes on alone at the end, while the other workers have nothing left to do. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const largestFirst = await super.sort(files);
    return largestFirst.sort((a, b) => Number(LONG.test(b.moduleId)) - Number(LONG.test(a.moduleId)));
  }
}

/** Vitest reads this file. The widget's builds are described in widget/build.ts, which calls Vite itself. */
export default defineConfig({
  test: {
    projects: [
      ...(isAllOnPostgres ? [] : [{ extends: true, test: { name: 'sqlite', include: ALL, exclude: [WITH_POSTGRES] } }]),
      ...(hasPostgres
        ? [
            {
              extends: true,
              test: {
                name: 'postgres',
                include: isAllOnPostgres ? ALL : ON_POSTGRES,
                exclude: ON_SQLITE,
                env: { TEST_DATABASE: 'postgres' },
                globalSetup: 'test/support/postgres/stop-clusters.ts',
              },
            },
          ]
        : []),
    ],
    pool: 'forks',
    // Modules run as Node itself runs them, types taken off: by Vite's own runner each use of an import asks an object first,
    // which costs what reads texts an eighth of its time. No test puts a module in another's place.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    execArgv: ['--no-regexp-tier-up'], // as the server runs: patterns are compiled once (a sixth of the time)
    maxWorkers: WORKERS,
    sequence: { sequencer: LongFirst },
    isolate: false, // language packs and the like are read once by each worker, not by each file
    retry: process.env.CI === undefined ? 0 : 1, // on a runner that others share; the report names what needed it
    testTimeout: 120_000, // ends what hangs; how long things take is the benches' business
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } }, // by itself a second: too little where a machine is busy
  },
});
