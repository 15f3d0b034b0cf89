import { z } from 'zod';
import { endpoint } from '#lib/platform/endpoint.ts';

/** Where the visitor is and what he holds in his hand (D1 §3 Player station). */
export const accessContextSchema = z.object({
  autodetectedCountry: z.string(),
  autodetectedRegion: z.string().nullish(),
  autodetectedCity: z.string().nullish(),
  ipAddress: z.string(),
  market: z.string(),
  restricted: z.boolean(),
  device: z.object({ isMobile: z.boolean(), isTablet: z.boolean(), isDesktop: z.boolean() }),
});
export type AccessContext = z.infer<typeof accessContextSchema>;

export const readAccessContext = endpoint({
  service: 'access',
  method: 'GET',
  path: '/player/access/context',
  by: 'anyone',
  reply: accessContextSchema,
  timeoutMs: 2_000,
  summary: 'Country, market and device of whoever asks; says whether the country is restricted.',
});
