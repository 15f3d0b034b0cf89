import type { LaunchOptions } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../../scripts/chromium.ts';

/** The launch options of the journeys' browser; if none is found, Playwright prints what to install. */
export function chromiumOptions(): LaunchOptions {
  return { executablePath: findChromium(), args: [...chromiumFlags] };
}
