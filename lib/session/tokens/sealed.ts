import 'server-only';
import { unsealData } from 'iron-session';
import type { z } from 'zod';
import { siteConfig } from '#lib/core/config/site.ts';

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
