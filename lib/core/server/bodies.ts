import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

/** True when the headers announce a body longer than `maxBytes`; a chunked body has an unknown length, so it is only longer than 0. */
export function announcesMoreThan(maxBytes: number, headers: IncomingHttpHeaders): boolean {
  if (Number(headers['content-length'] ?? 0) > maxBytes) return true;
  return maxBytes === 0 && headers['transfer-encoding'] !== undefined;
}

/**
 * Stops a body at `maxBytes` and calls `onLonger` once. The rest is discarded, and the body never ends, so
 * that its beginning is not taken for all of it; the caller closes the connection.
 */
export function limitBody(request: Readable, maxBytes: number, onLonger: () => void): void {
  const push = request.push.bind(request);
  let left = maxBytes;
  Object.assign(request, {
    push(chunk: Buffer | null, encoding?: BufferEncoding) {
      if (left < 0) return true;
      left -= chunk?.length ?? 0;
      if (left >= 0) return push(chunk, encoding);
      onLonger();
      return true;
    },
  });
}
