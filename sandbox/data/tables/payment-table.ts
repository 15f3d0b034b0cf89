/** A payment method: contract id, availability and bounds in euro. */
export interface PaymentMethodRow {
  readonly code: string;
  readonly type: 'card' | 'bank' | 'e-wallet' | 'voucher' | 'mobile' | 'crypto';
  /** Neutral label per language; a missing language reads `en`. */
  readonly title: Readonly<Record<string, string>>;
  readonly markets: 'all' | { readonly only: readonly string[] } | { readonly except: readonly string[] };
  readonly deposit: readonly [min: number, max: number];
  readonly withdrawal?: { readonly bounds: readonly [min: number, max: number]; readonly time: string };
  /** The profile flag that the method requires. */
  readonly capability?: string;
}

/** Pays out to players whose methods cannot. */
export const bankTransfer = 'BANKTRANSFER';

export const paymentTable: readonly PaymentMethodRow[] = [
  {
    code: 'CREDITCARD',
    type: 'card',
    title: { en: 'Card', fi: 'Maksukortti', no: 'Bankkort', de: 'Karte', fr: 'Carte', es: 'Tarjeta', pt: 'Cartão' },
    markets: 'all',
    deposit: [10, 5_000],
    withdrawal: { bounds: [20, 5_000], time: '1-3-days' },
  },
  {
    code: 'TRUSTLY',
    type: 'bank',
    title: {
      en: 'Online bank',
      fi: 'Verkkopankki',
      no: 'Nettbank',
      de: 'Onlinebanking',
      fr: 'Banque en ligne',
      es: 'Banca en línea',
      pt: 'Banco on-line',
    },
    markets: { only: ['FI', 'NO', 'AT', 'UN'] },
    deposit: [10, 10_000],
    withdrawal: { bounds: [20, 10_000], time: 'within-1-hour' },
  },
  {
    code: 'EUTELLER',
    type: 'bank',
    title: {
      en: 'Bank button',
      fi: 'Pankkipainike',
      no: 'Bankknapp',
      de: 'Direktzahlung',
      fr: 'Paiement direct',
      es: 'Pago directo',
      pt: 'Pagamento direto',
    },
    markets: { only: ['FI'] },
    deposit: [10, 5_000],
  },
  {
    code: 'SIRU',
    type: 'mobile',
    title: {
      en: 'Phone bill',
      fi: 'Puhelinlasku',
      no: 'Telefonregning',
      de: 'Telefonrechnung',
      fr: 'Facture de téléphone',
      es: 'Factura del teléfono',
      pt: 'Conta de telefone',
    },
    markets: { only: ['FI', 'NO'] },
    deposit: [10, 100],
  },
  {
    code: 'MUCHBETTER',
    type: 'mobile',
    title: {
      en: 'Mobile wallet',
      fi: 'Mobiililompakko',
      no: 'Mobillommebok',
      de: 'Mobile Geldbörse',
      fr: 'Portefeuille mobile',
      es: 'Billetera móvil',
      pt: 'Carteira móvel',
    },
    markets: { only: ['NO', 'CA', 'NZ', 'UN', 'BR'] },
    deposit: [10, 2_500],
    withdrawal: { bounds: [20, 2_500], time: 'within-24-hours' },
  },
  {
    code: 'NETELLER',
    type: 'e-wallet',
    title: {
      en: 'E-wallet',
      fi: 'Verkkolompakko',
      no: 'E-lommebok',
      de: 'E-Wallet',
      fr: 'Portefeuille électronique',
      es: 'Monedero electrónico',
      pt: 'Carteira eletrônica',
    },
    markets: { except: ['BR', 'CA'] },
    deposit: [10, 5_000],
    withdrawal: { bounds: [20, 10_000], time: 'within-24-hours' },
  },
  {
    code: 'SKRILL',
    type: 'e-wallet',
    title: {
      en: 'Digital wallet',
      fi: 'Digilompakko',
      no: 'Digital lommebok',
      de: 'Digitale Geldbörse',
      fr: 'Portefeuille numérique',
      es: 'Billetera digital',
      pt: 'Carteira digital',
    },
    markets: { except: ['BR', 'CA'] },
    deposit: [10, 5_000],
    withdrawal: { bounds: [20, 10_000], time: 'within-24-hours' },
  },
  {
    code: 'RAPIDTRANSFER',
    type: 'bank',
    title: {
      en: 'Instant transfer',
      fi: 'Pikasiirto',
      no: 'Straksoverføring',
      de: 'Echtzeitüberweisung',
      fr: 'Virement instantané',
      es: 'Transferencia inmediata',
      pt: 'Transferência instantânea',
    },
    markets: { only: ['AT', 'FI', 'NO', 'UN'] },
    deposit: [10, 5_000],
  },
  {
    code: 'PAYSAFECARD',
    type: 'voucher',
    title: {
      en: 'Prepaid voucher',
      fi: 'Prepaid-lipuke',
      no: 'Verdikupong',
      de: 'Prepaid-Gutschein',
      fr: 'Bon prépayé',
      es: 'Cupón prepago',
      pt: 'Vale pré-pago',
    },
    markets: { except: ['BR', 'CL', 'PE', 'IN'] },
    deposit: [10, 250],
  },
  {
    code: 'CRYPTO',
    type: 'crypto',
    title: { en: 'Crypto', fi: 'Krypto', no: 'Krypto', de: 'Krypto', fr: 'Crypto', es: 'Cripto', pt: 'Cripto' },
    markets: 'all',
    deposit: [10, 5_000],
    capability: 'crypto',
  },
  {
    code: 'VOLT',
    type: 'bank',
    title: {
      en: 'Open banking',
      fi: 'Avoin pankki',
      no: 'Åpen bank',
      de: 'Kontozahlung',
      fr: 'Paiement par compte',
      es: 'Pago por cuenta',
      pt: 'Pagamento por conta',
    },
    markets: 'all',
    deposit: [10, 5_000],
    capability: 'volt',
  },
  {
    code: 'MACROPAY',
    type: 'bank',
    title: {
      en: 'Local transfer',
      fi: 'Tilisiirto',
      no: 'Bankoverføring',
      de: 'Überweisung',
      fr: 'Virement local',
      es: 'Transferencia local',
      pt: 'Transferência local',
    },
    markets: 'all',
    deposit: [10, 5_000],
    capability: 'macropay',
  },
  {
    code: bankTransfer,
    type: 'bank',
    title: {
      en: 'Bank transfer',
      fi: 'Pankkisiirto',
      no: 'Overføring til bankkonto',
      de: 'Banküberweisung',
      fr: 'Virement bancaire',
      es: 'Transferencia bancaria',
      pt: 'Transferência bancária',
    },
    // Pays out only.
    markets: { only: [] },
    deposit: [20, 10_000],
    withdrawal: { bounds: [20, 10_000], time: '1-3-days' },
  },
];

/** True when a market offers the method. */
export function isOffered({ markets }: PaymentMethodRow, market: string): boolean {
  if (markets === 'all') return true;
  return 'only' in markets ? markets.only.includes(market) : !markets.except.includes(market);
}
