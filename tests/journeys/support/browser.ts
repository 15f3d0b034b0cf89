import type { LaunchOptions } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../../scripts/chromium.ts';

/** How the journeys start their browser; without one that can be found, Playwright says what to install. */
export function chromiumOptions(): LaunchOptions {
  return { executablePath: findChromium(), args: [...chromiumFlags] };
}
