import { consentChoiceSchema } from '#lib/consent/contract.ts';
import { writeConsent } from '#lib/consent/keep.ts';
import { consentVersion } from '#lib/consent/rules.ts';
import { handlePost } from '#lib/platform/handle.ts';
import { isSecureSite } from '#lib/session/answer-headers.ts';

/** CKI-02: sets the cookies of a choice once more, from the server: some browsers keep a script's cookies for a week only. */
export async function POST(request: Request): Promise<Response> {
  return handlePost(request, { name: 'A consent', shape: consentChoiceSchema }, async (choice) => {
    const answer = new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
    for (const cookie of writeConsent({ version: consentVersion, ...choice }, isSecureSite())) {
      answer.headers.append('Set-Cookie', cookie);
    }
    return answer;
  });
}
