import { createDocument, documentId, reference, references } from '#sandbox/data/content/document.ts';
import type { Gallery } from '#sandbox/data/content/gallery.ts';
import { drawProviderMark } from '#sandbox/data/content/provider-marks.ts';
import { type ProviderRow, providerTable, subProviderTable } from '#sandbox/data/tables/provider-table.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

/** LOB-12, GAM-02: who makes the games. */
export function buildProviders(at: Date, gallery: Gallery): readonly ContentDocument[] {
  const rows: readonly ProviderRow[] = providerTable;
  return rows.map(({ key, providerId, title, type, isAggregator = false, hiddenInFilter = false, funOnlyIn = [] }, index) =>
    createDocument(at, documentId('gameProvider', key), 'gameProvider', {
      id: key,
      providerId,
      title,
      type,
      isAggregator,
      providerImg: gallery.hangDrawing(drawProviderMark(index), 240, 240, title),
      kind: isAggregator ? 'aggregator' : type === 'LIVE_CASINO' ? 'live' : 'studio',
      blockedMarkets: [],
      realMoneyRestrictedMarkets: references(funOnlyIn.map((market) => documentId('market', market))),
      hiddenInFilter,
      order: index + 1,
    }),
  );
}

/** LOB-20, DEC-GAM-8: the studios that reach us through another provider. */
export function buildSubProviders(at: Date): readonly ContentDocument[] {
  return subProviderTable.map(({ key, title, provider, restrictedCountry = [], removeRestrictedCountryOverlay = false }) =>
    createDocument(at, documentId('subProvider', key), 'subProvider', {
      title,
      provider: reference(documentId('gameProvider', provider)),
      restrictedCountry,
      removeRestrictedCountryOverlay,
      blockedMarkets: [],
    }),
  );
}
