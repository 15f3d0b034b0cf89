import { readCookies } from '#lib/core/http/cookies.ts';
import { readRefusal } from '#lib/session/sign-in/refusal-cookie.ts';

/** The last refused sign-in of this browser; `null` where there is none. */
export async function GET(request: Request): Promise<Response> {
  const refusal = await readRefusal(readCookies(request.headers.get('cookie')));
  return Response.json(refusal ?? null, { headers: { 'Cache-Control': 'no-store' } });
}
