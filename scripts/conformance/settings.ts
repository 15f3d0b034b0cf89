import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type TestedService, testedServices } from './point.ts';

/** The flag and the variable of each service's address. */
const addressVariables: Readonly<Record<TestedService, string>> = {
  platform: 'PLATFORM_URL',
  identity: 'IDENTITY_URL',
  access: 'ACCESS_URL',
  content: 'CONTENT_URL',
  pay: 'PAY_URL',
  crm: 'CRM_URL',
  chat: 'CHAT_URL',
  sports: 'SPORTS_URL',
  captcha: 'CAPTCHA_URL',
  realtime: 'WS_URL',
  tracking: 'TRACK_URL',
};

/** Flags with a value, each with the variable that is read without it. */
const valueFlags = {
  'site-url': 'SITE_URL',
  'site-id': 'SITE_ID',
  'pool-id': 'IDENTITY_POOL_ID',
  'client-id': 'IDENTITY_CLIENT_ID',
  issuer: 'IDENTITY_ISSUER',
  'platform-signing-key': 'PLATFORM_SIGNING_KEY',
  'sports-signing-key': 'SPORTS_SIGNING_KEY',
  'service-secret': 'SERVICE_SECRET',
  dataset: 'CONTENT_DATASET',
  'content-token': 'CONTENT_READ_TOKEN',
  'captcha-verify': 'CAPTCHA_VERIFY_URL',
  'captcha-secret': 'CAPTCHA_SECRET',
  user: 'CONFORMANCE_USER',
  password: 'CONFORMANCE_PASSWORD',
  'other-user': 'CONFORMANCE_OTHER_USER',
  'other-password': 'CONFORMANCE_OTHER_PASSWORD',
  'expired-token': 'CONFORMANCE_EXPIRED_TOKEN',
  game: 'CONFORMANCE_GAME',
  'captcha-token': 'CONFORMANCE_CAPTCHA_TOKEN',
  'feed-wait': 'CONFORMANCE_FEED_WAIT',
} as const;
type ValueFlag = keyof typeof valueFlags;

const address = z.url({ protocol: /^(?:https?|wss?)$/ }).transform((url) => url.replace(/\/+$/, ''));
const text = z.string().min(1).optional();

const settingsSchema = z.object({
  addresses: z.partialRecord(z.enum(testedServices), address),
  siteUrl: address.default('http://localhost:3000'),
  siteId: z.coerce.number().int().positive().default(5),
  poolId: z.string().default('eu-west-1_Sandbox1'),
  clientId: z.string().default('sandboxwebclient'),
  issuer: text,
  platformSigningKey: text,
  sportsSigningKey: text,
  serviceSecret: text,
  dataset: z.string().default('production'),
  contentToken: text,
  /** By default `siteverify` at the address of the captcha. */
  captchaVerify: address.optional(),
  captchaSecret: text,
  user: text,
  password: text,
  otherUser: text,
  otherPassword: text,
  expiredToken: text,
  /** `provider/gameId`. */
  game: z
    .string()
    .regex(/^[\w.:-]+\/[\w.:-]+$/)
    .optional(),
  captchaToken: text,
  /** Milliseconds in which a message of the feed has to come. */
  feedWait: z.coerce.number().int().positive().default(5_000),
  report: text,
  junit: text,
  /** Only points whose id starts with one of these. */
  only: z.array(z.string().min(1)),
  /** Leaves out what moves money or changes limits. */
  readOnly: z.boolean(),
  /** Registers an invented person. */
  register: z.boolean(),
  list: z.boolean(),
});
export type Settings = z.output<typeof settingsSchema>;

const camel = (flag: string) => flag.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Reads flags, and the site's own variables for what has no flag. Throws an error that names what is not valid. */
export function readSettings(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): Settings {
  const string = { type: 'string' } as const;
  const names = [...testedServices, ...Object.keys(valueFlags), 'report', 'junit'];
  const { values } = parseArgs({
    args: [...argv],
    options: {
      ...Object.fromEntries(names.map((name) => [name, string])),
      only: { type: 'string', multiple: true },
      'read-only': { type: 'boolean' },
      register: { type: 'boolean' },
      list: { type: 'boolean' },
    },
  });
  const given = new Map(Object.entries(values).filter(([, value]) => String(value) !== ''));
  const readValue = (flag: string, variable: string) => given.get(flag) ?? (env[variable] || undefined);
  const addresses = testedServices.flatMap((service) => {
    const url = readValue(service, addressVariables[service]);
    return url === undefined ? [] : [[service, url] as const];
  });
  const flags = (Object.keys(valueFlags) as ValueFlag[]).map((flag) => [camel(flag), readValue(flag, valueFlags[flag])]);
  const parsed = settingsSchema.safeParse({
    ...Object.fromEntries(flags),
    addresses: Object.fromEntries(addresses),
    report: given.get('report'),
    junit: given.get('junit'),
    only: given.get('only') ?? [],
    readOnly: given.has('read-only'),
    register: given.has('register'),
    list: given.has('list'),
  });
  if (parsed.success) return parsed.data;
  // Without the values: one of them may be a password.
  throw new Error(`These settings are not valid: ${parsed.error.issues.map(({ path }) => path.join('.')).join(', ')}.`);
}

/** How to give a service's address. */
export function describeAddress(service: TestedService): string {
  return `--${service} or ${addressVariables[service]}`;
}
