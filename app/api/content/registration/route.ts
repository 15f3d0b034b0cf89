import { countryOf } from '#lib/access/gate.ts';
import { readRegistrationForm } from '#lib/content/documents/registration/registration-form.ts';
import { readRegistrationTexts } from '#lib/content/documents/registration/registration-texts.ts';
import { handleGet, jsonResponse } from '#lib/core/api/handle.ts';
import { requireLocale } from '#lib/core/api/request-locale.ts';
import type { FormSetup } from '#lib/registration/form-setup.ts';

/** `GET /api/content/registration?locale=fi-FI`: content of the registration form and the visitor's country (SGN-27). */
export async function GET(request: Request): Promise<Response> {
  return handleGet(request, { name: 'The registration form' }, async () => {
    const context = { locale: requireLocale(request), audience: 'visitor' } as const;
    const [form, texts, country] = await Promise.all([
      readRegistrationForm(context),
      readRegistrationTexts(context),
      countryOf(request),
    ]);
    return jsonResponse({ form, texts, country: country ?? null } satisfies FormSetup);
  });
}
