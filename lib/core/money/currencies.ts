interface CurrencyRecord {
  readonly symbol: string;
  readonly hasSpace?: true;
  /** What else players write beside an amount, in capitals and without spaces. */
  readonly names: readonly string[];
  /** The symbol follows the amount. */
  readonly isAfter?: true;
  /** Decimals of the minor unit (ISO 4217), where it is not 2. */
  readonly decimals?: 0;
  /** Multiplier of limits and offers: the amount that replaces one euro. */
  readonly perEuro: number;
  /** Thousands are also written in lakhs: `1,00,000`. */
  readonly hasLakhs?: true;
  /** Scaled amounts are rounded to multiples of five. */
  readonly isRoundedToFive?: true;
}

/** Every currency that the site can show and scale bounds to, by its ISO 4217 code (MKT-20, MKT-22). */
export const currencyRecords: ReadonlyMap<string, CurrencyRecord> = new Map<string, CurrencyRecord>(
  Object.entries({
    EUR: { symbol: '€', names: ['EURO', 'EUROS', 'EUROA', 'E'], perEuro: 1 },
    NOK: { symbol: 'kr', names: ['KR.', 'NKR', 'NKR.', 'KRONE', 'KRONER'], hasSpace: true, isAfter: true, perEuro: 10 },
    BRL: { symbol: 'R$', names: ['RS', 'REAL', 'REAIS'], perEuro: 5 },
    CAD: {
      symbol: '$',
      names: ['CA$', 'C$', 'CAN$', 'CDN$', 'CAD$', '$CA', '$CAN', '$CAD', 'DOLLAR', 'DOLLARS'],
      perEuro: 1.5,
      isRoundedToFive: true,
    },
    NZD: { symbol: '$', names: ['NZ$', 'NZD$', '$NZ', '$NZD', 'DOLLAR', 'DOLLARS'], perEuro: 1.5, isRoundedToFive: true },
    CLP: { symbol: '$', names: ['CLP$', 'CL$', '$CLP', 'PESO', 'PESOS'], decimals: 0, perEuro: 1000 },
    PEN: { symbol: 'S/', names: ['S/.', 'SOL', 'SOLES'], hasSpace: true, perEuro: 4 },
    INR: { symbol: '₹', hasLakhs: true, names: ['RS', 'RS.', 'RE', 'RE.', 'RUPEE', 'RUPEES', 'रु', 'रु.', 'रुपये'], perEuro: 90 },
    GBP: { symbol: '£', names: ['POUND', 'POUNDS'], perEuro: 1 },
    PHP: { symbol: '₱', names: ['PESO', 'PESOS'], perEuro: 60 },
    TRY: { symbol: '₺', names: ['TL', 'LIRA'], perEuro: 35 },
    ZAR: { symbol: 'R', names: ['RAND'], perEuro: 20 },
    PLN: { symbol: 'zł', names: ['ZŁ.', 'ZŁOTY', 'ZŁOTYCH'], hasSpace: true, isAfter: true, perEuro: 4 },
    JPY: { symbol: '¥', names: ['円', 'YEN'], decimals: 0, perEuro: 150 },
  } satisfies Readonly<Record<string, CurrencyRecord>>),
);
