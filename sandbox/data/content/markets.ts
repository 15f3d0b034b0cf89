import { createDocument, documentId, keyed, reference, references } from '#sandbox/data/content/document.ts';
import { drawFlag } from '#sandbox/data/content/flags.ts';
import type { Gallery } from '#sandbox/data/content/gallery.ts';
import { listMarketMethods } from '#sandbox/data/content/payment-methods.ts';
import { languageTable } from '#sandbox/data/tables/language-table.ts';
import { limitIncreaseDelays, type MarketRow, marketTable } from '#sandbox/data/tables/market-table.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

export function buildLanguages(at: Date): readonly ContentDocument[] {
  return languageTable.map((row) => createDocument(at, documentId('language', row.code), 'language', { ...row }));
}

export function buildMarkets(at: Date, gallery: Gallery): readonly ContentDocument[] {
  return marketTable.map((row) => buildMarket(row, at, gallery));
}

/** MKT-14: everything a market is; only enabled markets are active and have a footer. */
function buildMarket(row: MarketRow, at: Date, gallery: Gallery): ContentDocument {
  const { id, name, currency, timeZone, languages, enabled, customLanguages = {} } = row;
  const contentLanguages = languages.map((language) => customLanguages[language] ?? language);
  const [first = 'en'] = contentLanguages;
  const slug = id.toLowerCase();
  return createDocument(at, documentId('market', id), 'market', {
    id,
    name,
    route: `${slug}-${languages[0] ?? 'en'}`,
    active: enabled,
    isMarketEnabled: enabled,
    isCustomMarketId: id === 'UN',
    flag: gallery.hangDrawing(drawFlag(id), 240, 160, name),
    currency,
    timeZone,
    languages: references(contentLanguages.map((language) => documentId('language', language))),
    localeMapping: Object.fromEntries(languages.map((language) => [language, `${language}-${id}`])),
    mapLanguageToCustomLanguage: customLanguages,
    regionLanguage: keyed('region', row.regionLanguage ?? []),
    originCountryCode: row.originCountryCode,
    paymentMethods: listMarketMethods(id, currency),
    disableLiveChat: !enabled,
    licences: references(row.licences.map((licence) => documentId('licence', licence))),
    ...(enabled ? { footer: reference(documentId('footer', id, first)) } : {}),
    pnpEnabled: id === 'FI',
    ...(id === 'FI' ? { pnpBanner: reference(documentId('pnpBanner', id, first)) } : {}),
    pnpIpWhitelist: [],
    segmentIds: { web: `seg-${slug}-web`, mobile: `seg-${slug}-mobile` },
    limitIncreaseDelayHours: limitIncreaseDelays[id] ?? 24,
    supportHours: { timeZone, start: '08:00', end: '24:00', closedWeekdays: [], holidays: [] },
  });
}
