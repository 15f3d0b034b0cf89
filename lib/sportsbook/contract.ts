import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';

/** LOG-19: identifies the player to the sportsbook on a sister domain. The short timeout keeps sign-in quick. */
export const openSportsSession = endpoint('POST /auth/session/create', {
  by: 'player',
  body: z.object({}),
  reply: z.object({ sessionToken: z.string().regex(/^[\w.~+/=-]{16,2000}$/) }),
  timeoutMs: 3_000,
  summary: 'A token that identifies the player across sub-domains for a year; also set as the cookie sb_session.',
});

/** DEC-SPB-2: page keys of the sportsbook. */
export const sportsPages = ['sport-base', 'live-betting', 'favourites', 'bet-history'] as const;
export type SportsPage = (typeof sportsPages)[number];

export const sportsContractHeaders = {
  type: 'x-sb-contract-type',
  version: 'x-sb-contract-version',
  correlation: 'x-sb-correlation-id',
} as const;

const slug = z.string().regex(/^[a-z0-9-]{1,64}$/);

/** SPB-01: who looks at the sportsbook, where it is shown, and what it opens. The contract type is in a header; the site signs with its key. */
export const createSportsContext = endpoint('POST /api/iframe-context/contexts', {
  service: 'sports',
  by: 'service',
  body: z.object({
    brand: z.string().min(1).max(40),
    visitor: z.object({
      ip: z.string().max(64),
      country: z.string().length(2),
      deviceType: z.enum(['desktop', 'mobile', 'tablet']),
    }),
    customer: z.object({ playerId: z.string().max(40), sessionToken: z.string().min(16).max(2_000) }).optional(),
    segment: z.string().max(40),
    language: z.string().max(12),
    currency: z.string().length(3),
    jurisdiction: z.string().max(40),
    deepLinking: z.object({
      page: z.enum(sportsPages),
      category: slug.nullable(),
      region: slug.nullable(),
      competition: slug.nullable(),
      event: slug.nullable(),
    }),
    parentIframeSetup: z.object({ origin: z.url(), height: z.literal('auto') }),
  }),
  reply: z.object({ contextId: z.string(), iframeUrl: z.url(), expiresAt: z.iso.datetime() }),
  signed: true,
  idempotent: true,
  timeoutMs: 3_000,
  refusals: ['INVALID_TOKEN', 'error.contract.type', 'error.contract.version'],
  summary: 'A view of the sportsbook for a player or a visitor; its address is valid until it expires.',
});

const texts = z.object({ slug, name: z.string() });

/**
 * S6: an event as the pages of the site list it. `odds`: the prices of its winner market in thousandths, as of `at`; none once it
 * has ended. Its slug ends with the date of its start (`home-away-2026-11-28`), so that an address that is long over is known as one.
 */
export const listedEventSchema = z.object({
  eventId: z.string(),
  sport: texts,
  region: texts,
  competition: texts,
  slug,
  home: z.string(),
  away: z.string(),
  venue: z.string(),
  startsAt: z.iso.datetime(),
  status: z.enum(['UPCOMING', 'LIVE', 'ENDED', 'CANCELLED']),
  score: z.object({ home: z.int(), away: z.int() }).nullable(),
  odds: z.array(z.object({ outcome: z.enum(['HOME', 'DRAW', 'AWAY']), oddsMilli: z.int().min(1_001) })),
});
export type ListedEvent = z.output<typeof listedEventSchema>;

/** SPB-04: the events that the site's own pages show, soonest first. */
export const listSportsEvents = endpoint('GET /api/catalogue/events', {
  service: 'sports',
  by: 'anyone',
  query: z.object({
    language: z.string().max(12),
    sport: slug.optional(),
    region: slug.optional(),
    competition: slug.optional(),
    /** Also those of the last days that have ended or were cancelled, after the others: their addresses still say so. */
    include: z.literal('ENDED').optional(),
    limit: z.coerce.number().int().min(1).max(200).default(100),
  }),
  reply: z.object({ at: z.iso.datetime(), events: z.array(listedEventSchema) }),
  summary: 'Upcoming and live events with the odds of their winner; virtual ones only where their sport is named.',
});

/**
 * SPB-04: the body of the sports service's webhook, `POST {SITE_URL}/api/sportsbook/published`: the sports whose fixtures changed.
 * Header and signature are those of the content service's webhook.
 */
export const sportsPublishedSchema = z.object({ sports: z.array(slug).max(100) });

/** SPB-04: every sport with its regions and competitions, so that their pages are known. */
export const listSports = endpoint('GET /api/catalogue/sports', {
  service: 'sports',
  by: 'anyone',
  query: z.object({ language: z.string().max(12) }),
  reply: z.object({
    sports: z.array(
      texts.extend({
        events: z.int(),
        live: z.int(),
        /** Computed matches: their pages are opened by address, and no list of several sports has them. */
        isVirtual: z.boolean().default(false),
        competitions: z.array(texts.extend({ region: texts, events: z.int() })),
      }),
    ),
  }),
  summary: 'Sports, regions and competitions, in the order in which they are shown.',
});

/** SPB-03: the platform notifies the sportsbook of a balance that it did not change itself. */
export const announceBalance = endpoint('POST /webhooks/user-balance-update', {
  service: 'sports',
  by: 'service',
  body: z.object({ playerId: z.string().max(40), balance: z.number() }),
  idempotent: true,
  summary: 'The balance of a player, in units of the currency with two decimals.',
});
