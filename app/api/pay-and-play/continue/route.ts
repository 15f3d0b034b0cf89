import { z } from 'zod';
import { checkAccess } from '#lib/access/gate.ts';
import { readTermsVersion } from '#lib/content/documents/terms.ts';
import { CallError } from '#lib/core/api/errors.ts';
import { handlePost, jsonResponse } from '#lib/core/api/handle.ts';
import { readCookies } from '#lib/core/http/cookies.ts';
import { readPhone } from '#lib/core/validation/phone.ts';
import { readVisit } from '#lib/pay-and-play/bank-visit.ts';
import { continueVisit } from '#lib/pay-and-play/continue-visit.ts';
import { checkVisitLimit, visitOrigin, visitResponse } from '#lib/pay-and-play/handle.ts';
import type { ReturnResponse } from '#lib/pay-and-play/responses.ts';
import { bankPhonePrefix } from '#lib/pay-and-play/rules.ts';

const continueSchema = z.object({
  form: z
    .object({ email: z.string().max(300), phone: z.string().max(60), marketing: z.boolean(), terms: z.boolean() })
    .optional(),
});

function termsMissing(): CallError {
  const fieldErrors = [{ field: 'terms', code: 'error.terms.required' }];
  return new CallError('contract', { status: 400, code: 'error.validation', fieldErrors });
}

/** PNP-04, PNP-05: continues a visit after a reload, after a failed call, or with the contact form. */
export async function POST(request: Request): Promise<Response> {
  return handlePost(request, { name: 'Pay-and-play', checkAccess, shape: continueSchema }, async ({ form: draft }) => {
    await checkVisitLimit(request);
    const visit = await readVisit(readCookies(request.headers.get('cookie')));
    if (!visit || visit.stage === 'bank') return jsonResponse({ kind: 'none' } satisfies ReturnResponse);
    const origin = await visitOrigin(request);
    if (!draft || visit.stage !== 'form') return visitResponse(await continueVisit(visit, origin));
    if (!visit.existing && !draft.terms) throw termsMissing();
    const input = {
      email: draft.email,
      mobilePhone: readPhone(bankPhonePrefix, draft.phone)?.whole ?? '',
      termsVersion: (await readTermsVersion()) ?? '0',
      marketingOptIn: draft.marketing,
    };
    return visitResponse(await continueVisit(visit, { ...origin, form: { input, draft } }));
  });
}
