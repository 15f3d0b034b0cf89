import 'server-only';
import { createFormatter, createTranslator, type NamespaceKeys, type NestedKeyOf } from 'next-intl';
import type { SiteLocale } from '#lib/market/markets.ts';
import de from '#messages/de.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };
import es from '#messages/es.json' with { type: 'json' };
import fi from '#messages/fi.json' with { type: 'json' };
import fr from '#messages/fr.json' with { type: 'json' };
import ja from '#messages/ja.json' with { type: 'json' };
import no from '#messages/no.json' with { type: 'json' };
import pt from '#messages/pt.json' with { type: 'json' };

export type Messages = typeof en;
export type Namespace = keyof Messages;

/** One catalog per language; dialects share one (DEC-LOC-5). Turkish, Polish and Tagalog lend themselves the English one. */
export const catalogs: Readonly<Record<string, Messages>> = { de, en, es, fi, fr, ja, no, pt, pl: en, tl: en, tr: en };

export function catalogOf(language: string): Messages {
  return catalogs[language] ?? en;
}

/** Words of one namespace in a locale's language. */
export function translator<Space extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(locale: SiteLocale, namespace: Space) {
  return createTranslator<Messages, Space>({
    locale: locale.tag,
    messages: catalogOf(locale.catalogLanguage),
    namespace,
    timeZone: locale.timeZone,
  });
}

/** All words of a namespace as they stand, for a component that fills them in by itself. */
export function wordsOf<Space extends Namespace>(locale: SiteLocale, namespace: Space): Messages[Space] {
  return catalogOf(locale.catalogLanguage)[namespace];
}

/** Dates in the market's time zone. MKT-25: dd/MM/yyyy. */
export function formatDate(locale: SiteLocale, date: string): string {
  const format = createFormatter({ locale: 'en-GB', timeZone: locale.timeZone });
  return format.dateTime(new Date(date), { day: '2-digit', month: '2-digit', year: 'numeric' });
}
