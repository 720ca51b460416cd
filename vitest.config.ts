import { defineConfig } from 'vitest/config';

// .ci/run asks for the counts as JSON beside what a person reads.
const report = process.env['NINELIVES_TEST_REPORT'];

export default defineConfig({
  test: {
    setupFiles: ['test/setup.ts'],
    include: ['test/**/*.test.ts'],
    testTimeout: 120_000,
    coverage: { provider: 'v8', include: ['src/**/*.ts'], reporter: ['text-summary'] },
    reporters: report === undefined ? ['default'] : ['default', ['json', { outputFile: report }]],
  },
});
