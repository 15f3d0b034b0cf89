import type { Namespace } from '#lib/core/i18n/catalog-types.ts';
import { catalogOf } from '#lib/core/i18n/messages.ts';
import { catalogLanguageOf } from '#lib/core/market/locale.ts';

interface Context {
  readonly params: Promise<{ language: string; namespace: string }>;
}

/** MKT-26: `GET /locales/{language}/default.json` is the whole catalog; `{namespace}.json` one namespace of it. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { language, namespace } = await params;
  const catalogLanguage = catalogLanguageOf(language);
  const catalog = catalogLanguage && catalogOf(catalogLanguage);
  const name = /^(\w+)\.json$/.exec(namespace)?.[1];
  const messages = name === 'default' ? catalog : catalog?.[name as Namespace];
  if (!messages) return Response.json({ status: 404, code: 'error.not_found' }, { status: 404 });
  return Response.json(messages, { headers: { 'Cache-Control': 'public, max-age=300' } });
}
