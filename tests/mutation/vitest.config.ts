import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests of pure functions notice most changes in milliseconds. The tests of whole forms, and the walks, come last. */
class PureFunctionsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isSlow = ({ moduleId }: TestSpecification) => Number(/\/(islands|owner)\//.test(moduleId));
    return files.toSorted((a, b) => isSlow(a) - isSlow(b));
  }
}

/** The unit tests of what `npm run test:mutation` changes. Some of it is only seen in a form. */
export default defineConfig({
  test: {
    include: ['src/{enquiry,form,islands,resume,schemas}/**/*.test.{ts,tsx}', 'owner/tasks/tasks.test.ts'],
    setupFiles: ['tests/mutation/setup.ts'],
    sequence: { sequencer: PureFunctionsFirst },
    testTimeout: 60_000,
    // A worker for each file would take ten times as long.
    isolate: false,
    // Each change of the code that the walks reach repeats them.
    env: { WALKS: '150' },
  },
});
