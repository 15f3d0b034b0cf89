import { z } from 'zod';
import { addressOf, refusalAtTheDoor } from '#lib/access/gate.ts';
import { readTermsVersion } from '#lib/content/terms.ts';
import { readCookies } from '#lib/edge/cookies.ts';
import { parseLocale } from '#lib/market/locale.ts';
import { advance } from '#lib/pay-and-play/advance.ts';
import type { ReturnAnswer } from '#lib/pay-and-play/answers.ts';
import { sayAdvance } from '#lib/pay-and-play/handle.ts';
import { readWholePhone } from '#lib/pay-and-play/rules.ts';
import { readVisit } from '#lib/pay-and-play/visit.ts';
import { CallError } from '#lib/platform/errors.ts';
import { handlePost, say } from '#lib/platform/handle.ts';

const continueSchema = z.object({
  form: z
    .object({ email: z.string().max(300), phone: z.string().max(60), marketing: z.boolean(), terms: z.boolean() })
    .optional(),
});

function termsMissing(): CallError {
  const fieldErrors = [{ field: 'terms', code: 'error.terms.required' }];
  return new CallError('contract', { status: 400, code: 'error.validation', fieldErrors });
}

/** PNP-04, PNP-05: goes on with a visit that stands: after a reload, after a failing service, or with the short form. */
export async function POST(request: Request): Promise<Response> {
  return handlePost(request, { name: 'Pay-and-play', door: refusalAtTheDoor, shape: continueSchema }, async ({ form: draft }) => {
    const visit = await readVisit(readCookies(request.headers.get('cookie')));
    const locale = visit && parseLocale(visit.locale);
    if (!visit || !locale || visit.stage === 'bank') return say({ kind: 'none' } satisfies ReturnAnswer);
    const ipAddress = addressOf(request) ?? '';
    if (!draft || visit.stage !== 'form') return sayAdvance(await advance(visit, { ipAddress }));
    if (!visit.existing && !draft.terms) throw termsMissing();
    const input = {
      email: draft.email.trim(),
      mobilePhone: readWholePhone(draft.phone) ?? '',
      languageCode: locale.contentLanguage,
      termsVersion: (await readTermsVersion()) ?? '0',
      marketingOptIn: draft.marketing,
    };
    return sayAdvance(await advance(visit, { ipAddress, form: { input, draft } }));
  });
}
