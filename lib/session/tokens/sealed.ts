import 'server-only';
import { createHash } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import type { z } from 'zod';
import { siteConfig } from '#lib/core/config/site.ts';

/** Each seal names the secret that opens it. The name follows from the secret, so that every instance knows it by the same. */
const idOf = (secret: string) => String(createHash('sha256').update(`seal ${secret}`).digest().readUInt32BE());

/** What a value is sealed for: it opens for nothing else. */
type SealPurpose = 'bank' | 'recovery' | 'refusal' | 'registration' | 'session' | 'sign-out';

/** Seals of builds that had one secret name it 1. */
const earlierId = '1';

/** Seals a value for a cookie; it opens for `lifeSeconds`, for its purpose. */
export function seal(purpose: SealPurpose, value: object, lifeSeconds: number): Promise<string> {
  const [secret] = siteConfig().SESSION_SECRET;
  // iron-session takes 0 for a seal that never expires.
  return sealData({ for: purpose, ...value }, { password: { [idOf(secret)]: secret }, ttl: Math.max(1, lifeSeconds) });
}

/** Opens a sealed cookie; undefined where it is missing, forged, truncated, expired, or of another purpose or shape. Never throws. */
export async function openSealed<Schema extends z.ZodType>(
  purpose: SealPurpose,
  sealed: string | undefined,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  if (!sealed) return undefined;
  try {
    const secrets = siteConfig().SESSION_SECRET;
    const password = Object.fromEntries([[earlierId, secrets.at(-1) ?? ''], ...secrets.map((secret) => [idOf(secret), secret])]);
    const content = await unsealData<{ readonly for?: string }>(decodeURIComponent(sealed), { password });
    // Seals of the version before have none. To be deleted with the next release but one.
    if (content.for !== undefined && content.for !== purpose) return undefined;
    return schema.safeParse(content).data;
  } catch {
    return undefined;
  }
}
