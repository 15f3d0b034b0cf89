import { defineConfig, type Project, type ReporterDescription } from '@playwright/test';
import { runningStack, siteUrl } from './tests/journeys/support/addresses.ts';
import { chromiumOptions } from './tests/journeys/support/browser.ts';
import { choiceMade, firstVisit } from './tests/journeys/support/consent.ts';

/** `npm test` names a file for the results and prints its own progress. */
const reporter: ReporterDescription[] = process.env.TEST_RESULTS ? [['./scripts/reports/report-playwright.ts']] : [['line']];

/** Journeys that change nothing another test reads: both workers share them test by test, the others file by file. */
const reading = [
  'accessibility',
  'deployment',
  'early-input',
  'front-page',
  'games',
  'history',
  'page-types',
  'transactions',
].map((name) => `**/${name}.journey.ts`);

const wide = '**/tests/*/wide/**';
/** `npm run proof:faults`: a quarter of an hour. */
const failures = '**/tests/http/faults/**';
const changing: Project = { workers: runningStack ? 1 : 2, fullyParallel: false };
const http: Project = { ...changing, testDir: 'tests/http', testMatch: '**/*.http.ts', use: { storageState: firstVisit } };
const journeys: Project = { testDir: 'tests/journeys', testMatch: '**/*.journey.ts' };

export default defineConfig({
  outputDir: '.sandbox/journeys-output',
  globalSetup: './tests/journeys/support/stack.ts',
  // Each worker has its own site and sandbox, so that tests may change the clock, faults and content at the same time.
  workers: runningStack ? 1 : 2,
  fullyParallel: true,
  projects: [
    { ...http, name: 'http', testIgnore: [wide, failures] },
    { ...journeys, name: 'reading', testMatch: reading, testIgnore: wide },
    { ...journeys, ...changing, name: 'changing', testIgnore: [wide, ...reading] },
    { ...http, name: 'http-wide', testMatch: '**/wide/*.http.ts' },
    { ...http, name: 'faults', testMatch: '**/faults/*.http.ts' },
    { ...journeys, ...changing, name: 'wide', testMatch: '**/wide/*.journey.ts' },
  ],
  // One more try on a crowded machine; a test that needs it is reported as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter,
  use: {
    baseURL: siteUrl,
    // The cookie notice is answered, except where a journey is about it.
    storageState: choiceMade,
    browserName: 'chromium',
    launchOptions: chromiumOptions(),
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Helsinki',
    navigationTimeout: 45_000,
    trace: 'off',
    // Animations cost a seventh of the time without a graphics card; the lobby and game journeys switch them on.
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
  },
});
