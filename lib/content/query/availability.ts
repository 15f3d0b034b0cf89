import 'server-only';
import http from 'node:http';
import https from 'node:https';
import { siteConfig } from '#lib/core/config/site.ts';
import { oncePerProcess } from '#lib/core/once-per-process.ts';
import { contentApiVersion } from './client.ts';

const probeTimeoutMs = 2_000;
const minDelayMs = 1_000;
const maxDelayMs = 15_000;

/** Whether the content service answers. Reads do not show it, because Next's cache may answer for it. */
export interface Availability {
  /** False from a read without an answer until a probe is answered. */
  readonly isAnswering: boolean;
  /** A read had no answer in time: the service is probed in the background, at once and then every 1 to 15 s. */
  stalled(): void;
  /** Waits for the probe that is running. */
  settled(): Promise<void>;
}

export function createAvailability(probe: () => Promise<boolean>): Availability {
  let isAnswering = true;
  let running: Promise<void> = Promise.resolve();

  async function check(nextDelayMs: number): Promise<void> {
    isAnswering = await probe();
    if (isAnswering) return;
    setTimeout(() => {
      running = check(Math.min(nextDelayMs * 2, maxDelayMs));
    }, nextDelayMs).unref();
  }

  return {
    get isAnswering() {
      return isAnswering;
    },
    stalled() {
      if (!isAnswering) return;
      isAnswering = false;
      running = check(minDelayMs);
    },
    settled: () => running,
  };
}

export function contentAvailability(): Availability {
  return oncePerProcess('parlourContentAvailability', () => createAvailability(probeContent));
}

/** Not by `fetch`: Next's version would make the page that is being rendered dynamic. */
function probeContent(): Promise<boolean> {
  const { CONTENT_URL, CONTENT_DATASET, CONTENT_READ_TOKEN: token } = siteConfig();
  const url = new URL(`${CONTENT_URL}/v${contentApiVersion}/data/query/${CONTENT_DATASET}?query=now()`);
  const headers = token ? { Authorization: `Bearer ${token}` } : {};
  const { get } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve) => {
    const request = get(url, { headers, signal: AbortSignal.timeout(probeTimeoutMs) }, (response) => {
      response.resume();
      response.on('end', () => resolve(true)).on('error', () => resolve(false));
    });
    request.on('error', () => resolve(false));
  });
}
