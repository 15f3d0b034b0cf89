interface CurrencyRecord {
  readonly symbol: string;
  readonly hasSpace?: true;
  /** The symbol follows the amount. */
  readonly isAfter?: true;
  /** Decimals of the minor unit (ISO 4217), where it is not 2. */
  readonly decimals?: 0;
  /** Multiplier of limits and offers: the amount that replaces one euro. */
  readonly perEuro: number;
  /** Scaled amounts are rounded to multiples of five. */
  readonly isRoundedToFive?: true;
}

/** Every currency that the site can show and scale bounds to, by its ISO 4217 code (MKT-20, MKT-22). */
export const currencyRecords: ReadonlyMap<string, CurrencyRecord> = new Map<string, CurrencyRecord>(
  Object.entries({
    EUR: { symbol: '€', perEuro: 1 },
    NOK: { symbol: 'kr', hasSpace: true, isAfter: true, perEuro: 10 },
    BRL: { symbol: 'R$', perEuro: 5 },
    CAD: { symbol: '$', perEuro: 1.5, isRoundedToFive: true },
    NZD: { symbol: '$', perEuro: 1.5, isRoundedToFive: true },
    CLP: { symbol: '$', decimals: 0, perEuro: 1000 },
    PEN: { symbol: 'S/', hasSpace: true, perEuro: 4 },
    INR: { symbol: '₹', perEuro: 90 },
    GBP: { symbol: '£', perEuro: 1 },
    PHP: { symbol: '₱', perEuro: 60 },
    TRY: { symbol: '₺', perEuro: 35 },
    ZAR: { symbol: 'R', perEuro: 20 },
    PLN: { symbol: 'zł', hasSpace: true, isAfter: true, perEuro: 4 },
    JPY: { symbol: '¥', decimals: 0, perEuro: 150 },
  } satisfies Readonly<Record<string, CurrencyRecord>>),
);
