import { globSync, readFileSync } from 'node:fs';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Tests beside the files that they test, tests of the checks' own functions, tests of the documents. */
const unitTests = [
  '{src,integrations,owner,rules,scripts}/**/*.test.{js,ts,tsx}',
  'tests/**/support/*.test.{ts,tsx}',
  'tests/docs/*.test.ts',
];

/** Those that need a DOM. Between two environments vitest starts its workers again, so they are a project of their own. */
const domTests = globSync(unitTests).filter((file) =>
  readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom'),
);

const unit: TestProjectInlineConfiguration['test'] = {
  // Nearly all tests read the same modules, which are then read once.
  isolate: false,
  // The default leaves one of two cores idle once what runs beside these tests has ended.
  maxWorkers: '100%',
  // Tests that read all content take one second each, and ten seconds on a busy machine.
  testTimeout: 60_000,
};

export default defineConfig({
  test: {
    // The default, 300 ms, would report many tests as slow on a busy machine.
    slowTestThreshold: 5000,
    projects: [
      { test: { ...unit, name: 'unit', include: unitTests, exclude: domTests } },
      {
        test: {
          ...unit,
          name: 'unit-dom',
          include: domTests,
          setupFiles: 'tests/support/expectNoBareText.ts',
        },
      },
      {
        // Checks of `dist/`. Run them after a build.
        test: { name: 'site', include: ['tests/site/*.test.ts'], testTimeout: 60_000 },
      },
      {
        // Programs of a server. They use `dist/` too.
        test: { name: 'nginx', include: ['tests/hosting/*.test.ts'] },
      },
      {
        // Programs that read the resume's file.
        test: {
          name: 'pdf',
          include: ['tests/pdf/*.test.ts'],
        },
      },
      {
        // An owner's way to a site of their own. It builds the site, so it takes some minutes.
        test: {
          name: 'owner',
          include: ['tests/owner/*.test.ts'],
          testTimeout: 900_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
