import 'server-only';
import { createTranslator, type NamespaceKeys, type NestedKeyOf } from 'next-intl';
import type { CatalogCode, CatalogLanguage, SiteLocale } from '#lib/core/market/markets.ts';
import { ownValue } from '#lib/core/own-value.ts';
import de from '#messages/de.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };
import es from '#messages/es.json' with { type: 'json' };
import fi from '#messages/fi.json' with { type: 'json' };
import fr from '#messages/fr.json' with { type: 'json' };
import ja from '#messages/ja.json' with { type: 'json' };
import no from '#messages/no.json' with { type: 'json' };
import pt from '#messages/pt.json' with { type: 'json' };
import type { Messages, Namespace } from './catalog-types.ts';

/** One catalog per language that has its own; dialects share one (DEC-LOC-5). */
const catalogs: Readonly<Record<CatalogCode, Messages>> = { de, en, es, fi, fr, ja, no, pt };

export function catalogOf(language: CatalogLanguage): Messages {
  return ownValue(catalogs, language) ?? en;
}

/** A translator for one namespace in a locale's language, for messages with values. */
export function getTranslator<Space extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(
  locale: SiteLocale,
  namespace: Space,
) {
  return createTranslator<Messages, Space>({
    locale: locale.tag,
    messages: catalogOf(locale.catalogLanguage),
    namespace,
    timeZone: locale.timeZone,
  });
}

/** The messages of a namespace in a locale's language, without values filled in. */
export function getMessages<Space extends Namespace>(locale: SiteLocale, namespace: Space): Messages[Space] {
  return catalogOf(locale.catalogLanguage)[namespace];
}
