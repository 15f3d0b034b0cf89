import { z } from 'zod';
import { type StakeLimit, stakeLimitSchema, type WalletRefusal, walletRefusals } from '#lib/wallet/seamless/contract.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import * as kit from '#sandbox/kit/platform-client.ts';

/** Of the wallet. */
interface Refusal {
  readonly code: WalletRefusal;
  readonly limit?: StakeLimit;
}

const refusalSchema = z
  .object({
    code: z.enum(Object.keys(walletRefusals) as [WalletRefusal, ...WalletRefusal[]]),
    // Only GAME_LIMITATION has it; a platform without it still refuses.
    additionalInfo: stakeLimitSchema.optional().catch(undefined),
  })
  .transform(({ code, additionalInfo: limit }): Refusal => ({ code, ...(limit && { limit }) }));

export type PlatformReply<Answer> = kit.PlatformReply<Answer, Refusal>;
export type PlatformClient = kit.PlatformClient<Refusal>;

export const createPlatformClient = (context: Pick<SandboxContext, 'config'>, closing: AbortSignal): PlatformClient =>
  kit.createPlatformClient(context, refusalSchema, closing);
