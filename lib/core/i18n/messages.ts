import 'server-only';
import { createTranslator, type NamespaceKeys, type NestedKeyOf } from 'next-intl';
import type { SiteLocale } from '#lib/core/market/markets.ts';
import type { Messages, Namespace } from './catalog-types.ts';
import { catalogOf } from './catalogs.ts';

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
