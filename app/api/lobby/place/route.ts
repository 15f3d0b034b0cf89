import { countryOf, refusalAtTheDoor } from '#lib/access/gate.ts';
import { handleGet, say } from '#lib/platform/handle.ts';

/** `GET /api/lobby/place`: the country that a visitor seems to be in; `null` while nobody can say (DEC-GAM-8). */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: "A visitor's place", door: refusalAtTheDoor }, async () =>
    say({ country: (await countryOf(request)) ?? null }),
  );
}
