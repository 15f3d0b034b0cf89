import { countryOf } from '#lib/access/gate.ts';
import { readRegistrationForm } from '#lib/content/registration-form.ts';
import { requireLocale } from '#lib/market/request-locale.ts';
import { handleGet, say } from '#lib/platform/handle.ts';
import type { Opening } from '#lib/registration/opening.ts';

/** `GET /api/content/registration?locale=fi-FI`: what the registration form needs to open: content, and where the visitor seems to be (SGN-27). */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'The registration form' }, async () => {
    const context = { locale: requireLocale(request), audience: 'visitor' } as const;
    const [form, country] = await Promise.all([readRegistrationForm(context), countryOf(request)]);
    return say({ form, country: country ?? null } satisfies Opening);
  });
}
