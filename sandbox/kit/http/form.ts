import type { HonoRequest } from 'hono';

/** As browsers write them: another spelling might be parsed with another boundary than is counted. */
const multipart = /^multipart\/form-data; ?boundary=([\w'()+,./:=?-]{1,70})$/i;
const urlEncoded = /^application\/x-www-form-urlencoded(?:; ?charset=utf-8)?$/i;

/**
 * The form of a request; undefined for any other body, a cut one, and one of more than `maxParts` fields and files: parsing
 * them takes seconds, in which nothing else runs.
 */
export async function readForm(request: HonoRequest, maxParts: number): Promise<FormData | undefined> {
  const type = request.header('Content-Type') ?? '';
  const boundary = multipart.exec(type)?.[1];
  if (boundary === undefined && !urlEncoded.test(type)) return undefined;
  try {
    const body = Buffer.from(await request.arrayBuffer());
    if (hasMore(body, boundary === undefined ? '&' : `--${boundary}`, maxParts + 1)) return undefined;
    return await new Response(body, { headers: { 'Content-Type': type } }).formData();
  } catch {
    return undefined;
  }
}

function hasMore(body: Buffer, mark: string, max: number): boolean {
  let at = -1;
  for (let count = 0; count <= max; count += 1) {
    at = body.indexOf(mark, at + 1);
    if (at < 0) return false;
  }
  return true;
}
