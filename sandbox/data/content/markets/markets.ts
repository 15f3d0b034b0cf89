import { defaults } from '#lib/core/market/markets.ts';
import { protectionRules } from '#lib/core/market/protection.ts';
import { ownValue } from '#lib/core/own-value.ts';
import { bankCountry } from '#lib/pay-and-play/rules.ts';
import { createDocument, documentId, keyed, reference, references } from '#sandbox/data/content/document.ts';
import { drawFlag } from '#sandbox/data/content/images/flags.ts';
import type { ImageAssets } from '#sandbox/data/content/images/image-assets.ts';
import { languageTable } from '#sandbox/data/tables/language-table.ts';
import { type MarketRow, marketTable } from '#sandbox/data/tables/market-table.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';
import { listMarketMethods } from './payment-methods.ts';

export function buildLanguages(at: Date): readonly ContentDocument[] {
  return languageTable.map((row) => createDocument(at, documentId('language', row.code), 'language', { ...row }));
}

export function buildMarkets(at: Date, images: ImageAssets): readonly ContentDocument[] {
  return marketTable.map((row) => buildMarket(row, at, images));
}

/** MKT-14. Only enabled markets are active and have a footer. */
function buildMarket(row: MarketRow, at: Date, images: ImageAssets): ContentDocument {
  const { id, name, currency, timeZone, languages, enabled, customLanguages = {} } = row;
  const contentLanguages = languages.map((language) => ownValue(customLanguages, language) ?? language);
  const [first = 'en'] = contentLanguages;
  const slug = id.toLowerCase();
  return createDocument(at, documentId('market', id), 'market', {
    id,
    name,
    route: `${slug}-${languages[0] ?? 'en'}`,
    active: enabled,
    isMarketEnabled: enabled,
    isCustomMarketId: id === defaults.market,
    flag: images.addDrawing(drawFlag(id), 240, 160, name),
    currency,
    timeZone,
    numberFormat: 'specification',
    languages: references(contentLanguages.map((language) => documentId('language', language))),
    localeMapping: Object.fromEntries(languages.map((language) => [language, `${language}-${id}`])),
    mapLanguageToCustomLanguage: customLanguages,
    regionLanguage: keyed('region', row.regionLanguage),
    originCountryCode: row.originCountryCode,
    paymentMethods: listMarketMethods(id, currency),
    disableLiveChat: !enabled,
    protectionBar: row.protectionBar === true,
    licences: references(row.licences.map((licence) => documentId('licence', licence))),
    ...(enabled ? { footer: reference(documentId('footer', id, first)) } : {}),
    pnpEnabled: id === bankCountry,
    ...(id === bankCountry ? { pnpBanner: reference(documentId('pnpBanner', id, first)) } : {}),
    pnpIpWhitelist: [],
    segmentIds: { web: `seg-${slug}-web`, mobile: `seg-${slug}-mobile` },
    limitIncreaseDelayHours: protectionRules(id).increaseDelayHours,
  });
}
