import { countryOf } from '#lib/access/gate.ts';
import { readRegistrationForm } from '#lib/content/registration-form.ts';
import { parseLocale } from '#lib/market/locale.ts';
import { CallError, envelopeOf } from '#lib/platform/errors.ts';
import { refuse } from '#lib/platform/relay.ts';
import type { Opening } from '#lib/registration/opening.ts';

/** `GET /api/content/registration?locale=fi-FI`: what the registration form needs to open: content, and where the visitor seems to be (SGN-27). */
export async function GET(request: Request): Promise<Response> {
  const locale = parseLocale(new URL(request.url).searchParams.get('locale') ?? '');
  if (!locale) return refuse(new CallError('contract', envelopeOf(404, 'error.not_found')));
  const [form, country] = await Promise.all([readRegistrationForm({ locale, audience: 'visitor' }), countryOf(request)]);
  const opening: Opening = { form, country: country ?? null };
  return Response.json(opening, { headers: { 'Cache-Control': 'no-store' } });
}
