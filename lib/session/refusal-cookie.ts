import 'server-only';
import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import { siteConfig } from '#lib/config/site.ts';
import type { Refusal } from './refusal.ts';

/** What a sign-in error carries besides its code (days, initiator) travels in a short sealed cookie, never in a URL. */
const name = 'parlour.refusal';
const lifeSeconds = 60;

interface CookieJar {
  set(name: string, value: string, options: { path: string; maxAge: number; httpOnly: boolean; sameSite: 'strict' }): unknown;
}

const options = { path: '/api/session/refusal', httpOnly: true, sameSite: 'strict' } as const;

const refusalSchema = z.object({
  code: z.string(),
  days: z.number().optional(),
  millisLeft: z.number().optional(),
  initiator: z.string().optional(),
  cooling: z.boolean().optional(),
});
export type CarriedRefusal = z.output<typeof refusalSchema>;

export async function keepRefusal(jar: CookieJar, refusal: Refusal): Promise<void> {
  const value = await sealData(refusal, { password: siteConfig().SESSION_SECRET, ttl: lifeSeconds });
  jar.set(name, value, { ...options, maxAge: lifeSeconds });
}

export function clearRefusal(jar: CookieJar): void {
  jar.set(name, '', { ...options, maxAge: 0 });
}

export async function readRefusal(cookies: ReadonlyMap<string, string>): Promise<CarriedRefusal | undefined> {
  const sealed = cookies.get(name);
  if (!sealed) return undefined;
  const opened = await unsealData<object>(decodeURIComponent(sealed), { password: siteConfig().SESSION_SECRET }).catch(
    () => undefined,
  );
  const parsed = refusalSchema.safeParse(opened);
  return parsed.success ? parsed.data : undefined;
}
