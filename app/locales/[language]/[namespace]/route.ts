import { CallError, envelopeOf } from '#lib/core/api/errors.ts';
import { jsonWithEtag } from '#lib/core/api/json-with-etag.ts';
import { refuse } from '#lib/core/api/relay.ts';
import { catalogOf } from '#lib/core/i18n/catalogs.ts';
import { catalogLanguageOf } from '#lib/core/market/locale.ts';
import { ownValue } from '#lib/core/own-value.ts';

interface Context {
  readonly params: Promise<{ language: string; namespace: string }>;
}

/** MKT-26: `GET /locales/{language}/default.json` is the whole catalog; `{namespace}.json` one namespace of it. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { language, namespace } = await params;
  const catalogLanguage = catalogLanguageOf(language);
  const catalog = catalogLanguage && catalogOf(catalogLanguage);
  const name = /^(\w+)\.json$/.exec(namespace)?.[1];
  const messages = name === 'default' ? catalog : ownValue(catalog, name);
  if (!messages) return refuse(new CallError('contract', envelopeOf(404, 'error.not_found')));
  // Revalidated at each use: a part of a new build would lack the texts that an older file does not have.
  return jsonWithEtag(request, JSON.stringify(messages), 'public, no-cache');
}
