import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';

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

export const readAccessContext = endpoint('GET /player/access/context', {
  service: 'access',
  by: 'anyone',
  reply: accessContextSchema,
  timeoutMs: 2_000,
  summary: 'Country, market and device of the caller, and whether the country is restricted.',
});
