import type { CatalogCode, CatalogLanguage } from '#lib/core/market/markets.ts';
import { ownValue } from '#lib/core/own-value.ts';
import de from '#messages/de.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };
import es from '#messages/es.json' with { type: 'json' };
import fi from '#messages/fi.json' with { type: 'json' };
import fr from '#messages/fr.json' with { type: 'json' };
import ja from '#messages/ja.json' with { type: 'json' };
import no from '#messages/no.json' with { type: 'json' };
import pt from '#messages/pt.json' with { type: 'json' };
import type { Messages } from './catalog-types.ts';

/** One catalog per language that has its own; dialects share one (DEC-LOC-5). For the server only: they are large. */
const catalogs: Readonly<Record<CatalogCode, Messages>> = { de, en, es, fi, fr, ja, no, pt };

export function catalogOf(language: CatalogLanguage): Messages {
  return ownValue(catalogs, language) ?? en;
}
