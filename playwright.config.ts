import { defineConfig, type ReporterDescription } from '@playwright/test';
import { runningStack, siteUrl } from './tests/journeys/support/addresses.ts';
import { chromiumOptions } from './tests/journeys/support/browser.ts';
import { choiceMade } from './tests/journeys/support/consent.ts';

/** The test command reads the counts from a file that it names in the environment. */
const counts: ReporterDescription[] = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json']] : [];

const reading = [
  'accessibility',
  'crawl',
  'front-page',
  'games',
  'history',
  'locales',
  'lost-answers',
  'page-types',
  'security-headers',
  'shut-table',
  'static-pages',
  'transactions',
  'unknown-paths',
].map((name) => `**/${name}.journey.ts`);

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  outputDir: '.sandbox/journeys-output',
  globalSetup: './tests/journeys/support/stack.ts',
  workers: 2,
  fullyParallel: true,
  // A world per worker. Journeys that only read come first and are dealt out one by one; those that change theirs by the file.
  projects: [
    { name: 'reading', testMatch: reading },
    {
      name: 'changing',
      testIgnore: reading,
      workers: runningStack ? 1 : 2,
      fullyParallel: false,
      dependencies: ['reading'],
    },
  ],
  // A crowded machine stumbles: one more try, and the report names what needed it.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ...counts],
  use: {
    baseURL: siteUrl,
    // The journeys are about something else than the notice: this browser has chosen.
    storageState: choiceMade,
    browserName: 'chromium',
    launchOptions: chromiumOptions(),
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Helsinki',
    navigationTimeout: 45_000,
    trace: 'off',
    // What moves costs a seventh of the time without a graphics card; the lobby and the games are looked at with it.
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
  },
});
