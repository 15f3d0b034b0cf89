import { findDocumentErrors } from '#lib/studio/rules/document-errors.ts';
import { buildSeed } from '#sandbox/data/seed.ts';
import type { ContentSeed } from '#sandbox/data/types.ts';
import type { VirtualClock } from '#sandbox/kit/clock.ts';
import { type SandboxConfig, serviceUrl } from '#sandbox/kit/config.ts';
import { type Listening, listen, type ServeContext } from '#sandbox/kit/http/serve.ts';
import { listenTls } from '#sandbox/kit/http/serve-tls.ts';
import { hostServices } from '#sandbox/kit/isolation/host-services.ts';
import type { Service } from '#sandbox/kit/service.ts';
import { loadCertificate } from '#sandbox/kit/tls/saved-certificate.ts';
import { projectId } from '../names.ts';
import { createContentService } from '../service.ts';
import type { ContentOwner } from './functions.ts';

/** The content service in a process of its own: what a query or a picture does to it, it does to no other service. */
hostServices<ContentOwner>(async (context, owner) => {
  const { config, clock } = context;
  const service = await createContentService({
    config,
    clock,
    store: owner,
    preferences: { read: owner.readPreferences, write: owner.writePreferences },
    seed: contentSeed(config, clock),
    findErrors: findDocumentErrors,
    onStuck: () => process.exit(1),
  });
  const http = await listen(service, config.ports.content, context);
  return { services: [service], listening: [http, await serveTls(service, config, context)] };
});

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
