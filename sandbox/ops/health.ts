import { type ServiceName, serviceNames } from '#lib/config/services.ts';
import { type SandboxConfig, serviceUrl } from '#sandbox/kit/config.ts';
import { healthPath } from '#sandbox/kit/serve.ts';

export type Health = Readonly<Record<ServiceName, { readonly ok: boolean; readonly port: number }>>;

const patienceMs = 5_000;

/** Asks every service at its own address; one that does not answer 200 in time is not ok. */
export async function readHealth(config: SandboxConfig): Promise<Health> {
  const entries = await Promise.all(
    serviceNames.map(async (name) => [
      name,
      { ok: await answers(`${serviceUrl(config, name)}${healthPath}`), port: config.ports[name] },
    ]),
  );
  return Object.fromEntries(entries);
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
