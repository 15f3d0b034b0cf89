import 'server-only';
import { z } from 'zod';
import { cookieDomainOf, isWithin } from './cookie-domain.ts';
import { secureContentPort, servicePorts } from './services.ts';

const origin = z.url({ protocol: /^(https?|wss?)$/, hostname: /.*/ }).transform((url) => url.replace(/\/+$/, ''));
const loopback = (service: keyof typeof servicePorts) => `http://127.0.0.1:${servicePorts[service]}`;
const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);
/** On unless it is switched off. */
const flagOn = z
  .enum(['0', '1'])
  .default('1')
  .transform((value) => value === '1');
const flag = z
  .enum(['0', '1', ''])
  .default('')
  .transform((value) => value === '1');

/** The development default of every secret; the site refuses to start in production with one of them. */
export const developmentSecrets = {
  SESSION_SECRET: 'development-session-secret-0123456789abcdef',
  ACCESS_COOKIE_SECRET: 'development-access-secret-0123456789abcdef',
  CONTENT_WEBHOOK_SECRET: 'sandbox-webhook-secret',
  SIGNING_KEY: 'sandbox-signing-key-0123456789',
} as const;

const environmentSchema = z
  .object({
    NODE_ENV: z.string().default('development'),
    /** The site's own public origin. */
    SITE_URL: origin.default('http://localhost:3000'),
    SITE_ID: z.coerce.number().int().positive().default(5),
    PLATFORM_URL: origin.default(loopback('platform')),
    ACCESS_URL: origin.default(loopback('access')),
    IDENTITY_URL: origin.default(loopback('identity')),
    IDENTITY_POOL_ID: z.string().default('eu-west-1_Sandbox1'),
    IDENTITY_CLIENT_ID: z.string().default('sandboxwebclient'),
    /** Issuer that ID tokens name; the pool's address unless the pool says otherwise. */
    IDENTITY_ISSUER: origin.optional(),
    /** Tries to bring a refused player over from a former system (LOG-13). */
    LOGIN_MIGRATION: flagOn,
    /** The payment service, and what the site is called there. */
    PAY_URL: origin.default(loopback('pay')),
    PAY_CLIENT_ID: z.string().default('parlour'),
    PAY_IDENTITY_PROVIDER: z.string().default('bank'),
    /** Where the providers' launchers stand, the one partner number or the other (GAM-10), and whose pages may be framed as games where not all are there. */
    GAMES_URL: origin.default(loopback('games')),
    RELAX_SECOND_PARTNER: flag,
    FEATURE_CREEDROOMZ: flagOn,
    /** DEC-RTE-9; the edge reads it by itself. */
    FEATURE_PLAY_BY_SLUG: flagOn,
    GAME_ORIGINS: z.string().default(''),
    /** Where events go, as `POST {TRACK_URL}/collect` (DEC-MISC-2). */
    TRACK_URL: origin.default(loopback('ops')),
    /** Tells the second set of events too (TRK-02). */
    TRACK_SRTM: flag,
    /** Where the person test's script lies, as `{CAPTCHA_URL}/1/api.js`. */
    CAPTCHA_URL: origin.default(loopback('captcha')),
    CAPTCHA_SITE_KEY: z.string().default('10000000-ffff-ffff-ffff-000000000001'),
    /** The feed that players listen to, and what opens a socket of it: a ticket for one use, or the identity token where the backend knows no tickets. */
    WS_URL: origin.default(`ws://127.0.0.1:${servicePorts.realtime}`),
    REALTIME_TOKEN: z.enum(['ticket', 'identity']).default('ticket'),
    CONTENT_URL: origin.default(loopback('content')),
    CONTENT_PROJECT_ID: z.string().default('sandbox'),
    CONTENT_DATASET: z.string().default('production'),
    CONTENT_READ_TOKEN: z.string().optional(),
    /** A token that may read drafts, for editors who look at them on the site; without it nobody can. */
    CONTENT_DRAFTS_TOKEN: z.string().optional(),
    /** The API that the Studio in the editor's browser talks to. */
    STUDIO_API_HOST: origin.default(`https://localhost:${secureContentPort}`),
    /** The sandbox's editor token. It is given to browsers, so it is refused for an API that is not on this machine. */
    STUDIO_SANDBOX_TOKEN: z.string().optional(),
    CONTENT_WEBHOOK_SECRET: z.string().min(16).default(developmentSecrets.CONTENT_WEBHOOK_SECRET),
    SESSION_SECRET: z.string().min(32).default(developmentSecrets.SESSION_SECRET),
    ACCESS_COOKIE_SECRET: z.string().min(32).default(developmentSecrets.ACCESS_COOKIE_SECRET),
    /** Signs what a player's favourites and recent games are changed and read with (DEC-PATH-5). */
    SIGNING_KEY: z.string().min(16).default(developmentSecrets.SIGNING_KEY),
    /** Folder for the last good answer of every content query. */
    CACHE_FOLDER: z.string().default('.cache/content'),
    /** Countries whose registration goes in two calls, e.g. `FI,NO`; `-` for none. */
    SIGNUP_TWO_STEP: z
      .string()
      .regex(/^(?:-|[A-Z]{2}(?:,[A-Z]{2})*)$/)
      .default('FI,NO')
      .transform((list) => (list === '-' ? [] : list.split(','))),
    TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(5).default(0),
    /** The domain that the site shares with its sportsbook, e.g. `casino.example`; the site's own without `www.` if empty. */
    COOKIE_DOMAIN: z
      .string()
      .regex(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/)
      .optional(),
    /** Cookies that games leave on that domain, e.g. `gs_id,gs_lang`; a sign-out takes them away (LOG-28). */
    GAME_SESSION_COOKIES: z
      .string()
      .regex(/^[\w!#$%&'*+.^`|~-]+(?:,[\w!#$%&'*+.^`|~-]+)*$/)
      .optional()
      .transform((list) => list?.split(',') ?? []),
    MAINTENANCE: flag,
    /** `on` limits attempts from this machine too (DEC-X-9). */
    RATE_LIMIT: z.enum(['on', 'off']).default('off'),
    GEO_REDIRECT: z.enum(['on', 'off', '']).optional(),
    /** Says that this production build runs on one machine for trying out, with the development secrets. */
    PARLOUR_DEVELOPMENT_SECRETS: flag,
  })
  .superRefine((env, context) => {
    if (env.STUDIO_SANDBOX_TOKEN && !loopbackHosts.has(new URL(env.STUDIO_API_HOST).hostname)) {
      context.addIssue({
        code: 'custom',
        path: ['STUDIO_SANDBOX_TOKEN'],
        message: 'would be given to every browser; it is for the sandbox on this machine only',
      });
    }
    if (env.COOKIE_DOMAIN && !isWithin(env.SITE_URL, env.COOKIE_DOMAIN)) {
      context.addIssue({ code: 'custom', path: ['COOKIE_DOMAIN'], message: 'is no domain that SITE_URL lies in' });
    }
    if (env.NODE_ENV !== 'production' || env.PARLOUR_DEVELOPMENT_SECRETS) return;
    for (const [name, value] of Object.entries(developmentSecrets)) {
      if (env[name as keyof typeof developmentSecrets] === value) {
        context.addIssue({
          code: 'custom',
          path: [name],
          message: 'still has its development default; set a secret of your own',
        });
      }
    }
  });

export type SiteConfig = z.output<typeof environmentSchema> & {
  readonly identityIssuer: string;
  readonly cookieDomain: string | undefined;
  /** GAM-21: whose pages may be a game. */
  readonly gameOrigins: readonly string[];
};

/** Reads the whole environment; throws one error that names every fault, a line each. */
export function readSiteConfig(env: Readonly<Record<string, string | undefined>>): SiteConfig {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environmentSchema.safeParse(present);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment is not right:\n${faults.join('\n')}`);
  }
  const config = parsed.data;
  return {
    ...config,
    identityIssuer: config.IDENTITY_ISSUER ?? `${config.IDENTITY_URL}/${config.IDENTITY_POOL_ID}`,
    cookieDomain: cookieDomainOf(config.SITE_URL, config.COOKIE_DOMAIN),
    gameOrigins: config.GAME_ORIGINS.split(' ').filter(Boolean).concat(new URL(config.GAMES_URL).origin),
  };
}

let cached: SiteConfig | undefined;

/** The site's configuration, read once per process. */
export function siteConfig(): SiteConfig {
  cached ??= readSiteConfig(process.env);
  return cached;
}
