import { expect, type Page, type Request } from '@playwright/test';

const quietMs = 500;

/**
 * Waits until no request of the page and its frames has been open for half a second; the body of a `fetch` or of an event stream
 * may be. Throws with the requests that are open after 45 s.
 */
export async function untilQuiet(page: Page): Promise<void> {
  const open = new Set<Request>();
  let changedAt = Date.now();
  const watch = (request: Request) => {
    changedAt = Date.now();
    open.add(request);
    const end = () => {
      changedAt = Date.now();
      open.delete(request);
    };
    // A stream has no end, nor has an answer whose body no script reads. The sizes of any other are known at its end.
    const endsWithAnswer = ['eventsource', 'fetch'].includes(request.resourceType());
    (endsWithAnswer ? request.response() : request.sizes()).then(end, end);
  };
  const state = () => {
    if (open.size > 0) return [...open].map((request) => `${request.method()} ${request.url()}`);
    return Date.now() - changedAt < quietMs ? 'between two requests' : 'quiet';
  };
  page.on('request', watch);
  try {
    for (const request of await page.requests()) watch(request);
    await expect.poll(state, { message: 'requests that are open', intervals: [100], timeout: 45_000 }).toBe('quiet');
  } finally {
    page.off('request', watch);
  }
}

/** Waits until React has taken over the page: the router drops what it is asked to open before. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((name) => name.startsWith('__reactProps$')),
  );
}
