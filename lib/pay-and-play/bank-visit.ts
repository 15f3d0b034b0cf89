import 'server-only';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { isSecureSite, siteCookieName } from '#lib/core/config/site.ts';
import { serializeCookie } from '#lib/core/http/set-cookie.ts';
import { openSealed, seal } from '#lib/session/tokens/sealed.ts';
import { refusedPaymentSchema } from './contract.ts';
import { bankVisitSeconds } from './rules.ts';

const cookieName = () => siteCookieName('parlour.bank-visit');
const path = '/api/pay-and-play';

const common = {
  /** Sent to the bank and back, so that only the same browser can return. */
  state: z.string(),
  locale: z.string(),
  /** The player's destination, a path without its locale. */
  to: z.string(),
};
const draftSchema = z.object({ email: z.string(), phone: z.string(), marketing: z.boolean(), terms: z.boolean() });
const returned = { ...common, sessionId: z.string(), blackbox: z.string() };
const identified = { ...returned, existing: z.boolean(), refusedPayment: refusedPaymentSchema.optional() };

const visitSchema = z.discriminatedUnion('stage', [
  z.object({ stage: z.literal('bank'), ...common }),
  z.object({ stage: z.literal('code'), ...returned, code: z.string() }),
  z.object({
    stage: z.literal('form'),
    ...identified,
    playerId: z.string(),
    email: z.string().nullable(),
    mobilePhone: z.string().nullable(),
    draft: draftSchema.optional(),
  }),
  z.object({ stage: z.literal('login'), ...identified }),
]);

/** The stage of a browser's visit to the bank (DEC-PNP-1), with the data of that stage. */
export type BankVisit = z.output<typeof visitSchema>;
export type ContactDraft = z.output<typeof draftSchema>;

export function createState(): string {
  return randomBytes(24).toString('base64url');
}

/** Whether the visit has this state; compared in constant time. */
export function hasState(visit: BankVisit, state: string): boolean {
  const [expected, actual] = [Buffer.from(visit.state), Buffer.from(state)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** The visit of a request's cookie; undefined where it is missing, forged or expired. */
export async function readVisit(cookies: ReadonlyMap<string, string>): Promise<BankVisit | undefined> {
  return openSealed('bank', cookies.get(cookieName()), visitSchema);
}

/** A `Set-Cookie` that stores the visit, sealed, for half an hour; without a visit it clears the cookie. */
export async function writeVisit(visit: BankVisit | undefined): Promise<string> {
  const value = visit ? await seal('bank', visit, bankVisitSeconds) : '';
  const maxAge = visit ? bankVisitSeconds : 0;
  const options = { path, maxAge, httpOnly: true, sameSite: 'strict', secure: isSecureSite() } as const;
  return serializeCookie({ name: cookieName(), value, ...options });
}
