import { z } from 'zod';
import { type StakeLimit, stakeLimitSchema, type WalletRefusal, walletRefusals } from '#lib/wallet/seamless/contract.ts';
import { serviceUrl } from '#sandbox/kit/config.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { postSigned } from '#sandbox/kit/signature.ts';

const timeoutMs = 4_000;
const refusalSchema = z.object({
  code: z.enum(Object.keys(walletRefusals) as [WalletRefusal, ...WalletRefusal[]]),
  // Only GAME_LIMITATION has it; a platform without it still refuses.
  additionalInfo: stakeLimitSchema.optional().catch(undefined),
});

/** A reply of the expected shape, a rejection by the wallet, or `unknown`: the platform may or may not have acted. */
export type PlatformReply<Answer> =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly code: WalletRefusal; readonly limit?: StakeLimit }
  | { readonly kind: 'unknown' };

export interface PlatformClient {
  post<Schema extends z.ZodType>(path: string, body: object, reply: Schema): Promise<PlatformReply<z.output<Schema>>>;
}

/**
 * Posts signed requests to the platform. A failed, slow or malformed reply is `unknown`, and so is an error that is not one of
 * the wallet's refusals: the caller retries or rolls back.
 */
export function createPlatformClient({ config }: Pick<SandboxContext, 'config'>, closing: AbortSignal): PlatformClient {
  return {
    async post(path, body, reply) {
      const url = serviceUrl(config, 'platform') + path;
      try {
        const signal = AbortSignal.any([closing, AbortSignal.timeout(timeoutMs)]);
        const response = await postSigned(url, config.serviceSecret, body, signal);
        const json: unknown = await response.json();
        if (response.ok) return { kind: 'answer', answer: reply.parse(json) };
        const refused = refusalSchema.safeParse(json);
        if (response.status < 500 && refused.success) {
          const { code, additionalInfo: limit } = refused.data;
          return { kind: 'refused', code, ...(limit && { limit }) };
        }
        return { kind: 'unknown' };
      } catch {
        return { kind: 'unknown' };
      }
    },
  };
}
