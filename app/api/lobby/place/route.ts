import { countryOf, refusalAtTheDoor } from '#lib/access/gate.ts';
import { refuse } from '#lib/platform/relay.ts';

/** `GET /api/lobby/place`: the country that a visitor seems to be in; `null` while nobody can say (DEC-GAM-8). */
export async function GET(request: Request): Promise<Response> {
  const refusal = await refusalAtTheDoor(request);
  if (refusal) return refuse(refusal);
  return Response.json({ country: (await countryOf(request)) ?? null }, { headers: { 'Cache-Control': 'no-store' } });
}
