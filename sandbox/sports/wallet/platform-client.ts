import { z } from 'zod';
import { type SportsRefusal, sportsRefusals } from '#lib/sportsbook/seamless/contract.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import * as kit from '#sandbox/kit/platform-client.ts';

const refusalSchema = z.object({ code: z.enum(Object.keys(sportsRefusals) as [SportsRefusal, ...SportsRefusal[]]) });
type Refusal = z.output<typeof refusalSchema>;

export type PlatformReply<Answer> = kit.PlatformReply<Answer, Refusal>;
export type PlatformClient = kit.PlatformClient<Refusal>;

export const createPlatformClient = (context: Pick<SandboxContext, 'config'>, closing: AbortSignal): PlatformClient =>
  kit.createPlatformClient(context, refusalSchema, closing);
