import { defineConfig } from 'vitest/config';

/** The unit tests of what `npm run test:mutation` changes. */
export default defineConfig({
  test: { include: ['src/enquiry/*.test.ts', 'src/islands/tabStorage.test.ts'] },
});
