import { defineConfig } from 'vitest/config';

/** The unit tests of what `npm run test:mutation` changes. Some of it is only seen in a form. */
export default defineConfig({
  test: {
    include: ['src/{enquiry,form,islands,resume,schemas}/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
    // Each change of the code that the walks reach repeats them.
    env: { WALKS: '150' },
  },
});
