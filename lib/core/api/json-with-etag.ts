import { createHash } from 'node:crypto';

/** A strong ETag of a text. */
export function etagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}

/** Answers JSON with an ETag, or 304 to a request that names it. `etag`: of the body, where it is known. */
export function jsonWithEtag(request: Request, body: string, cacheControl: string, etag = etagOf(body)): Response {
  const headers = { ETag: etag, 'Cache-Control': cacheControl };
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, 'Content-Type': 'application/json' } });
}
