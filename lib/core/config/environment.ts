import { z } from 'zod';
import { ownValue } from '#lib/core/own-value.ts';
import { defaultServerLimits } from '../server/connections.ts';
import { cookieDomainOf, isWithin } from './cookie-domain.ts';
import {
  edgeVariables,
  flag,
  flagOn,
  fullAddress,
  loopback,
  origin,
  origins,
  originsOf,
  parseVariables,
  secret,
} from './edge.ts';
import { developmentSecrets, isOnThisMachine, isPublished } from './secrets.ts';
import { secureContentPort } from './services.ts';
import { readSigningKeys, type SigningKeys, signingKeyNames } from './signing-keys.ts';
import { settingsWithoutTls } from './unencrypted.ts';

/** What the site seals and signs with: no two may be the same, or who knows one of them could use the other. */
const keyNames = [...Object.keys(developmentSecrets), ...Object.values(signingKeyNames)];
/** Settings that have to be secret, also those without a default. */
export const secretNames: readonly string[] = [...keyNames, 'CONTENT_DRAFTS_TOKEN', 'CONTENT_READ_TOKEN'];
/** Those that may also be in a file of their own. */
export const secretSettings: readonly string[] = [...secretNames, 'REDIS_URL'];

/** A site for trying out, which no one else can reach: in production it has to be named as one. */
function isTrial(env: {
  readonly NODE_ENV: string;
  readonly SITE_URL: string;
  readonly PARLOUR_DEVELOPMENT_SECRETS: boolean;
}): boolean {
  return isOnThisMachine(env.SITE_URL) && (env.NODE_ENV !== 'production' || env.PARLOUR_DEVELOPMENT_SECRETS);
}

/** The samplers that OpenTelemetry specifies. */
const traceSamplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Whether the client of Redis can read an address, in which only the number of a database may follow the host. */
function isRedisUrl(text: string): boolean {
  try {
    const { username, password, pathname } = new URL(text);
    decodeURIComponent(username + password);
    return /^\/?\d*$/.test(pathname);
  } catch {
    return false;
  }
}

const environmentSchema = z
  .object({
    ...edgeVariables,
    PLATFORM_URL: origin.default(loopback('platform')),
    IDENTITY_URL: origin.default(loopback('identity')),
    IDENTITY_POOL_ID: z
      .string()
      .regex(/^[\w-]+_[0-9a-zA-Z]+$/)
      .default('eu-west-1_Sandbox1'),
    IDENTITY_CLIENT_ID: z.string().default('sandboxwebclient'),
    /** Issuer (`iss`) of ID tokens; defaults to the URL of the pool. */
    IDENTITY_ISSUER: origin.optional(),
    /** Whether to try migrating a rejected player from a former system (LOG-13). */
    LOGIN_MIGRATION: flagOn,
    /** The site's client id at the payment service. */
    PAY_CLIENT_ID: z.string().default('parlour'),
    PAY_IDENTITY_PROVIDER: z.string().default('bank'),
    /** Whether to use the second partner id (GAM-10). */
    RELAX_SECOND_PARTNER: flag,
    /** The verification provider; its upload page may have another origin. */
    DOCS_URL: origin.default(loopback('docs')),
    DOCS_ORIGINS: origins.default(''),
    /** Receives tracking events, `POST {TRACK_URL}/collect` (DEC-MISC-2). */
    TRACK_URL: origin.default(loopback('ops')),
    /** Sends the second set of events too (TRK-02). */
    TRACK_SRTM: flag,
    CAPTCHA_SITE_KEY: z.string().default('10000000-ffff-ffff-ffff-000000000001'),
    /** Verifies the captcha of a sign-in; by default `{CAPTCHA_URL}/siteverify`. */
    CAPTCHA_VERIFY_URL: fullAddress.optional(),
    CAPTCHA_SECRET: z.string().min(16).default(developmentSecrets.CAPTCHA_SECRET),
    /** How the feed's socket authenticates: by a single-use ticket, or by the identity token if the backend has no tickets. */
    REALTIME_TOKEN: z.enum(['ticket', 'identity']).default('ticket'),
    /** The operator's name at the messaging service. */
    CRM_BRAND: z.string().default('parlour'),
    CONTENT_PROJECT_ID: z.string().default('sandbox'),
    /** A token that may read drafts; without it, editors cannot preview drafts on the site. */
    CONTENT_DRAFTS_TOKEN: z.string().optional(),
    /** The API that the Studio in the editor's browser talks to. */
    STUDIO_API_HOST: origin.default(`https://localhost:${secureContentPort}`),
    /** The sandbox's editor token. It is given to browsers, so it is refused for an API that is not on this machine. */
    STUDIO_SANDBOX_TOKEN: z.string().optional(),
    SESSION_SECRET: secret(32).prefault(developmentSecrets.SESSION_SECRET),
    /** DEC-PATH-5: what each of the services shares with the site alone; one that is not set is derived from `SIGNING_KEY`. */
    PLATFORM_SIGNING_KEY: secret(16).optional(),
    IDENTITY_SIGNING_KEY: secret(16).optional(),
    SPORTS_SIGNING_KEY: secret(16).optional(),
    SIGNING_KEY: secret(16).prefault(developmentSecrets.SIGNING_KEY),
    /** The one folder that the site writes to; holds the two below unless they have a place of their own. */
    DATA_FOLDER: z.string().default('.cache'),
    /** Folder for the last good answer of every content query, by default `{DATA_FOLDER}/content`. */
    CACHE_FOLDER: z.string().optional(),
    /** Size of the stored pages on disk, above which those written longest ago are removed. */
    PAGE_CACHE_MB: z.coerce.number().int().min(16).default(2_048),
    /** Whether `npm run serve` answers stored pages before Next sees the request. */
    PAGES_FROM_MEMORY: flagOn,
    /** Size of the stored pages in memory, above which those used longest ago are left to the disk. */
    PAGE_MEMORY_MB: z.coerce.number().int().min(16).default(256),
    /** What several instances share: sessions, limits, pages and their expiry. Without it, one instance works by itself. */
    REDIS_URL: z
      .string()
      .regex(/^rediss?:\/\/\S+$/)
      .refine(
        isRedisUrl,
        'is no address such as rediss://user:password@host:6379/0; in a password, # is %23, % is %25, / is %2F and ? is %3F',
      )
      .optional(),
    /**
     * Folder of the sessions, which `REDIS_URL` has instead, and of sign-outs that the platform has not confirmed; by default
     * `{DATA_FOLDER}/sessions`. On a disk that outlives the process, and of one instance.
     */
    SESSION_FOLDER: z.string().optional(),
    /** Countries whose registration takes two calls, e.g. `FI,NO`; `-` for none. */
    SIGNUP_TWO_STEP: z
      .string()
      .regex(/^(?:-|[A-Z]{2}(?:,[A-Z]{2})*)$/)
      .default('FI,NO')
      .transform((list) => (list === '-' ? [] : list.split(','))),
    /** Hours within which an operator reviews a withdrawal; players read it. */
    WITHDRAWAL_REVIEW_HOURS: z.coerce.number().int().positive().default(24),
    /** Cookie domain shared with the sportsbook, e.g. `casino.example`; by default the site's host without `www.`. */
    COOKIE_DOMAIN: z
      .string()
      .regex(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/)
      .optional(),
    /** Cookies that games set on that domain, e.g. `gs_id,gs_lang`; a sign-out removes them (LOG-28). */
    GAME_SESSION_COOKIES: z
      .string()
      .regex(/^[\w!#$%&'*+.^`|~-]+(?:,[\w!#$%&'*+.^`|~-]+)*$/)
      .optional()
      .transform((list) => list?.split(',') ?? []),
    /** Where `npm run serve` listens. */
    PORT: z.coerce.number().int().min(1).max(65_535).default(3_000),
    /** Processes that serve the site on one machine; more than one share what they know by Redis. */
    WORKERS: z.coerce.number().int().min(1).max(128).default(1),
    /** Open connections of all clients, and of one address: an IPv4 address or IPv6 /64 network. */
    MAX_CONNECTIONS: z.coerce.number().int().min(64).default(defaultServerLimits.maxConnections),
    MAX_CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(16).default(defaultServerLimits.maxConnectionsPerAddress),
    /** How late the event loop may be, for some seconds, before only stored pages are answered; 0 for no limit. */
    MAX_LOOP_DELAY_MS: z.coerce.number().int().min(0).default(500),
    /** How long readiness fails before a server that is stopped accepts no more connections: as long as load balancers take to see it. */
    DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
    /** Whether `npm run serve` logs each request with its status and duration. */
    ACCESS_LOG: flag,
    /** Where `npm run serve` offers metrics to Prometheus; without a port there are none. */
    METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
    METRICS_HOST: z.string().optional(),
    /** The collector of traces (OTLP over HTTP), without one there are none; further standard variables are read by the exporter. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, hostname: /.*/ }).optional(),
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.url({ protocol: /^https?$/, hostname: /.*/ }).optional(),
    OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
    OTEL_SERVICE_NAME: z.string().default('parlour'),
    OTEL_RESOURCE_ATTRIBUTES: z.string().optional(),
    OTEL_TRACES_SAMPLER: z.enum(traceSamplers).default('parentbased_always_on'),
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
    /** How long spans are collected before they are sent, in milliseconds. */
    OTEL_BSP_SCHEDULE_DELAY: z.coerce.number().int().min(0).default(5_000),
    OTEL_SDK_DISABLED: z
      .string()
      .optional()
      .transform((value) => value?.toLowerCase() === 'true'),
    /** Whether rate limits count loopback addresses (DEC-X-9); by default in production with secrets of its own. */
    RATE_LIMIT: z.enum(['on', 'off']).optional(),
    /** Whether the network encrypts what leaves this machine, so that addresses of services may be without TLS. */
    NETWORK_ENCRYPTS: flag,
    /** Allows a production build to run with the development secrets, for trying it out: on a `SITE_URL` of this machine only. */
    PARLOUR_DEVELOPMENT_SECRETS: flag,
  })
  .superRefine(
    (env, context) => {
      const failed = new Set(context.issues.map(({ path }) => path?.[0]));
      const refuse = (name: string, message: string) => {
        if (!failed.has(name)) context.addIssue({ code: 'custom', path: [name], message });
      };
      const { PORT, METRICS_PORT = Number.NaN, WORKERS } = env;
      if (env.STUDIO_SANDBOX_TOKEN && !failed.has('STUDIO_API_HOST') && !isOnThisMachine(env.STUDIO_API_HOST))
        refuse('STUDIO_SANDBOX_TOKEN', 'would be given to every browser; it is for the sandbox on this machine only');
      if (env.COOKIE_DOMAIN && !failed.has('SITE_URL') && !isWithin(env.SITE_URL, env.COOKIE_DOMAIN))
        refuse('COOKIE_DOMAIN', 'is no domain that SITE_URL lies in');
      if (WORKERS > 1 && !env.REDIS_URL) refuse('WORKERS', 'needs REDIS_URL, by which the processes share sessions');
      if (METRICS_PORT + WORKERS - 1 > 65_535) refuse('METRICS_PORT', 'leaves no port for the metrics of each of WORKERS');
      if (METRICS_PORT <= PORT && PORT < METRICS_PORT + WORKERS)
        refuse(
          'METRICS_PORT',
          'gives PORT to metrics, on whichever host; each of WORKERS has a port of its own, from METRICS_PORT on',
        );
      // An address that is none may be of this machine.
      const SITE_URL = failed.has('SITE_URL') ? 'http://localhost' : env.SITE_URL;
      if (isTrial({ ...env, SITE_URL }) || env.NODE_ENV === 'test') return;
      // Browsers reach the site by a proxy, whose address says nothing about the way to the services.
      const unencrypted = env.NODE_ENV === 'production' && !env.NETWORK_ENCRYPTS ? settingsWithoutTls(env) : [];
      for (const name of unencrypted.filter((each) => each !== 'SITE_URL')) {
        refuse(
          name,
          'leaves this machine without TLS; use an address with it, or set NETWORK_ENCRYPTS=1 where the network encrypts',
        );
      }
      const needsRoot = Object.values(signingKeyNames).some((name) => !env[name]);
      const ownerOf = new Map<string, string>();
      for (const name of secretNames) {
        if (name === 'SIGNING_KEY' && !needsRoot) continue;
        const values = [ownValue(env as Readonly<Record<string, unknown>>, name)]
          .flat()
          .filter((value) => typeof value === 'string');
        for (const value of keyNames.includes(name) ? values : []) {
          const owner = ownerOf.get(value) ?? name;
          ownerOf.set(value, owner);
          if (owner !== name) refuse(name, `has a value of ${owner}; set another one`);
        }
        if (values.some(isPublished)) refuse(name, 'still has its development default; set a secret of your own');
      }
    },
    // Also where a setting is not valid by itself, so that one start names all; what is there of it is its text, or no number.
    { when: () => true },
  );

/** The names of the site's settings. */
export const settingNames: readonly string[] = Object.keys(environmentSchema.shape);

export type SiteConfig = z.output<typeof environmentSchema> & {
  readonly CACHE_FOLDER: string;
  readonly SESSION_FOLDER: string;
  readonly signingKeys: SigningKeys;
  readonly identityIssuer: string;
  readonly cookieDomain: string | undefined;
  readonly countsLoopback: boolean;
  readonly captchaVerifyUrl: string;
  /** Origins of the pages that players upload documents on. */
  readonly docsOrigins: readonly string[];
  /** Origins of the payment service's pages, and of banks, that a player may be led to. */
  readonly payOrigins: readonly string[];
  /** DEC-SPB-1: origins whose pages may be framed as the sportsbook. */
  readonly sportsOrigins: readonly string[];
  /** GAM-21: origins whose pages may be framed as a game. */
  readonly gameOrigins: readonly string[];
};

/** Reads the whole environment; throws one error that lists every fault, one per line. */
export function readSiteConfig(env: Readonly<Record<string, string | undefined>>): SiteConfig {
  const config = parseVariables(environmentSchema, env);
  return {
    ...config,
    CACHE_FOLDER: config.CACHE_FOLDER ?? `${config.DATA_FOLDER}/content`,
    SESSION_FOLDER: config.SESSION_FOLDER ?? `${config.DATA_FOLDER}/sessions`,
    signingKeys: readSigningKeys(config, config.SIGNING_KEY),
    identityIssuer: config.IDENTITY_ISSUER ?? `${config.IDENTITY_URL}/${config.IDENTITY_POOL_ID}`,
    cookieDomain: cookieDomainOf(config.SITE_URL, config.COOKIE_DOMAIN),
    captchaVerifyUrl: config.CAPTCHA_VERIFY_URL ?? `${config.CAPTCHA_URL}/siteverify`,
    countsLoopback: config.RATE_LIMIT ? config.RATE_LIMIT === 'on' : config.NODE_ENV === 'production' && !isTrial(config),
    docsOrigins: originsOf(config.DOCS_URL, config.DOCS_ORIGINS),
    payOrigins: originsOf(config.PAY_URL, config.PAY_ORIGINS),
    sportsOrigins: originsOf(config.SPORTS_URL, config.SPORTS_ORIGINS),
    gameOrigins: originsOf(config.GAMES_URL, config.GAME_ORIGINS),
  };
}

let cached: SiteConfig | undefined;

/** The whole environment, read once per process. */
export function environment(): SiteConfig {
  cached ??= readSiteConfig(process.env);
  return cached;
}
