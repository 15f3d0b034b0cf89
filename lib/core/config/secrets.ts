import { isLoopback } from '../http/address.ts';
import { parseUrl } from '../http/parse-url.ts';

/** The development default of every secret, which anyone can read here. */
export const developmentSecrets = {
  SESSION_SECRET: 'development-session-secret-0123456789abcdef',
  ACCESS_COOKIE_SECRET: 'development-access-secret-0123456789abcdef',
  CONTENT_WEBHOOK_SECRET: 'sandbox-webhook-secret',
  SPORTS_WEBHOOK_SECRET: 'sandbox-sports-webhook-secret',
  SIGNING_KEY: 'sandbox-signing-key-0123456789',
  CAPTCHA_SECRET: 'sandbox-captcha-secret',
} as const;

/** The sandbox's others, without a default at the site, which has the editor's token as `CONTENT_DRAFTS_TOKEN`. */
export const sandboxSecrets = {
  CONTENT_TOKEN: 'sandbox-editor-token',
  CONTENT_READ_TOKEN: 'sandbox-reader-token',
  SERVICE_SECRET: 'sandbox-service-secret',
} as const;

const published = new Set<unknown>([...Object.values(developmentSecrets), ...Object.values(sandboxSecrets)]);

/** Whether a secret is one of the development defaults, whatever it is used for. */
export function isPublished(secret: unknown): boolean {
  return published.has(secret);
}

/** Whether an address is on this machine, so that no one else can use what it accepts. */
export function isOnThisMachine(url: string): boolean {
  const hostname = parseUrl(url)?.hostname ?? '';
  return hostname === 'localhost' || isLoopback(hostname);
}
