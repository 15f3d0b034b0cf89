import { createDocument, documentId, reference, references } from '#sandbox/data/content/document.ts';
import type { ImageAssets } from '#sandbox/data/content/images/image-assets.ts';
import { drawProviderMark } from '#sandbox/data/content/images/provider-marks.ts';
import { type ProviderRow, providerTable, subProviderTable } from '#sandbox/data/tables/provider-table.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

/** The game providers (LOB-12, GAM-02). */
export function buildProviders(at: Date, images: ImageAssets): readonly ContentDocument[] {
  const rows: readonly ProviderRow[] = providerTable;
  return rows.map(({ key, providerId, title, type, isAggregator = false, hiddenInFilter = false, funOnlyIn = [] }, index) =>
    createDocument(at, documentId('gameProvider', key), 'gameProvider', {
      id: key,
      providerId,
      title,
      type,
      isAggregator,
      providerImg: images.addDrawing(drawProviderMark(index), 240, 240, title),
      kind: isAggregator ? 'aggregator' : type === 'LIVE_CASINO' ? 'live' : 'studio',
      blockedMarkets: [],
      realMoneyRestrictedMarkets: references(funOnlyIn.map((market) => documentId('market', market))),
      hiddenInFilter,
      order: index + 1,
    }),
  );
}

/** Studios whose games come through another provider (LOB-20, DEC-GAM-8). */
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
