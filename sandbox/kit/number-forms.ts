import { z } from 'zod';
import { siteLocales } from '#lib/core/market/markets.ts';
import { type NumberForm, type NumberFormat, numberFormats, numberFormOf } from '#lib/core/money/number-form.ts';
import { type SandboxConfig, serviceUrl } from './config.ts';
import { queryContent } from './content-query.ts';

const query = '*[_type == "market" && defined(numberFormat)]{id, numberFormat}';
const schema = z.array(z.object({ id: z.string(), numberFormat: z.enum(numberFormats).catch('specification') }));
const maxAgeMs = 1_000;

/** `market`: two-letter code; `language`: its URL language, or a tag that begins with it. */
export type ReadNumberForm = (market: string, language: string) => NumberForm;

/** As the specification writes them, in every market. */
export const usualNumberForm: ReadNumberForm = (market, language) => numberFormOf({ market, tag: language });

/**
 * MKT-23: how the markets' records in content want numbers written. Answers at once with what was last read, and reads again in
 * the background where that is older than a second; as the specification while nothing has been read.
 */
export function createNumberForms(config: SandboxConfig): ReadNumberForm {
  let formats = new Map<string, NumberFormat>();
  let readAt = Number.NEGATIVE_INFINITY;

  async function refresh(): Promise<void> {
    readAt = Date.now();
    const source = { url: serviceUrl(config, 'content'), token: config.readerToken };
    const found = await queryContent(source, { query, params: {}, schema });
    if (found) formats = new Map(found.map(({ id, numberFormat }) => [id, numberFormat]));
  }

  return (market, language) => {
    if (Date.now() - readAt > maxAgeMs) void refresh();
    return numberFormOf({ market, tag: tagOf(market, language) }, formats.get(market));
  };
}

function tagOf(market: string, language: string): string {
  const [primary = 'en'] = language.toLowerCase().split('-');
  const isOf = (code: string) => code.toLowerCase().split('-')[0] === primary;
  const locale = siteLocales.find((each) => each.market === market && (isOf(each.language) || isOf(each.tag)));
  return locale?.tag ?? primary;
}
