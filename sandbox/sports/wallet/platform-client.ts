import { z } from 'zod';
import { type SportsRefusal, sportsRefusals } from '#lib/sportsbook/seamless/contract.ts';
import { serviceUrl } from '#sandbox/kit/config.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { postSigned } from '#sandbox/kit/signature.ts';

const timeoutMs = 4_000;
const refusalSchema = z.object({ code: z.enum(Object.keys(sportsRefusals) as [SportsRefusal, ...SportsRefusal[]]) });

/** A reply of the expected shape, a rejection by the platform, or `unknown`: the platform may or may not have acted. */
export type PlatformReply<Answer> =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly code: SportsRefusal }
  | { readonly kind: 'unknown' };

export interface PlatformClient {
  post<Schema extends z.ZodType>(path: string, body: object, reply: Schema): Promise<PlatformReply<z.output<Schema>>>;
}

/** Posts signed requests to the platform. An error that is not one of the sportsbook's refusals is `unknown`. */
export function createPlatformClient({ config }: Pick<SandboxContext, 'config'>, closing: AbortSignal): PlatformClient {
  return {
    async post(path, body, reply) {
      try {
        const signal = AbortSignal.any([closing, AbortSignal.timeout(timeoutMs)]);
        const response = await postSigned(serviceUrl(config, 'platform') + path, config.serviceSecret, body, signal);
        const json: unknown = await response.json();
        if (response.ok) return { kind: 'answer', answer: reply.parse(json) };
        const refused = refusalSchema.safeParse(json);
        return response.status < 500 && refused.success ? { kind: 'refused', code: refused.data.code } : { kind: 'unknown' };
      } catch {
        return { kind: 'unknown' };
      }
    },
  };
}
