import type { ServiceName } from '#lib/core/config/services.ts';
import { openClock, type VirtualClock } from '#sandbox/kit/clock.ts';
import type { Service } from '#sandbox/kit/service.ts';
import { createFaultRegistry, type FaultRegistry } from '../http/faults.ts';
import { createRateLimits, type RateLimits } from '../http/limits.ts';
import { type Listening, PortTakenError } from '../http/serve.ts';
import { createNumberForms, type ReadNumberForm } from '../number-forms.ts';
import { answerParent } from './parent.ts';
import type { ServiceOwner, ServiceProcess, StartState } from './service-process.ts';

export interface HostedServices {
  readonly services: readonly Service[];
  readonly listening: readonly Listening[];
  /** What the services were built on. */
  readonly close?: () => Promise<void>;
}

export interface HostContext extends Pick<StartState, 'config'> {
  readonly clock: VirtualClock;
  readonly faults: FaultRegistry;
  readonly rateLimits: RateLimits;
  readonly readNumberForm: ReadNumberForm;
}

/** Runs services in this process for `superviseServices`: `open` serves them; `functions` are what the parent may call besides. */
export function hostServices<Owner extends ServiceOwner>(
  open: (context: HostContext, owner: ReturnType<typeof answerParent<Owner>>) => Promise<HostedServices>,
  functions: object = {},
): void {
  const faults = createFaultRegistry();
  let context: HostContext | undefined;
  let hosted: HostedServices | undefined;

  const calls: ServiceProcess = {
    async start({ config, clockOffsetMs, faults: list, countsLoopback }) {
      faults.replaceAll(list);
      // The sandbox stores the offset.
      const clock = await openClock({ load: async () => clockOffsetMs, save: async () => undefined });
      const rateLimits = createRateLimits(countsLoopback, () => clock.now().getTime());
      context = { config, clock, faults, rateLimits, readNumberForm: createNumberForms(config) };
      try {
        hosted = await open(context, owner);
        return {};
      } catch (error) {
        if (error instanceof PortTakenError) return { portTaken: { service: error.service, port: error.port } };
        throw error;
      }
    },
    answer: async () => undefined,
    moveClock: async (offsetMs) => context?.clock.advance(offsetMs - context.clock.offsetMs),
    setFaults: (list) => faults.replaceAll(list),
    setRateLimits: (countsLoopback) => context?.rateLimits.set(countsLoopback),
    reset: async (name: ServiceName) => hosted?.services.find((service) => service.name === name)?.reset(),
    async close() {
      await Promise.all(hosted?.listening.map((each) => each.close()) ?? []);
      await Promise.all(hosted?.services.map((service) => service.close?.()) ?? []);
      await hosted?.close?.();
    },
  };
  const owner = answerParent<Owner>({ ...calls, ...functions });
  faults.onTake(({ id }) => void (owner as ReturnType<typeof answerParent<ServiceOwner>>).countDownFault(id));
}
