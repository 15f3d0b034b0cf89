import { createHmac } from 'node:crypto';
import { type SiteConfig, secretNames, settingNames } from '#lib/core/config/environment.ts';
import { ownValue } from '#lib/core/own-value.ts';

/** Settings that are not in pages, and in which instances that share pages may differ. */
const notInPages =
  /^(?:PORT|WORKERS|REDIS_URL|DRAIN_SECONDS|ACCESS_LOG|MAINTENANCE|(?:MAX|METRICS|OTEL|PAGES?)_.*|(?:DATA|CACHE|SESSION)_FOLDER)$/;

/**
 * A name for the settings that stored pages are rendered with. Secrets are left out, but for the one that signs addresses of
 * cards: it is the key of the digest, which so shows nothing of it.
 */
export function settingsDigest(config: SiteConfig): string {
  const values = settingNames
    .filter((name) => !notInPages.test(name) && !secretNames.includes(name))
    .map((name) => [name, ownValue(config as Readonly<Record<string, unknown>>, name)]);
  return createHmac('sha256', config.SESSION_SECRET[0]).update(JSON.stringify(values)).digest('base64url').slice(0, 16);
}
