import type { SiteConfig } from '#lib/core/config/environment.ts';
import { isOnThisMachine } from '#lib/core/config/secrets.ts';
import { signingKeyNames } from '#lib/core/config/signing-keys.ts';
import { settingsWithoutTls } from '#lib/core/config/unencrypted.ts';

/** What an operator should know of settings with which the site starts, a sentence each. */
export function settingsWarnings(config: SiteConfig): readonly string[] {
  const open = settingsWithoutTls(config);
  const isProduction = config.NODE_ENV === 'production';
  const isBehindProxy = isProduction && config.SITE_URL.startsWith('https:');
  const derived =
    isProduction && !isOnThisMachine(config.SITE_URL) ? Object.values(signingKeyNames).filter((name) => !config[name]) : [];
  return [
    ...(open.length > 0 ? [`What these settings lead to is sent without TLS: ${open.join(', ')}`] : []),
    ...(isBehindProxy && config.TRUSTED_PROXY_HOPS === 0
      ? [
          'SITE_URL has TLS, which a proxy ends, and TRUSTED_PROXY_HOPS is 0: no visitor has an address, so all have the country of this server.',
        ]
      : []),
    ...(derived.length > 0
      ? [
          `These keys are not set and derived from SIGNING_KEY, which services other than the sandbox cannot do: ${derived.join(', ')}`,
        ]
      : []),
  ];
}
