import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { encodingFor, hasCurrentCopy, internalHeader, navigationType, routerHeader } from './negotiation.ts';
import { compress, type Encoding } from './packing.ts';

const maxPages = 1_000;
const packed = new LRUCache<string, Promise<Buffer>>({ max: maxPages });

/**
 * Sends stored pages: 304 to a browser that has the page, else the page compressed once for all. Next would compute the ETag
 * and compress the page for each request, which is most of the cost of a stored page; the ETag is stored with the page
 * (`lib/next/page-cache.ts`). Responses without an ETag pass unchanged.
 */
export function sendStoredPages(request: IncomingMessage, response: ServerResponse): void {
  // Copied now: Next removes conditional headers from a request that runs through its middleware.
  const requestHeaders = { ...request.headers };
  const end = response.end.bind(response);
  const pass = (...rest: unknown[]) => Reflect.apply(end, undefined, rest);
  const send = (html: string, etag: string) => {
    if (response.statusCode === 200 && hasCurrentCopy(requestHeaders, etag)) {
      response.statusCode = 304;
      response.removeHeader('Content-Length');
      return pass();
    }
    const encoding = encodingFor(requestHeaders['accept-encoding']);
    if (!encoding) return pass(html);
    packedPage(html, etag, encoding).then(
      (page) => {
        response.setHeader('Content-Encoding', encoding);
        response.setHeader('Content-Length', page.byteLength);
        pass(page);
      },
      () => pass(html),
    );
    return response;
  };
  const writeHead = response.writeHead.bind(response);
  Object.assign(response, {
    writeHead(...rest: unknown[]) {
      // The data of a client-side navigation is stored with the page under the page's ETag, but has another body.
      const isNavigation = isKind(response.getHeader('content-type'), 'text/x-component');
      if (isNavigation) {
        response.removeHeader('etag');
        response.setHeader('Content-Type', navigationType);
      }
      for (const name of response.getHeaderNames()) {
        if (internalHeader.test(name) && !(isNavigation && routerHeader.test(name))) response.removeHeader(name);
      }
      return Reflect.apply(writeHead, undefined, rest);
    },
    end(...rest: unknown[]) {
      const [body] = rest;
      const etag = response.getHeader('etag');
      if (typeof etag !== 'string' || response.headersSent) return pass(...rest);
      if (isKind(response.getHeader('content-type'), 'text/html'))
        return typeof body === 'string' ? send(body, etag) : pass(...rest);
      return pass(...rest);
    },
  });
}

function isKind(type: OutgoingHttpHeader | undefined, kind: string): boolean {
  return typeof type === 'string' && type.startsWith(kind);
}

/** Compressed once per ETag and encoding; concurrent requests wait for the same compression. */
function packedPage(html: string, etag: string, encoding: Encoding): Promise<Buffer> {
  const key = `${encoding} ${etag}`;
  const known = packed.get(key);
  if (known) return known;
  const page = compress(Buffer.from(html), encoding);
  packed.set(key, page);
  return page;
}
