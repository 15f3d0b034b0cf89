import { findDocumentErrors } from '#lib/studio/rules/document-errors.ts';
import { buildSeed } from '#sandbox/data/seed.ts';
import type { ContentSeed } from '#sandbox/data/types.ts';
import { openClock, type VirtualClock } from '#sandbox/kit/clock.ts';
import { type SandboxConfig, serviceUrl } from '#sandbox/kit/config.ts';
import { createFaultRegistry } from '#sandbox/kit/faults.ts';
import { answerParent } from '#sandbox/kit/isolation/parent.ts';
import { type Listening, listen, PortTakenError, type ServeContext } from '#sandbox/kit/serve.ts';
import { listenTls } from '#sandbox/kit/serve-tls.ts';
import type { Service } from '#sandbox/kit/service.ts';
import { loadCertificate } from '#sandbox/kit/tls/saved-certificate.ts';
import { projectId } from '../names.ts';
import { createContentService } from '../service.ts';
import type { ContentOwner, ContentProcess, StartState } from './functions.ts';

interface Running {
  readonly service: Service;
  readonly clock: VirtualClock;
  readonly listening: readonly Listening[];
}

const faults = createFaultRegistry();
let running: Running | undefined;

/** The content service in a process of its own: what a query or a picture does to it, it does to no other service. */
const functions: ContentProcess = {
  async start(state) {
    try {
      running = await serve(state);
      return {};
    } catch (error) {
      if (error instanceof PortTakenError) return { portTaken: { service: error.service, port: error.port } };
      throw error;
    }
  },
  moveClock: async (offsetMs) => running?.clock.advance(offsetMs - running.clock.offsetMs),
  setFaults: (list) => faults.replaceAll(list),
  reset: async () => running?.service.reset(),
  async close() {
    await running?.service.close?.();
    await Promise.all(running?.listening.map((each) => each.close()) ?? []);
  },
};
const owner = answerParent<ContentOwner, ContentProcess>(functions);
faults.onTake(({ id }) => void owner.countDownFault(id));

async function serve({ config, clockOffsetMs, faults: list }: StartState): Promise<Running> {
  faults.replaceAll(list);
  // The sandbox stores the offset.
  const clock = await openClock({ load: async () => clockOffsetMs, save: async () => undefined });
  const service = await createContentService({
    config,
    clock,
    store: owner,
    preferences: { read: owner.readPreferences, write: owner.writePreferences },
    seed: contentSeed(config, clock),
    findErrors: findDocumentErrors,
    onStuck: () => process.exit(1),
  });
  const context = { config, clock, faults };
  const http = await listen(service, config.ports.content, context);
  return { service, clock, listening: [http, await serveTls(service, config, context)] };
}

/** Rebuilt on each read, so that a reset seeds dates relative to the day of the reset. */
function contentSeed(config: SandboxConfig, clock: VirtualClock): ContentSeed {
  const build = () => buildSeed(clock.now(), serviceUrl(config, 'content'), config.reviewHours);
  const { drawAsset } = build();
  return {
    get documents() {
      return build().documents;
    },
    drawAsset,
  };
}

/** Under the host names that the Studio uses; certificates use real time. */
async function serveTls(service: Service, { folder, securePort }: SandboxConfig, context: ServeContext): Promise<Listening> {
  const names = ['localhost', `${projectId}.localhost`, '127.0.0.1'];
  return listenTls(service, securePort, context, await loadCertificate(folder, names, new Date()));
}
