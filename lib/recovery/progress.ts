import 'server-only';
import { z } from 'zod';
import { isSecureSite, siteCookieName } from '#lib/core/config/site.ts';
import { readCookies } from '#lib/core/http/cookies.ts';
import { serializeCookie } from '#lib/core/http/set-cookie.ts';
import { openSealed, seal } from '#lib/session/tokens/sealed.ts';
import { channels } from './contract.ts';
import type { RecoveryState } from './state.ts';

/** RST-10: address and keys between the steps, in a sealed cookie: kept over a reload, and unreadable for scripts. */
const progressSchema = z.union([
  z.object({
    step: z.literal('Verification'),
    email: z.string(),
    channel: z.enum(channels),
    /** Real time in milliseconds. */
    sentAt: z.number(),
    /** Of the request for a code; empty where the platform has none. */
    resetToken: z.string().max(200).default(''),
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
export type RecoveryProgress = z.infer<typeof progressSchema>;

const cookieName = () => siteCookieName('parlour.recovery');
const lifeSeconds = 60 * 60;
const resendAfterMs = 60_000;

/** The progress of this browser; undefined where it is missing, forged or expired. */
export async function readProgress(request: Request): Promise<RecoveryProgress | undefined> {
  return openSealed('recovery', readCookies(request.headers.get('cookie')).get(cookieName()), progressSchema);
}

/** `Set-Cookie` header that stores the progress, or removes it. */
export async function progressHeader(progress: RecoveryProgress | undefined): Promise<readonly [string, string]> {
  const value = progress ? await seal('recovery', progress, lifeSeconds) : '';
  const maxAge = progress ? lifeSeconds : 0;
  const options = { path: '/api/recovery', maxAge, httpOnly: true, sameSite: 'strict', secure: isSecureSite() } as const;
  return ['Set-Cookie', serializeCookie({ name: cookieName(), value, ...options })];
}

/** The progress as the browser may see it, without keys. */
export function stateOf(progress: RecoveryProgress | undefined, realNow: number): RecoveryState {
  if (!progress) return { step: 'Email' };
  const { email } = progress;
  if (progress.step === 'Password') return { step: 'Password', email };
  const { channel, isBlocked, sentAt } = progress;
  const resendInSeconds = Math.max(0, Math.ceil((sentAt + resendAfterMs - realNow) / 1000));
  return { step: 'Verification', email, channel, isBlocked, resendInSeconds };
}
