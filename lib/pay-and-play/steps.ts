import 'server-only';
import { CallError, isCallError } from '#lib/core/api/errors.ts';
import { call } from '#lib/core/api/server.ts';
import { homeMarket, marketLocales, parseLocale } from '#lib/core/market/locale.ts';
import { defaults } from '#lib/core/market/markets.ts';
import { type Refusal, refusalFromCode } from '#lib/session/sign-in/refusal.ts';
import { hasKeys } from '#lib/session/sign-in/sign-in.ts';
import type { SignInBrowser } from '#lib/session/sign-in/start-session.ts';
import { startSessionByToken } from '#lib/session/sign-in/start-session-by-token.ts';
import type { BankVisit } from './bank-visit.ts';
import { completePlayer, exchangeCode, signInFromBank } from './contract.ts';
import { bankCountry } from './rules.ts';

type At<Stage extends BankVisit['stage']> = Extract<BankVisit, { stage: Stage }>;

export interface FormInput {
  readonly email: string;
  readonly mobilePhone: string;
  readonly termsVersion: string;
  readonly marketingOptIn: boolean;
}

/** The language of messages to a new player: the page's where the player's market offers it, else the first one of the market. */
function messageLanguage({ locale }: BankVisit): string {
  const offered = marketLocales(homeMarket(bankCountry)).map(({ apiLanguage }) => apiLanguage);
  const ofPage = parseLocale(locale)?.apiLanguage;
  return offered.find((language) => language === ofPage) ?? offered[0] ?? defaults.language;
}

/** DEC-PNP-1, verify: exchanges the code for the player; the contact form follows when something is missing, else the sign-in. */
export async function exchange(visit: At<'code'>, ipAddress: string): Promise<At<'form'> | At<'login'>> {
  const { code, stage: _, ...rest } = visit;
  const { sessionId, blackbox } = rest;
  const languageCode = messageLanguage(visit);
  const player = await call(exchangeCode, { body: { oneTimeCode: code, sessionId, ipAddress, blackbox, languageCode } });
  const { email, mobilePhone, playerId, existing, refusedPayment } = player;
  const identified = { ...rest, existing, refusedPayment };
  return email && mobilePhone
    ? { ...identified, stage: 'login' }
    : { ...identified, stage: 'form', playerId, email, mobilePhone };
}

/** DEC-PNP-1, form. Throws a refusal with field errors, which does not change the visit. */
export async function complete(visit: At<'form'>, input: FormInput): Promise<At<'login'>> {
  const { playerId, email, mobilePhone, draft: _, ...rest } = visit;
  await call(completePlayer, {
    body: {
      sessionId: visit.sessionId,
      playerId,
      email: email ?? input.email,
      mobilePhone: mobilePhone ?? input.mobilePhone,
      languageCode: messageLanguage(visit),
      countryCode: bankCountry,
      termsAndConditionsAcceptedVersion: input.termsVersion,
      marketingOptIn: input.marketingOptIn,
    },
  });
  return { ...rest, stage: 'login' };
}

function unavailable(): CallError {
  return new CallError('contract', { status: 502, code: 'error.system.error' });
}

export interface VisitOrigin {
  readonly ipAddress: string;
  readonly browser: SignInBrowser;
}

/** DEC-PNP-1, complete: starts the session. Returns its `Set-Cookie` headers. */
export async function signIn(
  { sessionId, blackbox }: At<'login'>,
  { ipAddress, browser }: VisitOrigin,
): Promise<readonly string[]> {
  // The platform answers one login of a visit: without the keys its token could not be verified.
  if (!(await hasKeys())) throw unavailable();
  const metadata = { blackbox, ipAddress, country: bankCountry } as const;
  const { idToken } = await call(signInFromBank, { body: { sessionId, metadata } });
  const cookies = await startSessionByToken(idToken, browser);
  if (!cookies) throw unavailable();
  return cookies;
}

/** The refusal of a blocked player, as at a sign-in (DEC-LOG-3); undefined for any other error. */
export function accountBlockOf(error: unknown): Refusal | undefined {
  if (!isCallError(error) || error.layer !== 'platform' || error.status !== 400) return undefined;
  if (!/^error\.(timeout|exclusion|account)\./.test(error.code)) return undefined;
  return refusalFromCode(error.code, error.envelope.additionalInfo);
}
