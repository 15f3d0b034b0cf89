import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';
import { trackingEvents } from './events.ts';

const propsSchema = z
  .record(z.string().max(40), z.union([z.string().max(200), z.number(), z.boolean()]))
  .refine((props) => Object.keys(props).length <= 20, 'has more than 20 members');

/** DEC-MISC-2: one event. It contains the id of a cookie choice, not of a player. */
export const trackedEventSchema = z.object({
  event: z.enum(trackingEvents),
  segmentId: z.string().max(64),
  locale: z.string().regex(/^[a-z]{2,4}-[A-Z]{2}$/),
  device: z.enum(['mobile', 'tablet', 'desktop']),
  props: propsSchema,
  consentId: z.string().min(1).max(64),
});
export type TrackedEvent = z.output<typeof trackedEventSchema>;

export const collect = endpoint('POST /collect', {
  service: 'tracking',
  by: 'anyone',
  browser: true,
  perHour: 1_000,
  body: trackedEventSchema,
  timeoutMs: 3_000,
  summary: 'Accepts one event of a browser with consent to it.',
});
