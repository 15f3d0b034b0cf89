import type { Identity } from './identity.ts';
import { decoyVerifier } from './srp.ts';
import type { User } from './users.ts';

/** What a sign-in is judged against. `user` is absent for a name that nobody has; the rest never tells. */
export interface Account {
  /** Counts the failures, under whichever name the user came. */
  readonly name: string;
  readonly userId: string;
  readonly salt: string;
  readonly verifier: string;
  readonly user: User | undefined;
}

/** Finds the account, or makes up one that looks the same at every asking. Decisions §2.2: no account enumeration. */
export async function findAccount(identity: Identity, username: string): Promise<Account> {
  const name = username.toLowerCase();
  const digestOf = (purpose: string) => identity.secrets.digest(`${purpose}:${name}`);
  const decoy = {
    name,
    userId: toUuid(digestOf('sub')),
    salt: digestOf('salt').slice(0, 32),
    verifier: decoyVerifier(digestOf('verifier')),
    user: undefined,
  };
  const user = await identity.users.find(name);
  return user ? { name: user.email, userId: user.sub, salt: user.salt, verifier: user.verifier, user } : decoy;
}

function toUuid(hex: string): string {
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4];
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `${variant}${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
