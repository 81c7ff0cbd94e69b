import { defineConfig } from 'vitest/config';

/** Vitest reads this file. The widget's builds are described in widget/build.ts, which calls Vite itself. */
export default defineConfig({
  test: {
    include: ['test/*.test.ts', 'test/{bff,shared,contract,corpus,faults,e2e}/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    isolate: false, // language packs and the like are read once by each worker, not by each file
    testTimeout: 60_000, // ends what hangs; how long things take is the benches' business
    hookTimeout: 60_000,
  },
});
