import { developmentSecrets, isOnThisMachine, sandboxSecrets } from '#lib/core/config/secrets.ts';
import { type ServiceName, secureContentPort, serviceNames, servicePorts } from '#lib/core/config/services.ts';
import { readSigningKeys, type SigningKeys, type SigningService, signingKeyNames } from '#lib/core/config/signing-keys.ts';
import { type Secret, splitSecret } from '#lib/core/http/secret.ts';
import { type Operator, readOperators } from './operators.ts';

/** The sandbox's settings from the environment. `SANDBOX_PORT_OFFSET` moves all ports, for a second sandbox. */
export interface SandboxConfig {
  readonly ports: Readonly<Record<ServiceName, number>>;
  /** The content service over TLS, for the Studio in a browser. */
  readonly securePort: number;
  readonly siteUrl: string;
  /** Folder of the embedded database, the image cache and the lock. */
  readonly folder: string;
  /** PostgreSQL to use instead of the embedded database. */
  readonly databaseUrl: string | undefined;
  readonly editorToken: string;
  /** The site's token at the content service. */
  readonly readerToken: string;
  readonly webhookSecret: string;
  readonly sportsWebhookSecret: string;
  readonly serviceSecret: string;
  /** What the site signs some of a player's calls with, for each service. */
  readonly signingKeys: SigningKeys;
  /** Where and with which secret the platform verifies CAPTCHA tokens. */
  readonly captcha: { readonly verifyUrl: string; readonly secret: string };
  /** DEC-X-9: whether calls from this machine count towards the limits by address (`RATE_LIMIT=on`). */
  readonly rateLimit: boolean;
  /** The code of every message instead of a random one (DEC-VAL-10). */
  readonly fixedPin: string | undefined;
  /** What the seeds of matches follow from, instead of a secret of this installation; for tests. */
  readonly matchSecret: string | undefined;
  /** Hours within which an operator reviews a withdrawal, as on the site; texts of the dataset quote them. */
  readonly reviewHours: number;
  /** Who may sign in to the console, the one that scripts use first. */
  readonly operators: readonly [Operator, ...Operator[]];
  /** Length of the seeded history of the players who have played for months (`SANDBOX_HISTORIES=short`). */
  readonly histories: 'long' | 'short';
  /** Writes one line per request (`SANDBOX_LOG=1`). */
  readonly logRequests: boolean;
}

/** The development defaults, which anyone can read here. */
const published = {
  ...sandboxSecrets,
  CONTENT_WEBHOOK_SECRET: developmentSecrets.CONTENT_WEBHOOK_SECRET,
  SPORTS_WEBHOOK_SECRET: developmentSecrets.SPORTS_WEBHOOK_SECRET,
  SIGNING_KEY: developmentSecrets.SIGNING_KEY,
  CAPTCHA_SECRET: developmentSecrets.CAPTCHA_SECRET,
  OPERATOR_PASSWORD: 'operator',
} as const;
type SecretName = keyof typeof published;

/** The secrets. Throws where one is a default and the site is not on this machine. */
function readSecrets(env: NodeJS.ProcessEnv, siteUrl: string): Readonly<Record<SecretName, string>> {
  const names = Object.keys(published) as SecretName[];
  const secrets = { ...published, ...Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : []))) };
  const isRootUsed = Object.values(signingKeyNames).some((name) => !env[name]);
  const kept = names.filter(
    (name) => splitSecret(secrets[name]).includes(published[name]) && (name !== 'SIGNING_KEY' || isRootUsed),
  );
  if (kept.length > 0 && env.NODE_ENV !== 'test' && !isOnThisMachine(siteUrl)) {
    throw new Error(`SITE_URL is not on this machine: set secrets of your own for ${kept.join(', ')}.`);
  }
  return secrets;
}

export function readSandboxConfig(env: NodeJS.ProcessEnv): SandboxConfig {
  const offset = Number(env.SANDBOX_PORT_OFFSET ?? 0);
  if (!Number.isInteger(offset) || offset < 0 || offset > 50_000) {
    throw new Error('SANDBOX_PORT_OFFSET must be a whole number from 0 to 50000.');
  }
  const ports = Object.fromEntries(serviceNames.map((name) => [name, servicePorts[name] + offset]));
  const siteUrl = env.SITE_URL ?? 'http://localhost:3000';
  const secrets = readSecrets(env, siteUrl);
  return {
    ports: ports as Record<ServiceName, number>,
    securePort: secureContentPort + offset,
    siteUrl,
    folder: env.SANDBOX_FOLDER ?? '.sandbox',
    databaseUrl: env.DATABASE_URL,
    editorToken: secrets.CONTENT_TOKEN,
    readerToken: secrets.CONTENT_READ_TOKEN,
    webhookSecret: readSecret(secrets.CONTENT_WEBHOOK_SECRET)[0],
    sportsWebhookSecret: readSecret(secrets.SPORTS_WEBHOOK_SECRET)[0],
    serviceSecret: secrets.SERVICE_SECRET,
    signingKeys: readSigningKeys(readPairKeys(env), readSecret(secrets.SIGNING_KEY)),
    captcha: {
      verifyUrl: env.CAPTCHA_VERIFY_URL ?? `http://127.0.0.1:${servicePorts.captcha + offset}/siteverify`,
      secret: secrets.CAPTCHA_SECRET,
    },
    rateLimit: env.RATE_LIMIT === 'on',
    fixedPin: /^\d{6}$/.test(env.SANDBOX_FIXED_PIN ?? '') ? env.SANDBOX_FIXED_PIN : undefined,
    matchSecret: env.SANDBOX_MATCH_SECRET || undefined,
    reviewHours: Number(env.WITHDRAWAL_REVIEW_HOURS || 24),
    operators: readAllOperators(env, secrets.OPERATOR_PASSWORD, siteUrl),
    histories: env.SANDBOX_HISTORIES === 'short' ? 'short' : 'long',
    logRequests: env.SANDBOX_LOG === '1',
  };
}

/** The first one is an administrator. Throws where two have one name, because the name says who they are. */
function readAllOperators(env: NodeJS.ProcessEnv, password: string, siteUrl: string): readonly [Operator, ...Operator[]] {
  const first: Operator = { user: env.OPERATOR_USER ?? 'operator', password, role: 'administrator' };
  const others = readOperators(env.OPERATORS, { isSeeded: isOnThisMachine(siteUrl) });
  const names = [first, ...others].map(({ user }) => user);
  if (new Set(names).size < names.length) throw new Error('OPERATORS has a name twice.');
  return [first, ...others];
}

/** Throws where a value is empty: anyone could sign with it. */
function readSecret(setting: string): Secret {
  const values = splitSecret(setting);
  if (values.includes('')) throw new Error('A list of secrets has an empty value.');
  return values;
}

function readPairKeys(env: NodeJS.ProcessEnv) {
  const names: readonly (typeof signingKeyNames)[SigningService][] = Object.values(signingKeyNames);
  return Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, readSecret(env[name])]] : [])));
}

/** The URL of a service. Always 127.0.0.1: cookies ignore ports, so `localhost` would receive the site's cookies. */
export function serviceUrl(config: SandboxConfig, name: ServiceName): string {
  return `http://127.0.0.1:${config.ports[name]}`;
}
