import { hkdfSync } from 'node:crypto';
import type { Secret } from '../http/secret.ts';

/** The settings with the key that each service shares with the site, and with no one else. */
export const signingKeyNames = {
  platform: 'PLATFORM_SIGNING_KEY',
  identity: 'IDENTITY_SIGNING_KEY',
  sports: 'SPORTS_SIGNING_KEY',
} as const;

export type SigningService = keyof typeof signingKeyNames;
export type SigningKeys = Readonly<Record<SigningService, Secret>>;
type KeySettings = Readonly<Partial<Record<(typeof signingKeyNames)[SigningService], Secret>>>;

/** The key of each service: its own, or one that follows from the root, from which no other key can be found. */
export function readSigningKeys(settings: KeySettings, root: Secret): SigningKeys {
  const keyOf = (service: SigningService): Secret => {
    const name = signingKeyNames[service];
    const [current, ...others] = root;
    return settings[name] ?? [derive(current, name), ...others.map((earlier) => derive(earlier, name))];
  };
  return { platform: keyOf('platform'), identity: keyOf('identity'), sports: keyOf('sports') };
}

function derive(root: string, name: string): string {
  return Buffer.from(hkdfSync('sha256', root, '', `parlour ${name}`, 32)).toString('base64url');
}
