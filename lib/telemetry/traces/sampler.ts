import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import type { SiteConfig } from '#lib/core/config/environment.ts';

/** The sampler of `OTEL_TRACES_SAMPLER`, with the ratio of `OTEL_TRACES_SAMPLER_ARG`. */
export function samplerOf({
  OTEL_TRACES_SAMPLER: name,
  OTEL_TRACES_SAMPLER_ARG: ratio,
}: Pick<SiteConfig, 'OTEL_TRACES_SAMPLER' | 'OTEL_TRACES_SAMPLER_ARG'>): Sampler {
  const root = rootOf(name.replace(/^parentbased_/, ''), ratio);
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

function rootOf(name: string, ratio: number): Sampler {
  if (name === 'always_on') return new AlwaysOnSampler();
  return name === 'always_off' ? new AlwaysOffSampler() : new TraceIdRatioBasedSampler(ratio);
}
