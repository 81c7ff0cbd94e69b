import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What waits for browsers, for other processes or for a vendor's pace, and the conversations of the corpus. */
const LONG = /\/test\/(?:faults|e2e|corpus|bff\/(?:cli|pms))\//;

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
    include: ['test/*.test.ts', 'test/{bff,shared,contract,corpus,faults,e2e}/**/*.test.ts'],
    globalSetup: 'test/support/postgres/stop-clusters.ts',
    pool: 'forks',
    maxWorkers: 3, // on two cores: what waits for a browser or a timer leaves its core to another
    sequence: { sequencer: LongFirst },
    isolate: false, // language packs and the like are read once by each worker, not by each file
    retry: process.env.CI === undefined ? 0 : 1, // on a runner that others share; the report names what needed it
    testTimeout: 120_000, // ends what hangs; how long things take is the benches' business
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } }, // by itself a second: too little where a machine is busy
  },
});
