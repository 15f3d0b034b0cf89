import 'server-only';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { sealData } from 'iron-session';
import { z } from 'zod';
import { siteConfig } from '#lib/config/site.ts';
import { openSealed } from '#lib/session/sealed.ts';
import { bankVisitSeconds } from './rules.ts';

const name = 'parlour.bank-visit';
const path = '/api/pay-and-play';

const common = {
  /** Sent along to the bank and back: only the browser that went may return. */
  state: z.string(),
  locale: z.string(),
  /** Where the player goes in the end, a path without its locale. */
  to: z.string(),
};
const draftSchema = z.object({ email: z.string(), phone: z.string(), marketing: z.boolean(), terms: z.boolean() });
const returned = { ...common, sessionId: z.string(), blackbox: z.string() };

const visitSchema = z.discriminatedUnion('stage', [
  z.object({ stage: z.literal('bank'), ...common }),
  z.object({ stage: z.literal('code'), ...returned, code: z.string() }),
  z.object({
    stage: z.literal('form'),
    ...returned,
    playerId: z.string(),
    existing: z.boolean(),
    email: z.string().nullable(),
    mobilePhone: z.string().nullable(),
    draft: draftSchema.optional(),
  }),
  z.object({ stage: z.literal('login'), ...returned, existing: z.boolean() }),
]);

/** How far a browser's visit to the bank has come; decisions §2.4 with what each state must not lose. */
export type Visit = z.output<typeof visitSchema>;
export type Draft = z.output<typeof draftSchema>;

export function newState(): string {
  return randomBytes(24).toString('base64url');
}

export function isState(visit: Visit, state: string): boolean {
  const [own, given] = [Buffer.from(visit.state), Buffer.from(state)];
  return own.length === given.length && timingSafeEqual(own, given);
}

/** The visit of a request's cookie; undefined where there is none, it is forged, or it is too old. */
export async function readVisit(cookies: ReadonlyMap<string, string>): Promise<Visit | undefined> {
  return openSealed(cookies.get(name), visitSchema);
}

/** A `Set-Cookie` that keeps the visit, sealed, for half an hour; without one it is over. */
export async function writeVisit(visit: Visit | undefined): Promise<string> {
  const { SESSION_SECRET, SITE_URL } = siteConfig();
  const value = visit ? await sealData(visit, { password: SESSION_SECRET, ttl: bankVisitSeconds }) : '';
  const secure = SITE_URL.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Path=${path}; Max-Age=${visit ? bankVisitSeconds : 0}; HttpOnly; SameSite=Strict${secure}`;
}
