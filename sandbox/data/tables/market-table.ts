/** A market of content.md §3 with what the routable locales do not say themselves. */
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
  readonly regionLanguage?: readonly { readonly region: string; readonly language: string }[];
  readonly licences: readonly string[];
}

function enabled(row: Omit<MarketRow, 'enabled' | 'originCountryCode'> & { originCountryCode?: readonly string[] }): MarketRow {
  return { originCountryCode: [row.id], ...row, enabled: true };
}

function dormant(id: string, name: string, currency: string, timeZone: string, languages: readonly string[]): MarketRow {
  return { id, name, currency, timeZone, languages, enabled: false, originCountryCode: [id], licences: ['harbour'] };
}

export const marketTable: readonly MarketRow[] = [
  enabled({
    id: 'UN',
    name: 'Global',
    currency: 'EUR',
    timeZone: 'UTC',
    languages: ['en'],
    originCountryCode: [],
    licences: ['harbour'],
  }),
  enabled({
    id: 'FI',
    name: 'Finland',
    currency: 'EUR',
    timeZone: 'Europe/Helsinki',
    languages: ['fi', 'en'],
    licences: ['harbour', 'northlight'],
  }),
  enabled({
    id: 'NO',
    name: 'Norway',
    currency: 'NOK',
    timeZone: 'Europe/Oslo',
    languages: ['no', 'en'],
    licences: ['harbour', 'northlight'],
  }),
  enabled({
    id: 'CA',
    name: 'Canada',
    currency: 'CAD',
    timeZone: 'America/Toronto',
    languages: ['en', 'fr'],
    customLanguages: { en: 'ca', fr: 'caf' },
    regionLanguage: [{ region: 'QC', language: 'caf' }],
    licences: ['harbour', 'lakeshore'],
  }),
  enabled({
    id: 'AT',
    name: 'Austria',
    currency: 'EUR',
    timeZone: 'Europe/Vienna',
    languages: ['de'],
    originCountryCode: ['AT', 'DE'],
    licences: ['harbour'],
  }),
  enabled({
    id: 'CL',
    name: 'Chile',
    currency: 'CLP',
    timeZone: 'America/Santiago',
    languages: ['cl'],
    customLanguages: { es: 'cl' },
    licences: ['harbour', 'southernIsles'],
  }),
  enabled({
    id: 'PE',
    name: 'Peru',
    currency: 'PEN',
    timeZone: 'America/Lima',
    languages: ['pe'],
    customLanguages: { es: 'pe' },
    licences: ['harbour', 'southernIsles'],
  }),
  enabled({
    id: 'BR',
    name: 'Brazil',
    currency: 'BRL',
    timeZone: 'America/Sao_Paulo',
    languages: ['pt'],
    customLanguages: { br: 'pt' },
    licences: ['harbour', 'southernIsles'],
  }),
  enabled({
    id: 'NZ',
    name: 'New Zealand',
    currency: 'NZD',
    timeZone: 'Pacific/Auckland',
    languages: ['nz'],
    customLanguages: { en: 'nz' },
    licences: ['harbour', 'southernIsles'],
  }),
  enabled({
    id: 'IN',
    name: 'India',
    currency: 'INR',
    timeZone: 'Asia/Kolkata',
    languages: ['inen'],
    customLanguages: { en: 'inen' },
    licences: ['harbour'],
  }),
  dormant('JP', 'Japan', 'JPY', 'Asia/Tokyo', ['ja']),
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

/** DEC limits: hours until a higher limit applies, where it is not 24. */
export const limitIncreaseDelays: Readonly<Record<string, number>> = { AT: 168 };
