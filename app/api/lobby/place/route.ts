import { checkAccess, countryOf } from '#lib/access/gate.ts';
import { handleGet, jsonResponse } from '#lib/core/api/handle.ts';

/** `GET /api/lobby/place`: the visitor's country by IP address; `null` where it is unknown (DEC-GAM-8). */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: "A visitor's country", checkAccess: checkAccess }, async () =>
    jsonResponse({ country: (await countryOf(request)) ?? null }),
  );
}
