import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import type { SiteConfig } from '#lib/core/config/environment.ts';

const withParents = new ParentBasedSampler({ root: new AlwaysOnSampler() });

interface Sampling {
  readonly sampler: Sampler;
  /** For this share of the requests without a parent a span is made, of which the sampler decides. */
  readonly share: number;
}

/** The sampling of `OTEL_TRACES_SAMPLER`, with the ratio of `OTEL_TRACES_SAMPLER_ARG`. */
export function samplingOf({
  OTEL_TRACES_SAMPLER: name,
  OTEL_TRACES_SAMPLER_ARG: ratio,
}: Pick<SiteConfig, 'OTEL_TRACES_SAMPLER' | 'OTEL_TRACES_SAMPLER_ARG'>): Sampling {
  switch (name) {
    case 'parentbased_always_on':
      return { sampler: withParents, share: 1 };
    case 'parentbased_always_off':
      return { sampler: withParents, share: 0 };
    case 'parentbased_traceidratio':
      return { sampler: withParents, share: ratio };
    // The others decide by the trace's id or the same for all, whatever the parent says.
    case 'always_on':
      return { sampler: new AlwaysOnSampler(), share: 1 };
    case 'always_off':
      return { sampler: new AlwaysOffSampler(), share: 1 };
    case 'traceidratio':
      return { sampler: new TraceIdRatioBasedSampler(ratio), share: 1 };
  }
}
