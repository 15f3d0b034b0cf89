import { languageAlias } from '#lib/market/locale.ts';
import { type SiteLocale, siteLocales } from '#lib/market/markets.ts';
import { formatWholeMoney } from '#lib/money/format.ts';
import { createDocument, documentId, reference, references } from '#sandbox/data/content/document.ts';
import type { Gallery } from '#sandbox/data/content/gallery.ts';
import type { Copy } from '#sandbox/data/copy/copy.ts';
import { en } from '#sandbox/data/copy/en.ts';
import { languages } from '#sandbox/data/copy/languages.ts';
import { scaleEuro } from '#sandbox/data/tables/exchange.ts';
import type { Offer } from '#sandbox/data/tables/offers.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

/** One market-language of the dataset and everything its documents are built with. */
export interface Place {
  readonly locale: SiteLocale;
  readonly copy: Copy;
  readonly gallery: Gallery;
  /** Day of the seed. */
  readonly at: Date;
  /** A document that belongs to this market and language, its id made from type, slug, market and language. */
  readonly document: (type: string, slug: string, fields: Readonly<Record<string, unknown>>) => ContentDocument;
  readonly idOf: (type: string, slug: string) => string;
  /** Replaces the tokens of a copy string by an offer's figures in this market's currency. */
  readonly fill: (text: string, offer?: Offer) => string;
  /** ISO time a number of days from the seed; negative is past. */
  readonly day: (offset: number) => string;
}

export const licenceNumber = 'HGA/B2C/0417';
const amounts = new Set(['min', 'max', 'bet', 'prize']);

/** The copy of a content language, by alias; English until a translation exists. */
export function copyOf(contentLanguage: string): Copy {
  return languages[languageAlias(contentLanguage)] ?? en;
}

export function createPlaces(at: Date, gallery: Gallery): readonly Place[] {
  return siteLocales.map((locale) => createPlace(locale, at, gallery));
}

function createPlace(locale: SiteLocale, at: Date, gallery: Gallery): Place {
  const { market, contentLanguage, currency } = locale;
  const idOf = (type: string, slug: string) => documentId(type, slug, market, contentLanguage);
  return {
    locale,
    copy: copyOf(contentLanguage),
    gallery,
    at,
    idOf,
    document: (type, slug, fields) =>
      createDocument(at, idOf(type, slug), type, {
        market: references([documentId('market', market)]),
        language: reference(documentId('language', contentLanguage)),
        ...fields,
      }),
    fill: (text, offer) => fillTokens(text, { ...offer }, (amount) => formatWholeMoney(scaleEuro(amount, currency), market)),
    day: (offset) => new Date(at.getTime() + offset * 86_400_000).toISOString(),
  };
}

/** Throws where the offer has no figure for a token: a page must never show one. */
function fillTokens(text: string, figures: Readonly<Record<string, number>>, price: (amount: number) => string): string {
  return text.replace(/\{(\w+)\}/g, (token, name: string) => {
    if (name === 'licence') return licenceNumber;
    const figure = figures[name];
    if (figure === undefined) throw new Error(`no figure for ${token} in “${text}”`);
    return amounts.has(name) ? price(figure) : String(figure);
  });
}
