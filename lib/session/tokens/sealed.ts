import 'server-only';
import { sealData, unsealData } from 'iron-session';
import type { z } from 'zod';
import { siteConfig } from '#lib/core/config/site.ts';

/** Seals a value for a cookie; it opens for `lifeSeconds`. */
export function seal(value: object, lifeSeconds: number): Promise<string> {
  // iron-session takes 0 for a seal that never expires.
  return sealData(value, { password: siteConfig().SESSION_SECRET, ttl: Math.max(1, lifeSeconds) });
}

/** Opens a sealed cookie; undefined where it is missing, forged, truncated, expired, or of another shape. Never throws. */
export async function openSealed<Schema extends z.ZodType>(
  sealed: string | undefined,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  if (!sealed) return undefined;
  try {
    const password = siteConfig().SESSION_SECRET;
    return schema.safeParse(await unsealData<object>(decodeURIComponent(sealed), { password })).data;
  } catch {
    return undefined;
  }
}
