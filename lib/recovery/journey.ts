import 'server-only';
import { sealData } from 'iron-session';
import { z } from 'zod';
import { siteConfig } from '#lib/config/site.ts';
import { readCookies } from '#lib/edge/cookies.ts';
import { isSecureSite } from '#lib/session/answer-headers.ts';
import { openSealed } from '#lib/session/sealed.ts';
import { channels } from './contract.ts';
import type { RecoveryState } from './state.ts';

/** RST-10: address and keys between the steps, sealed: they survive a reload and no script ever sees a key. */
const journeySchema = z.union([
  z.object({
    step: z.literal('Verification'),
    email: z.string(),
    channel: z.enum(channels),
    /** Real time in milliseconds. */
    sentAt: z.number(),
    /** RST-11: no further message today. */
    isBlocked: z.boolean().default(false),
  }),
  z.object({
    step: z.literal('Password'),
    by: z.literal('code'),
    email: z.string(),
    resetKey: z.string(),
    smsResetKeyId: z.string(),
  }),
  z.object({ step: z.literal('Password'), by: z.literal('link'), email: z.string(), token: z.string() }),
]);
export type Journey = z.infer<typeof journeySchema>;

const name = 'parlour.recovery';
const lifeSeconds = 60 * 60;
const resendAfterMs = 60_000;

/** The journey of this browser; undefined for none, a forged one and one too old. */
export async function readJourney(request: Request): Promise<Journey | undefined> {
  return openSealed(readCookies(request.headers.get('cookie')).get(name), journeySchema);
}

/** The header that keeps a journey, or ends it. */
export async function journeyHeader(journey: Journey | undefined): Promise<readonly [string, string]> {
  const password = siteConfig().SESSION_SECRET;
  const value = journey ? await sealData(journey, { password, ttl: lifeSeconds }) : '';
  const maxAge = journey ? lifeSeconds : 0;
  const secure = isSecureSite() ? '; Secure' : '';
  return ['Set-Cookie', `${name}=${value}; Path=/api/recovery; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${secure}`];
}

/** What the browser may know of a journey: never a key. */
export function stateOf(journey: Journey | undefined, realNow: number): RecoveryState {
  if (!journey) return { step: 'Email' };
  const { email } = journey;
  if (journey.step === 'Password') return { step: 'Password', email };
  const { channel, isBlocked, sentAt } = journey;
  const resendInSeconds = Math.max(0, Math.ceil((sentAt + resendAfterMs - realNow) / 1000));
  return { step: 'Verification', email, channel, isBlocked, resendInSeconds };
}
