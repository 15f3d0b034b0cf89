import { type ServiceName, serviceNames } from '#lib/core/config/services.ts';
import { type SandboxConfig, serviceUrl } from '#sandbox/kit/config.ts';
import { healthPath } from '#sandbox/kit/http/serve.ts';

export type Health = Readonly<Record<ServiceName, { readonly ok: boolean; readonly port: number }>>;

const timeoutMs = 5_000;

/** Requests every service over HTTP; one that does not answer 200 in time is not ok. */
export async function readHealth(config: SandboxConfig): Promise<Health> {
  const entries = await Promise.all(
    serviceNames.map(async (name) => [
      name,
      { ok: await isHealthy(`${serviceUrl(config, name)}${healthPath}`), port: config.ports[name] },
    ]),
  );
  return Object.fromEntries(entries);
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
