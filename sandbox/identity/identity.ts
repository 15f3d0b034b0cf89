import type { Secret } from '#lib/core/http/secret.ts';
import type { Database } from '#sandbox/database/database.ts';
import { serviceUrl } from '#sandbox/kit/config.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { createKeyedLock, type KeyedLock } from '#sandbox/kit/keyed-lock.ts';
import type { Outbox } from '#sandbox/kit/outbox.ts';
import { type Attempts, createAttempts } from './attempts.ts';
import { type Codes, createCodes } from './codes.ts';
import type { PlayerDirectory } from './directory.ts';
import { createSecretBlocks, type SecretBlocks } from './passwords/secret-block.ts';
import { poolId } from './pool.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import { createSessionStore, type SessionStore } from './sessions.ts';
import { createTokens, type Tokens } from './tokens.ts';
import { createUserStore, type NewUser, type UserStore } from './users.ts';

export interface IdentityContext extends SandboxContext {
  readonly directory: PlayerDirectory;
  /** The users of a fresh sandbox. */
  readonly seedUsers: () => Promise<readonly NewUser[]>;
  /** Time of tokens and challenges; defaults to the system clock. */
  readonly realNow?: () => Date;
}

/** The dependencies of every operation. */
export interface Identity {
  readonly database: Database;
  readonly directory: PlayerDirectory;
  readonly outbox: Outbox;
  /** Sent by the platform to authorize the operations that only it may call. */
  readonly serviceSecret: string;
  /** The site signs with it who tries a password. */
  readonly signingKeys: Secret;
  readonly realNow: () => Date;
  readonly secrets: Secrets;
  readonly users: UserStore;
  readonly sessions: SessionStore;
  readonly attempts: Attempts;
  readonly codes: Codes;
  readonly tokens: Tokens;
  readonly secretBlocks: SecretBlocks;
  readonly queueByAccount: KeyedLock;
}

export async function createIdentity(context: IdentityContext): Promise<Identity> {
  const { database, directory, outbox, config, clock } = context;
  const realNow = context.realNow ?? (() => new Date());
  const secrets = await loadSecrets(database);
  return {
    database,
    directory,
    outbox,
    serviceSecret: config.serviceSecret,
    signingKeys: config.signingKeys.identity,
    realNow,
    secrets,
    users: createUserStore(database),
    sessions: createSessionStore(database, realNow),
    attempts: createAttempts(database, clock.now),
    codes: createCodes(database, clock.now, secrets.digest, config.fixedPin),
    tokens: createTokens(secrets, `${serviceUrl(config, 'identity')}/${poolId}`, realNow),
    secretBlocks: createSecretBlocks(realNow),
    queueByAccount: createKeyedLock(),
  };
}
