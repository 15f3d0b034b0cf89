import { consentChoiceSchema } from '#lib/consent/contract.ts';
import { consentVersion } from '#lib/consent/rules.ts';
import { consentCookieHeaders } from '#lib/consent/save-consent.ts';
import { handlePost } from '#lib/core/api/handle.ts';
import { isSecureSite } from '#lib/core/config/site.ts';

/** CKI-02: sets the consent cookies again from the server, because some browsers limit cookies set by scripts to a week. */
export async function POST(request: Request): Promise<Response> {
  return handlePost(request, { name: 'A consent', shape: consentChoiceSchema }, async (choice) => {
    const response = new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
    for (const cookie of consentCookieHeaders({ version: consentVersion, ...choice }, isSecureSite())) {
      response.headers.append('Set-Cookie', cookie);
    }
    return response;
  });
}
