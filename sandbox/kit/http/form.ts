import type { HonoRequest } from 'hono';

/**
 * The form of a request; undefined for any other body, a cut one, and one of more than `maxParts` fields and files: the parser
 * takes the square of their number, and nothing else runs meanwhile.
 */
export async function readForm(request: HonoRequest, maxParts: number): Promise<FormData | undefined> {
  const type = request.header('Content-Type') ?? '';
  const boundary = /^multipart\/form-data;.*\bboundary="?([^";]+)/i.exec(type)?.[1];
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
