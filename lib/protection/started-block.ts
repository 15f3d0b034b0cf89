import type { Endpoint } from '#lib/core/api/endpoint.ts';
import { businessNow } from '#lib/core/time/clock.ts';
import { dayMs } from '#lib/core/time/durations.ts';
import { coolingSchema, exclusionSchema, startCooling, startExclusion, startTimeout } from './contract.ts';

/** The block that a successful call has started, in the words of the platform's refusals; undefined for any other call. */
export function blockStartedBy(
  { path }: Pick<Endpoint, 'path'>,
  reply: unknown,
): { readonly code: string; readonly additionalInfo?: Record<string, unknown> } | undefined {
  if (path === startCooling.path || path === startTimeout.path) {
    const additionalInfo = coolingSchema.parse(reply);
    return { code: `error.timeout.in.progress.${daysOf(additionalInfo.millisLeft)}`, additionalInfo };
  }
  if (path !== startExclusion.path) return undefined;
  const { until } = exclusionSchema.parse(reply);
  if (until === null) return { code: 'error.exclusion.in.progress.indefinite' };
  const days = daysOf(Date.parse(until) - businessNow().getTime());
  return { code: `error.exclusion.in.progress.${days}`, additionalInfo: { until } };
}

function daysOf(millis: number): number {
  return Math.max(1, Math.ceil(millis / dayMs));
}
