import { configDefaults, defineConfig } from 'vitest/config';

// .ci/run asks for the counts as JSON beside what a person reads.
const report = process.env['NINELIVES_TEST_REPORT'];

export default defineConfig({
  test: {
    setupFiles: ['test/setup.ts'],
    include: ['test/**/*.test.ts'],
    exclude: [...configDefaults.exclude],
    // A process a file would spend as long on loading the sources as on the tests; no test leaves anything behind in its process.
    isolate: false,
    maxWorkers: '100%',
    testTimeout: 120_000,
    coverage: { provider: 'v8', include: ['src/**/*.ts'], reporter: ['text-summary'] },
    reporters: report === undefined ? ['default'] : ['default', ['json', { outputFile: report }]],
  },
});
