/** `GET /api/health/live`: the process answers. It depends on nothing else: restarting it would mend nothing else. */
export function GET(): Response {
  return Response.json({ live: true }, { headers: { 'Cache-Control': 'no-store' } });
}
