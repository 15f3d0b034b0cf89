import 'server-only';
import { CallError, isCallError } from '#lib/platform/errors.ts';
import { call } from '#lib/platform/server.ts';
import { type Refusal, refusalOfCode } from '#lib/session/refusal.ts';
import type { StartedSession } from '#lib/session/start-session.ts';
import { startSession } from '#lib/session/start-session.ts';
import { completePlayer, exchangeCode, signInFromBank } from './contract.ts';
import { bankCountry } from './rules.ts';
import type { Visit } from './visit.ts';

type At<Stage extends Visit['stage']> = Extract<Visit, { stage: Stage }>;

/** What the short form brings, checked by its handler. */
export interface FormInput {
  readonly email: string;
  readonly mobilePhone: string;
  readonly languageCode: string;
  readonly termsVersion: string;
  readonly marketingOptIn: boolean;
}

/** Decisions §2.4, verify: the code for the player; to the form when something is missing, else straight to the sign-in. */
export async function exchange(visit: At<'code'>, ipAddress: string): Promise<At<'form'> | At<'login'>> {
  const { code, stage: _, ...rest } = visit;
  const { sessionId, blackbox } = rest;
  const known = await call(exchangeCode, { body: { oneTimeCode: code, sessionId, ipAddress, blackbox } });
  const { email, mobilePhone, playerId, existing } = known;
  return email && mobilePhone
    ? { ...rest, stage: 'login', existing }
    : { ...rest, stage: 'form', playerId, existing, email, mobilePhone };
}

/** Decisions §2.4, form. Throws a refusal with field errors, and the visit stays where it is. */
export async function complete(visit: At<'form'>, input: FormInput): Promise<At<'login'>> {
  const { playerId, existing, email, mobilePhone, draft: _, ...rest } = visit;
  await call(completePlayer, {
    body: {
      sessionId: visit.sessionId,
      playerId,
      email: email ?? input.email,
      mobilePhone: mobilePhone ?? input.mobilePhone,
      languageCode: input.languageCode,
      countryCode: bankCountry,
      termsAndConditionsAcceptedVersion: input.termsVersion,
      marketingOptIn: input.marketingOptIn,
    },
  });
  return { ...rest, stage: 'login', existing };
}

/** Decisions §2.4, complete. */
export async function signIn({ sessionId, blackbox }: At<'login'>, ipAddress: string): Promise<StartedSession> {
  const metadata = { blackbox, ipAddress, country: bankCountry } as const;
  const session = await startSession(await call(signInFromBank, { body: { sessionId, metadata } }));
  if (!session) throw new CallError('contract', { status: 502, code: 'error.system.error' });
  return session;
}

/** A blocked player's refusal in the words of a sign-in (decisions §2.2); undefined for any other error. */
export function blockOf(error: unknown): Refusal | undefined {
  if (!isCallError(error) || error.layer !== 'platform' || error.status !== 400) return undefined;
  if (!/^error\.(timeout|exclusion|account)\./.test(error.code)) return undefined;
  return refusalOfCode(error.code, error.envelope.additionalInfo);
}
