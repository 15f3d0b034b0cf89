import { languageAlias } from '#lib/market/locale.ts';
import { type SiteLocale, siteLocales } from '#lib/market/markets.ts';
import { formatWholeMoney, unbroken } from '#lib/money/format.ts';
import { scaleEuro } from '#lib/money/scale.ts';
import { createDocument, documentId, reference, references } from '#sandbox/data/content/document.ts';
import type { Gallery } from '#sandbox/data/content/gallery.ts';
import { type ByLanguage, type CopyLanguage, copyLanguages } from '#sandbox/data/copy/by-language.ts';
import type { Copy } from '#sandbox/data/copy/copy.ts';
import { en } from '#sandbox/data/copy/en.ts';
import { languages } from '#sandbox/data/copy/languages.ts';
import type { Offer } from '#sandbox/data/tables/offers.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';

/** One market-language of the dataset and everything its documents are built with. */
export interface Place {
  readonly locale: SiteLocale;
  /** The language of its copy: the content language or what lends it its words. */
  readonly language: CopyLanguage;
  readonly copy: Copy;
  /** The piece of copy in this place's language. */
  readonly speak: <Text>(copies: ByLanguage<Text>) => Text;
  readonly gallery: Gallery;
  /** Day of the seed. */
  readonly at: Date;
  /** A document that belongs to this market and language, its id made from type, slug, market and language. */
  readonly document: (type: string, slug: string, fields: Readonly<Record<string, unknown>>) => ContentDocument;
  readonly idOf: (type: string, slug: string) => string;
  /** Replaces the tokens of a copy string: the facts of the house, and an offer's figures in this market's currency. */
  readonly fill: (text: string, offer?: Offer) => string;
  /** ISO time a number of days from the seed; negative is past. */
  readonly day: (offset: number) => string;
}

export const licenceNumber = 'HGA/B2C/0417';

/** Figures that every text may quote (decisions.md, money bounds and §2.9), amounts in euro. */
const houseFigures = {
  minDeposit: 10,
  minWithdrawal: 20,
  maxBonusBet: 5,
  capDay: 5_000,
  capWeek: 10_000,
  capMonth: 20_000,
} as const;
const amounts = new Set(['min', 'max', 'bet', 'prize', ...Object.keys(houseFigures)]);

/** The age from which one may play (DEC-VAL-5); Canada's is that of most of its provinces. */
const minimumAge = (market: string) => (market === 'CA' ? 19 : 18);

/** The copy language of a content language, by alias; English where there is none. */
function copyLanguageOf(contentLanguage: string): CopyLanguage {
  const alias = languageAlias(contentLanguage);
  return copyLanguages.find((code) => code === alias) ?? 'en';
}

/** The copy of a content language. */
export function copyOf(contentLanguage: string): Copy {
  return languages[copyLanguageOf(contentLanguage)] ?? en;
}

/** The global market comes first. */
export function createPlaces(at: Date, gallery: Gallery): readonly [Place, ...Place[]] {
  const [global, ...others] = siteLocales;
  return [createPlace(global, at, gallery), ...others.map((locale) => createPlace(locale, at, gallery))];
}

function createPlace(locale: SiteLocale, at: Date, gallery: Gallery): Place {
  const { market, contentLanguage, currency } = locale;
  const idOf = (type: string, slug: string) => documentId(type, slug, market, contentLanguage);
  const language = copyLanguageOf(contentLanguage);
  const speak = <Text>(copies: ByLanguage<Text>): Text => copies[language];
  const house = { ...houseFigures, age: minimumAge(market) };
  return {
    locale,
    language,
    copy: copyOf(contentLanguage),
    speak,
    gallery,
    at,
    idOf,
    document: (type, slug, fields) =>
      createDocument(at, idOf(type, slug), type, {
        market: references([documentId('market', market)]),
        language: reference(documentId('language', contentLanguage)),
        ...fields,
      }),
    fill: (text, offer) =>
      fillTokens(text, { ...house, ...offer }, (amount) => unbroken(formatWholeMoney(scaleEuro(amount, currency), market))),
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
