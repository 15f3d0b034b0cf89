import { readCookies } from '#lib/edge/cookies.ts';
import { readRefusal } from '#lib/session/refusal-cookie.ts';

/** What the last refused sign-in of this browser carried; `null` when there was none. */
export async function GET(request: Request): Promise<Response> {
  const refusal = await readRefusal(readCookies(request.headers.get('cookie')));
  return Response.json(refusal ?? null, { headers: { 'Cache-Control': 'no-store' } });
}
