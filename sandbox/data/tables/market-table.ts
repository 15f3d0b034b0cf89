import { type ContentLanguage, defaults, type MarketCode, type MarketRecord, marketRecords } from '#lib/core/market/markets.ts';
import { ownValue } from '#lib/core/own-value.ts';

/** A market of the dataset (MKT-14). */
export interface MarketRow {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly timeZone: string;
  /** URL languages, first language first. */
  readonly languages: readonly string[];
  readonly enabled: boolean;
  readonly originCountryCode: readonly string[];
  /** URL language → content language, where they differ. */
  readonly customLanguages?: Readonly<Record<string, string>>;
  readonly regionLanguage: readonly { readonly region: string; readonly language: string }[];
  readonly licences: readonly string[];
  /** Its pages have the line of player protection. */
  readonly protectionBar?: true;
  /** The access service reports it for its country although it is disabled. */
  readonly isReported?: true;
}

/** What the dataset adds to a routable market's record of the site. */
interface EnabledMarket {
  readonly name: string;
  readonly customLanguages?: Readonly<Record<string, ContentLanguage>>;
  readonly licences: readonly string[];
  readonly protectionBar?: true;
}

const enabledMarkets: Readonly<Record<MarketCode, EnabledMarket>> = {
  UN: { name: 'Global', licences: ['harbour'] },
  FI: { name: 'Finland', licences: ['harbour', 'northlight'], protectionBar: true },
  NO: { name: 'Norway', licences: ['harbour', 'northlight'], protectionBar: true },
  CA: { name: 'Canada', customLanguages: { en: 'ca', fr: 'caf' }, licences: ['harbour', 'lakeshore'] },
  AT: { name: 'Austria', licences: ['harbour'], protectionBar: true },
  CL: { name: 'Chile', customLanguages: { es: 'cl' }, licences: ['harbour', 'southernIsles'] },
  PE: { name: 'Peru', customLanguages: { es: 'pe' }, licences: ['harbour', 'southernIsles'] },
  BR: { name: 'Brazil', customLanguages: { br: 'pt' }, licences: ['harbour', 'southernIsles'], protectionBar: true },
  NZ: { name: 'New Zealand', customLanguages: { en: 'nz' }, licences: ['harbour', 'southernIsles'] },
  IN: { name: 'India', customLanguages: { en: 'inen' }, licences: ['harbour'] },
};

function enabled([id, record]: [string, MarketRecord]): MarketRow {
  const { currency, timeZone, languages, otherCountries = [], languageOfRegion = {} } = record;
  const own = ownValue(enabledMarkets, id);
  if (!own) throw new Error(`The dataset has no row for the market ${id}.`);
  return {
    ...own,
    id,
    // The international market is no country.
    originCountryCode: id === defaults.market ? [] : [id, ...otherCountries],
    currency,
    timeZone,
    languages: Object.keys(languages),
    regionLanguage: Object.entries(languageOfRegion).map(([region, language]) => ({
      region,
      language: ownValue(languages, language) ?? '',
    })),
    enabled: true,
  };
}

function dormant(id: string, name: string, currency: string, timeZone: string, languages: readonly string[]): MarketRow {
  const rest = { enabled: false, originCountryCode: [id], regionLanguage: [], licences: ['harbour'] };
  return { id, name, currency, timeZone, languages, ...rest };
}

export const marketTable: readonly MarketRow[] = [
  ...Object.entries<MarketRecord>(marketRecords).map(enabled),
  { ...dormant('JP', 'Japan', 'JPY', 'Asia/Tokyo', ['ja']), isReported: true },
  dormant('SE', 'Sweden', 'EUR', 'Europe/Stockholm', ['en']),
  dormant('GB', 'United Kingdom', 'GBP', 'Europe/London', ['en']),
  dormant('PH', 'Philippines', 'PHP', 'Asia/Manila', ['tl', 'en']),
  dormant('PT', 'Portugal', 'EUR', 'Europe/Lisbon', ['pt']),
  dormant('TR', 'Türkiye', 'TRY', 'Europe/Istanbul', ['tr']),
  dormant('PL', 'Poland', 'PLN', 'Europe/Warsaw', ['pl']),
  dormant('ZA', 'South Africa', 'ZAR', 'Africa/Johannesburg', ['en']),
  dormant('FR', 'France', 'EUR', 'Europe/Paris', ['fr']),
  dormant('BM', 'Bermuda', 'EUR', 'Atlantic/Bermuda', ['en']),
];

/** MKT-16: the currency of a country: its market's, or the euro. */
export function currencyOfCountry(countryCode: string): string {
  return marketTable.find(({ id }) => id === countryCode)?.currency ?? 'EUR';
}

/** The market that serves a country: its own, its neighbour's, or the international one. */
export function marketOfCountry(countryCode: string): string {
  const serving = marketTable.find((row) => row.originCountryCode.includes(countryCode) && (row.enabled || row.isReported));
  return serving?.id ?? 'UN';
}
