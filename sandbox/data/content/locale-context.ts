import { endAfterMs, warnAfterMs } from '#lib/core/config/idle.ts';
import { minimumAge } from '#lib/core/market/countries.ts';
import { type SiteLocale, siteLocales } from '#lib/core/market/markets.ts';
import { protectionRules } from '#lib/core/market/protection.ts';
import { formatWholeMoney, unbroken } from '#lib/core/money/format.ts';
import { numberFormOf } from '#lib/core/money/number-form.ts';
import { scaleEuro } from '#lib/core/money/scale.ts';
import { ownValue } from '#lib/core/own-value.ts';
import { dayMs } from '#lib/core/time/durations.ts';
import { passwordLength } from '#lib/core/validation/password.ts';
import type { ImageAssets } from '#sandbox/data/content/images/image-assets.ts';
import { type SiteCopy, siteCopy } from '#sandbox/data/copy/catalogs.ts';
import { describeDailyHours } from '#sandbox/data/copy/daily-hours.ts';
import { limitIncreaseHoursOf, roundWaitMinutes, signInLock } from '#sandbox/data/tables/account-rules.ts';
import { maxCancellationsPerDay, minWithdrawalEuros, withdrawalCapEuros } from '#sandbox/data/tables/cashier-rules.ts';
import { bet, cashbackClaimHours, type Offer } from '#sandbox/data/tables/offers.ts';
import { paymentTable } from '#sandbox/data/tables/payment-table.ts';
import { supportHours } from '#sandbox/data/tables/support-hours.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';
import type { Catalog } from '#sandbox/kit/catalog.ts';
import { createDocument, documentId, reference, references } from './document.ts';

/** A market and language of the dataset, with the helpers that build its documents. */
export interface LocaleContext {
  readonly locale: SiteLocale;
  readonly copy: SiteCopy;
  /** The texts of a catalog in the language of the locale. */
  readonly localize: <Texts>(catalog: Catalog<Texts>) => Texts;
  readonly images: ImageAssets;
  /** Start of the seed's UTC day. */
  readonly at: Date;
  /** A document of this market and language; its id is made of type, slug, market and language. */
  readonly document: (type: string, slug: string, fields: Readonly<Record<string, unknown>>) => ContentDocument;
  readonly idOf: (type: string, slug: string) => string;
  /** Replaces the tokens of a copy string with the site's figures and an offer's, amounts in this market's currency. */
  readonly fill: (text: string, offer?: Offer) => string;
  /** ISO time of a day relative to the seed; negative is in the past. */
  readonly dayFromSeed: (offset: number) => string;
}

export const licenceNumber = 'HGA/B2C/0417';

/** Amounts in euro that every text may quote. */
const siteAmounts = {
  minDeposit: Math.min(...paymentTable.map(({ deposit: [least] }) => least)),
  minWithdrawal: minWithdrawalEuros,
  maxBonusBet: bet,
  capDay: withdrawalCapEuros.daily,
  capWeek: withdrawalCapEuros.weekly,
  capMonth: withdrawalCapEuros.monthly,
} as const;
const amounts = new Set(['min', 'max', 'bet', 'prize', ...Object.keys(siteAmounts)]);

/** Rules that every text may quote. */
const siteRules = {
  signInAttempts: signInLock.attempts,
  lockMinutes: signInLock.minutes,
  idleMinutes: endAfterMs / 60_000,
  idleWarning: (endAfterMs - warnAfterMs) / 60_000,
  roundMinutes: roundWaitMinutes,
  cancelsPerDay: maxCancellationsPerDay,
  claimHours: cashbackClaimHours,
  passwordMin: passwordLength.min,
  passwordMax: passwordLength.max,
} as const;

/** The global market comes first. */
export function createLocaleContexts(
  at: Date,
  images: ImageAssets,
  reviewHours: number,
): readonly [LocaleContext, ...LocaleContext[]] {
  const [global, ...others] = siteLocales;
  const create = (locale: SiteLocale) => createLocaleContext(locale, at, images, reviewHours);
  return [create(global), ...others.map(create)];
}

function createLocaleContext(locale: SiteLocale, at: Date, images: ImageAssets, reviewHours: number): LocaleContext {
  const { market, contentLanguage, catalogLanguage, currency } = locale;
  const idOf = (type: string, slug: string) => documentId(type, slug, market, contentLanguage);
  const numbers = numberFormOf(locale);
  const { retention, timeoutHours } = protectionRules(market);
  const localize = <Texts>(catalog: Catalog<Texts>): Texts => catalog.in(catalogLanguage);
  const figures = {
    ...siteAmounts,
    ...siteRules,
    supportHours: describeDailyHours(supportHours, catalogLanguage),
    age: minimumAge(market),
    limitHours: limitIncreaseHoursOf(market),
    timeoutDays: Math.max(...timeoutHours) / 24,
    accountYears: retention.accountYears,
    reviewHours,
  };
  return {
    locale,
    copy: localize(siteCopy),
    localize,
    images,
    at,
    idOf,
    document: (type, slug, fields) =>
      createDocument(at, idOf(type, slug), type, {
        market: references([documentId('market', market)]),
        language: reference(documentId('language', contentLanguage)),
        ...fields,
      }),
    fill: (text, offer) =>
      fillTokens(text, { ...figures, ...offer }, (amount) => unbroken(formatWholeMoney(scaleEuro(amount, currency), numbers))),
    dayFromSeed: (offset) => new Date(at.getTime() + offset * dayMs).toISOString(),
  };
}

/** Throws for a token without a figure, so that no page shows a token. */
function fillTokens(text: string, figures: Readonly<Record<string, number | string>>, price: (amount: number) => string): string {
  return text.replace(/\{(\w+)\}/g, (token, name: string) => {
    if (name === 'licence') return licenceNumber;
    const figure = ownValue(figures, name);
    if (figure === undefined) throw new Error(`no figure for ${token} in “${text}”`);
    return typeof figure === 'number' && amounts.has(name) ? price(figure) : String(figure);
  });
}
