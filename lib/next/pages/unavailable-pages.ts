import type { ServerResponse } from 'node:http';
import { isContentMissing } from '#lib/content/query/missing-content.ts';

const retryAfterSeconds = 5;

/**
 * Turns the 500 of a page that has no content to be made of into 503 with `Retry-After`: the page cannot set a status itself
 * once it fails, and search engines keep a page that answers 503.
 */
export function answerMissingContent(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  Object.assign(response, {
    writeHead(status: number, ...rest: unknown[]) {
      if (status !== 500 || !isContentMissing()) return Reflect.apply(writeHead, undefined, [status, ...rest]);
      response.setHeader('Retry-After', retryAfterSeconds);
      response.setHeader('Cache-Control', 'no-store');
      return Reflect.apply(writeHead, undefined, [503]);
    },
  });
}
