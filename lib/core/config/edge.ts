import { z } from 'zod';
import { parseUrl } from '../http/parse-url.ts';
import { splitSecret } from '../http/secret.ts';
import { type ProviderSwitch, providerSwitches } from './game-providers.ts';
import { developmentSecrets } from './secrets.ts';
import { servicePorts } from './services.ts';

/** What follows the scheme where an address has a user. */
const user = /^\w+:[\\/]*[^\\/?#]*@/;

/** An address without a user, which `fetch` refuses. */
function address(protocol: RegExp, example: string, mayHaveQuery = false) {
  const error = `is no address such as ${example}, without user${mayHaveQuery ? '' : ', query'} and fragment`;
  return z
    .url({ protocol, hostname: /.*/, error })
    .refine((url) => !user.test(url) && !(mayHaveQuery ? /#/ : /[?#]/).test(url), error)
    .transform((url) => url.replace(/\/+$/, ''));
}

/** To which paths are added. */
export const origin = address(/^https?$/, 'https://service.example');
/** Called as it is. */
export const fullAddress = address(/^https?$/, 'https://service.example/path', true);

/** What is wrong with a text that has to be an origin as browsers write it; undefined where it is one. */
function originError(text: string, protocol: RegExp): string | undefined {
  const url = parseUrl(text);
  // The other signs separate the parts of a content policy, and URLs accept them in a host.
  if (!url || !protocol.test(url.protocol) || /[,;']/.test(text)) return `${text} is no origin, such as https://casino.example`;
  return url.origin === text ? undefined : `${text} is no origin; write ${url.origin}`;
}

/** Compared with the `Origin` of requests. */
const siteOrigin = z.string().transform((text, context) => {
  const url = text.replace(/\/+$/, '');
  const message = originError(url, /^https?:$/);
  if (message) context.addIssue({ code: 'custom', message });
  return url;
});

/** Origins separated by spaces; `https://*.bank.example` has those of every sub-domain, as in a content policy. */
export const origins = z.string().superRefine((list, context) => {
  for (const each of list.split(' ').filter(Boolean)) {
    const message = originError(each, /^(?:https?|wss?):$/);
    if (message) context.addIssue({ code: 'custom', message });
  }
});

export const loopback = (service: keyof typeof servicePorts) => `http://127.0.0.1:${servicePorts[service]}`;
/** A feature flag that is on by default. */
export const flagOn = z
  .enum(['0', '1'])
  .default('1')
  .transform((value) => value === '1');
export const flag = z
  .enum(['0', '1', ''])
  .default('')
  .transform((value) => value === '1');

/** A secret, of which each value has at least so many characters. */
export const secret = (minLength: number) =>
  z
    .string()
    .transform((setting) => [...splitSecret(setting)])
    .pipe(z.tuple([z.string().min(minLength)], z.string().min(minLength)));

/** The part of the environment that the middleware needs; it runs in any JavaScript runtime. */
export const edgeVariables = {
  NODE_ENV: z.string().default('development'),
  SITE_URL: siteOrigin.default('http://localhost:3000'),
  SITE_ID: z.coerce.number().int().positive().default(5),
  ACCESS_URL: origin.default(loopback('access')),
  /** The content service's API, and further origins of its pictures. */
  CONTENT_URL: origin.default(loopback('content')),
  CONTENT_ORIGINS: origins.default(''),
  CONTENT_DATASET: z.string().default('production'),
  CONTENT_READ_TOKEN: z.string().optional(),
  CONTENT_WEBHOOK_SECRET: secret(16).prefault(developmentSecrets.CONTENT_WEBHOOK_SECRET),
  ACCESS_COOKIE_SECRET: secret(32).prefault(developmentSecrets.ACCESS_COOKIE_SECRET),
  ...(Object.fromEntries(providerSwitches.map((name) => [name, flagOn])) as Record<ProviderSwitch, typeof flagOn>),
  FEATURE_PLAY_BY_SLUG: flagOn,
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(5).default(0),
  MAINTENANCE: flag,
  /** The live feed. */
  WS_URL: address(/^wss?$/, 'wss://feed.example').default(`ws://127.0.0.1:${servicePorts.realtime}`),
  /** The payment service, and further origins of the cashier's pages. */
  PAY_URL: origin.default(loopback('pay')),
  PAY_ORIGINS: origins.default(''),
  /** Origin of the game launchers, and further origins whose pages may be framed as games. */
  GAMES_URL: origin.default(loopback('games')),
  GAME_ORIGINS: origins.default(''),
  /** The sportsbook, and further origins of its frames. */
  SPORTS_URL: origin.default(loopback('sports')),
  SPORTS_ORIGINS: origins.default(''),
  SPORTS_WEBHOOK_SECRET: secret(16).prefault(developmentSecrets.SPORTS_WEBHOOK_SECRET),
  /** Origin of the captcha's script, `{CAPTCHA_URL}/1/api.js`, and further origins of its frames, calls and styles. */
  CAPTCHA_URL: origin.default(loopback('captcha')),
  CAPTCHA_ORIGINS: origins.default(''),
  /** Origin of the live chat's script, `{CHAT_URL}/ekr/snippet.js`. */
  CHAT_URL: origin.default(loopback('chat')),
  /** Further origins that the live chat's script uses. */
  CHAT_ORIGINS: origins.default(''),
  /** The messaging service: the inbox's calls, and its script, by default `{CRM_URL}/fasttrack-crm.js`. */
  CRM_URL: origin.default(loopback('crm')),
  CRM_SCRIPT_URL: fullAddress.optional(),
  /** Further origins that the messaging service's script is loaded from and calls. */
  CRM_ORIGINS: origins.default(''),
  /** CNT-31: the script of the advertising tag; without it there is none. */
  AD_TAG_URL: fullAddress.optional(),
  GEO_REDIRECT: z.enum(['on', 'off', '']).optional(),
};

type Variables = Readonly<Record<string, string | undefined>>;

/** Parses environment variables; an empty one counts as unset. Throws one error that lists every fault, one per line. */
export function parseVariables<Schema extends z.ZodType>(schema: Schema, env: Variables): z.output<Schema> {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(present);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is not valid:\n${errors.join('\n')}`);
}

const edgeSchema = z.object(edgeVariables);
export type EdgeConfig = z.output<typeof edgeSchema>;

/** The origin of a service, and further ones from a list of the settings. */
export function originsOf(url: string, further: string): readonly string[] {
  return [new URL(url).origin, ...further.split(' ').filter(Boolean)];
}

export function readEdgeConfig(env: Variables): EdgeConfig {
  return parseVariables(edgeSchema, env);
}

let cached: EdgeConfig | undefined;

/** The middleware's configuration, read once per process. */
export function edgeConfig(): EdgeConfig {
  cached ??= readEdgeConfig(process.env);
  return cached;
}
