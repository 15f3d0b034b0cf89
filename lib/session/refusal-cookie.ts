import 'server-only';
import { sealData } from 'iron-session';
import { z } from 'zod';
import { siteConfig } from '#lib/config/site.ts';
import { unfinishedSchema } from '#lib/registration/contract.ts';
import { isSecureSite } from './answer-headers.ts';
import type { Refusal } from './refusal.ts';
import { openSealed } from './sealed.ts';

/** What a sign-in error carries besides its code (days, initiator) travels in a short sealed cookie, never in a URL. */
const name = 'parlour.refusal';
/** Long enough for every tab of a browser to read it, the sleeping ones too. */
const lifeSeconds = 600;

interface CookieOptions {
  readonly path: string;
  readonly maxAge: number;
  readonly httpOnly: boolean;
  readonly sameSite: 'strict';
  readonly secure: boolean;
}

interface CookieJar {
  set(name: string, value: string, options: CookieOptions): unknown;
}

const path = '/api/session/refusal';
const optionsOf = (maxAge: number): CookieOptions => ({
  path,
  maxAge,
  httpOnly: true,
  sameSite: 'strict',
  secure: isSecureSite(),
});

const refusalSchema = z.object({
  code: z.string(),
  days: z.number().optional(),
  millisLeft: z.number().optional(),
  initiator: z.string().optional(),
  cooling: z.boolean().optional(),
  playerId: z.string().optional(),
  unfinished: unfinishedSchema.optional(),
});
type CarriedRefusal = z.output<typeof refusalSchema>;

function seal(refusal: Refusal): Promise<string> {
  return sealData(refusal, { password: siteConfig().SESSION_SECRET, ttl: lifeSeconds });
}

export async function keepRefusal(jar: CookieJar, refusal: Refusal): Promise<void> {
  jar.set(name, await seal(refusal), optionsOf(lifeSeconds));
}

/** The same as a header of an answer. */
export async function refusalHeader(refusal: Refusal): Promise<readonly [string, string]> {
  const secure = isSecureSite() ? '; Secure' : '';
  return [
    'Set-Cookie',
    `${name}=${await seal(refusal)}; Path=${path}; Max-Age=${lifeSeconds}; HttpOnly; SameSite=Strict${secure}`,
  ];
}

export function clearRefusal(jar: CookieJar): void {
  jar.set(name, '', optionsOf(0));
}

export async function readRefusal(cookies: ReadonlyMap<string, string>): Promise<CarriedRefusal | undefined> {
  return openSealed(cookies.get(name), refusalSchema);
}
