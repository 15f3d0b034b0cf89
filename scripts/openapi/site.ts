import { z } from 'zod';
import { publishedSchema } from '#lib/content/query/published.ts';
import { endpoint } from '#lib/core/api/endpoint.ts';
import type { Readiness } from '#lib/health/readiness.ts';
import { sportsPublishedSchema } from '#lib/sportsbook/contract.ts';
import type { Operation } from './operations.ts';

const expired = z.object({ expired: z.int().nonnegative() });
const check = z.enum(['ok', 'failed']);
const readiness = z.object({
  ready: z.boolean(),
  checks: z.object({ accepting: check, settings: check, pages: check, instances: check }),
}) satisfies z.ZodType<Readiness>;

const site = (name: string, domain: string, ...call: Parameters<typeof endpoint>): Operation => ({
  name,
  domain,
  server: 'site',
  spec: endpoint(...call),
});

/** What other services and load balancers call at the site. Browsers also call handlers that are no contract. */
export const siteOperations: readonly Operation[] = [
  site('publishContent', 'webhooks', 'POST /api/content/published', {
    by: 'service',
    body: publishedSchema,
    reply: expired,
    summary: 'The content service has published: the pages of the changed documents are rendered again.',
  }),
  site('publishFixtures', 'webhooks', 'POST /api/sportsbook/published', {
    by: 'service',
    body: sportsPublishedSchema,
    reply: expired,
    summary: 'Fixtures of the sportsbook have changed: the pages of these sports are rendered again.',
  }),
  site('readLiveness', 'health', 'GET /api/health/live', {
    by: 'anyone',
    reply: z.object({ live: z.literal(true) }),
    summary: 'Whether the process answers.',
  }),
  site('readReadiness', 'health', 'GET /api/health/ready', {
    by: 'anyone',
    reply: readiness,
    summary: 'Whether this instance can serve; 503 with the same body while it cannot.',
  }),
];
