import { setTimeout as wait } from 'node:timers/promises';
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook';
import { sportsPublishedSchema } from '#lib/sportsbook/contract.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import type { EventDecisions } from '../events/decisions.ts';
import type { EventBook } from '../events/model.ts';

const checkMs = 1_000;
/** The shortest time between two calls. */
const pauseMs = 10_000;
const timeoutMs = 30_000;
const maxWaitMs = 3_000;

interface PublishOptions extends Pick<SandboxContext, 'config' | 'clock'> {
  readonly book: EventBook;
  readonly decisions: EventDecisions;
  readonly realNow: () => number;
}

/**
 * Notifies the site of which sports' fixtures changed, by `POST {siteUrl}/api/sportsbook/published`, signed as the content service's
 * webhook. A call that fails is made again with the later changes. The first call names every sport.
 */
export function createSportsPublisher({ config, clock, book, decisions, realNow }: PublishOptions) {
  const closing = new AbortController();
  let published: ReadonlyMap<string, string> = new Map();
  let nextAt = 0;
  let running: Promise<void> | undefined;

  async function publish(): Promise<void> {
    if (realNow() < nextAt) return;
    const fixtures = readFixtures(book, decisions, clock.now());
    const sports = changedSports(published, fixtures);
    if (sports.length === 0) return;
    nextAt = realNow() + pauseMs;
    if (await post(JSON.stringify(sportsPublishedSchema.parse({ sports })))) published = fixtures;
  }

  async function post(body: string): Promise<boolean> {
    try {
      const signature = await encodeSignatureHeader(body, realNow(), config.sportsWebhookSecret);
      const response = await fetch(`${config.siteUrl}/api/sportsbook/published`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', [SIGNATURE_HEADER_NAME]: signature },
        redirect: 'error',
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)]),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }

  /** One at a time; resolves when the call in progress has ended. */
  function check(): Promise<void> {
    running ??= publish().finally(() => {
      running = undefined;
    });
    return running;
  }

  const timer = setInterval(() => void check(), checkMs);
  timer.unref();
  return {
    /** Resolves when the site has answered, at the latest after three seconds. */
    async publishNow() {
      await Promise.race([check(), wait(maxWaitMs, undefined, { ref: false })]);
    },
    async close() {
      clearInterval(timer);
      closing.abort();
      await running;
    },
  };
}

/** What the pages of a site show of each sport besides odds and scores: its events, their phase and the operator's decisions. */
function readFixtures(book: EventBook, decisions: EventDecisions, now: Date): ReadonlyMap<string, string> {
  const sports = new Map<string, string>();
  for (const { event, phase } of book.list(now, { isVirtual: false })) {
    const isSuspended = decisions.read(event.eventId)?.isSuspended ?? false;
    sports.set(event.sport, `${sports.get(event.sport) ?? ''} ${event.eventId}:${phase}:${isSuspended}`);
  }
  return sports;
}

/** Sports whose fixtures differ. */
function changedSports(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): readonly string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((sport) => before.get(sport) !== after.get(sport)).sort();
}
