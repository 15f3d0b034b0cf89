import { z } from 'zod';
import { endAfterMs } from '#lib/core/config/idle.ts';
import { minuteMs } from '#lib/core/time/durations.ts';

const browsers = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other'] as const;
const systems = ['android', 'chromeos', 'ipad', 'iphone', 'linux', 'mac', 'windows', 'other'] as const;

/** What a browser says about itself, reduced to the words that a player knows. */
export const deviceSchema = z.object({ browser: z.enum(browsers), system: z.enum(systems) });
export type SessionDevice = z.output<typeof deviceSchema>;

/** A session as the site keeps it: no token, no address. Times in milliseconds of real time. */
export const sessionRecordSchema = z.object({
  id: z.string().min(1).max(64),
  playerId: z.string().min(1).max(64),
  /** The session at the identity service (`origin_jti`), by which the platform ends it; empty where the pool has none. */
  upstreamId: z.string().max(64),
  device: deviceSchema,
  startedAt: z.number(),
  lastActiveAt: z.number(),
  /** The end of its tokens; a session is kept until then, ended or not. */
  expiresAt: z.number(),
  endedAt: z.number().optional(),
});
export type SessionRecord = z.output<typeof sessionRecordSchema>;

/** What a sealed cookie says about its session. */
export interface SessionClaim {
  readonly id: string;
  readonly playerId: string;
  /** Milliseconds of real time. */
  readonly startedAt: number;
}

/** Why the platform blocked a player, in the words of its error envelope: only what a sign-in shows, because it is stored. */
export const blockSchema = z.object({
  code: z.string().max(120),
  additionalInfo: z
    .object({
      millisLeft: z.number(),
      initiator: z.string().max(40),
      cooling: z.boolean(),
      playerId: z.string(),
      until: z.string(),
    })
    .partial()
    .optional()
    .catch(undefined),
});
export type SessionBlock = z.input<typeof blockSchema>;

/** LOG-20: the server's own limit, beside the page's, whose report of the last activity takes up to a minute. */
export const maxIdleMs = endAfterMs + minuteMs;

export type SessionState = 'active' | 'ended' | 'inactive';

export function stateOf({ endedAt, expiresAt, lastActiveAt }: SessionRecord, now: number): SessionState {
  if (expiresAt <= now) return 'ended';
  // A session that was ended for its inactivity keeps that reason.
  if ((endedAt ?? now) - lastActiveAt >= maxIdleMs) return 'inactive';
  return endedAt === undefined ? 'active' : 'ended';
}
