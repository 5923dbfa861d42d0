import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A page takes its time on a busy machine; the report names only what is slow there too.
    slowTestThreshold: 5000,
    projects: [
      {
        // Beside the file that they test, those of the checks' own functions, and what the documents say.
        test: {
          name: 'unit',
          include: [
            '{src,integrations,owner}/**/*.test.{ts,tsx}',
            'tests/**/support/*.test.ts',
            'tests/docs/*.test.ts',
          ],
          // Tests that read the whole content take a second each, and ten on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        // What `dist/` must be; run it after a build.
        test: { name: 'site', include: ['tests/site/*.test.ts'], testTimeout: 60_000 },
      },
    ],
  },
});
