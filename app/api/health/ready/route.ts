import { readReadiness } from '#lib/health/readiness.ts';

/** `GET /api/health/ready`: 200 while this instance can serve pages and is not about to end, else 503, with each check. */
export async function GET(): Promise<Response> {
  const readiness = await readReadiness();
  return Response.json(readiness, { status: readiness.ready ? 200 : 503, headers: { 'Cache-Control': 'no-store' } });
}
