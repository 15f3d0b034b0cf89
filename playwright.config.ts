import { defineConfig, type ReporterDescription } from '@playwright/test';
import { siteUrl } from './tests/journeys/support/addresses.ts';
import { chromiumOptions } from './tests/journeys/support/browser.ts';

/** The test command reads the counts from a file that it names in the environment. */
const counts: ReporterDescription[] = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json']] : [];

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  outputDir: '.sandbox/journeys-output',
  globalSetup: './tests/journeys/support/stack.ts',
  // One world for all: an operator's switch in one journey must not meet another.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ...counts],
  use: {
    baseURL: siteUrl,
    browserName: 'chromium',
    launchOptions: chromiumOptions(),
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Helsinki',
    navigationTimeout: 45_000,
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
