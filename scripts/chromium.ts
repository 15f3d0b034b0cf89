import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { StartError } from './reports/progress.ts';
import { root } from './root.ts';

/** Debian's `chromium-headless-shell` takes a quarter less time than the full browser. */
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Flags for a browser that runs as root, where Chromium's sandbox does not work, and for tests without internet access. */
export const chromiumFlags: readonly string[] =
  process.getuid?.() === 0
    ? [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ]
    : [];

/** The browser for tests: `CHROMIUM_PATH`, else Playwright's own, else the system's; undefined where there is none. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemPaths].find((file) => file && existsSync(file));
}

/** Installs a browser: Playwright's own download, else Debian's package. Throws a `StartError` with instructions when neither works. */
export async function installChromium(): Promise<void> {
  console.info('Installing a browser for the tests; this happens once.');
  const playwright = path.join(root, 'node_modules', '.bin', 'playwright');
  const attempts: readonly (readonly [string, readonly string[]])[] = [
    [playwright, ['install', 'chromium']],
    ['sh', ['-c', 'apt-get update -qq && (apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium)']],
  ];
  for (const [command, args] of attempts) {
    spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 });
    if (findChromium()) return;
  }
  throw new StartError(
    'No browser for the tests could be found or installed: install Chromium or Chrome, or name one by CHROMIUM_PATH.',
  );
}
