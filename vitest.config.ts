import { defineConfig } from 'vitest/config';

/** Unit tests stand beside the file that they test. */
export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'integrations/**/*.test.ts',
      'owner/**/*.test.ts',
      'tests/site/**/*.test.ts',
    ],
    // Tests that read the whole content take a second each, and ten on a busy machine.
    testTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
