import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const keptAnswers = 1_000;
const packers = {
  br: (html: string) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (html: string) => promisify(gzip)(html),
};
type Encoding = keyof typeof packers;

const packed = new Map<string, Promise<Buffer>>();

/**
 * Sends stored pages: 304 to who has the page already, else packed once for all who take it packed. Next would work the ETag out
 * and pack the page anew for each request, most of what a stored page costs; its ETag is stored with it
 * (`lib/content/page-cache.mjs`). Answers without an ETag pass untouched.
 */
export function sendStoredPages(request: IncomingMessage, response: ServerResponse): void {
  // Taken now: Next strips conditions off a request that it sends through its middleware.
  const asked = { ...request.headers };
  const end = response.end.bind(response);
  const pass = (...rest: unknown[]) => Reflect.apply(end, undefined, rest);
  const send = (html: string, etag: string) => {
    if (response.statusCode === 200 && isHeld(asked, etag)) {
      response.statusCode = 304;
      response.removeHeader('Content-Length');
      return pass();
    }
    const encoding = encodingFor(asked['accept-encoding']);
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
  Object.assign(response, {
    end(...rest: unknown[]) {
      const [body] = rest;
      const etag = response.getHeader('etag');
      if (typeof etag !== 'string' || response.headersSent) return pass(...rest);
      if (isKind(response.getHeader('content-type'), 'text/html'))
        return typeof body === 'string' ? send(body, etag) : pass(...rest);
      // What a page's own navigation asks for is stored with the page, and is another text.
      if (isKind(response.getHeader('content-type'), 'text/x-component')) response.removeHeader('etag');
      return pass(...rest);
    },
  });
}

function isKind(type: OutgoingHttpHeader | undefined, kind: string): boolean {
  return typeof type === 'string' && type.startsWith(kind);
}

/** A reload asks with `no-cache` and wants the page in any case. */
function isHeld(headers: IncomingMessage['headers'], etag: string): boolean {
  if (headers['cache-control']?.includes('no-cache')) return false;
  const held = (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim());
  return held.includes('*') || held.includes(etag);
}

function encodingFor(accepted: string | string[] = ''): Encoding | undefined {
  const taken = String(accepted)
    .split(',')
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    )
    .filter(([, weight]) => !weight || Number(weight.replace('q=', '')) > 0)
    .map(([name]) => name);
  if (taken.includes('br')) return 'br';
  return taken.includes('gzip') ? 'gzip' : undefined;
}

/** Kept by ETag, the oldest dropped first; all who ask meanwhile wait for the same packing. */
function packedPage(html: string, etag: string, encoding: Encoding): Promise<Buffer> {
  const key = `${encoding} ${etag}`;
  const known = packed.get(key);
  if (known) return known;
  const page = packers[encoding](html);
  packed.set(key, page);
  const [oldest] = packed.keys();
  if (packed.size > keptAnswers && oldest) packed.delete(oldest);
  return page;
}
