import { z } from 'zod';
import { type WalletRefusal, walletRefusals } from '#lib/seamless/contract.ts';
import { serviceUrl } from '#sandbox/kit/config.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { postSigned } from '#sandbox/kit/signature.ts';

const timeoutMs = 4_000;
const refusalSchema = z.object({ code: z.enum(Object.keys(walletRefusals) as [WalletRefusal, ...WalletRefusal[]]) });

/** What the platform said: an answer of the shape, a clear no, or nothing that one could rely on. */
export type Heard<Answer> =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly code: WalletRefusal }
  | { readonly kind: 'unheard' };

export interface PlatformLine {
  ask<Schema extends z.ZodType>(path: string, body: object, reply: Schema): Promise<Heard<z.output<Schema>>>;
}

/**
 * Asks the platform, signed. A failing, slow or garbled answer is none, and so is a no that is not the wallet's own: whether it
 * did what was asked stays open, or can still be asked.
 */
export function createPlatformLine({ config }: Pick<SandboxContext, 'config'>, closing: AbortSignal): PlatformLine {
  return {
    async ask(path, body, reply) {
      const url = serviceUrl(config, 'platform') + path;
      try {
        const signal = AbortSignal.any([closing, AbortSignal.timeout(timeoutMs)]);
        const response = await postSigned(url, config.serviceSecret, body, signal);
        const json: unknown = await response.json();
        if (response.ok) return { kind: 'answer', answer: reply.parse(json) };
        const refused = refusalSchema.safeParse(json);
        if (response.status < 500 && refused.success) return { kind: 'refused', code: refused.data.code };
        return { kind: 'unheard' };
      } catch {
        return { kind: 'unheard' };
      }
    },
  };
}
