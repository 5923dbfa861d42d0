import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

const { use, timeout, expect, forbidOnly } = config;

/** `npm run test:editor`: the owner's editor in a browser, on a copy of the project that it starts itself. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: 'editor.spec.ts',
  use,
  timeout,
  expect,
  forbidOnly,
  workers: 1,
});
