import type { z } from 'zod';
import { serviceUrl } from './config.ts';
import type { SandboxContext } from './context.ts';
import { postSigned } from './http/signature.ts';

const timeoutMs = 4_000;

/** A reply of the expected shape, a refusal, or `unknown`: the platform may or may not have acted. */
export type PlatformReply<Answer, Refusal> =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | ({ readonly kind: 'refused' } & Refusal)
  | { readonly kind: 'unknown' };

export interface PlatformClient<Refusal> {
  post<Schema extends z.ZodType>(path: string, body: object, reply: Schema): Promise<PlatformReply<z.output<Schema>, Refusal>>;
}

/**
 * Posts signed requests to the platform. A failed, slow or malformed reply is `unknown`, and so is an error without the shape of
 * a refusal: the caller repeats the call or rolls it back.
 */
export function createPlatformClient<Refusal extends object>(
  { config }: Pick<SandboxContext, 'config'>,
  refusalSchema: z.ZodType<Refusal>,
  closing: AbortSignal,
): PlatformClient<Refusal> {
  return {
    async post(path, body, reply) {
      try {
        const signal = AbortSignal.any([closing, AbortSignal.timeout(timeoutMs)]);
        const response = await postSigned(serviceUrl(config, 'platform') + path, config.serviceSecret, body, signal);
        const json: unknown = await response.json();
        if (response.ok) return { kind: 'answer', answer: reply.parse(json) };
        const refused = refusalSchema.safeParse(json);
        return response.status < 500 && refused.success ? { kind: 'refused', ...refused.data } : { kind: 'unknown' };
      } catch {
        return { kind: 'unknown' };
      }
    },
  };
}
