import { z } from 'zod';
import { type SandboxConfig, serviceUrl } from '#sandbox/kit/config.ts';

const apiPath = '/v2021-08-31/data';
const responseSchema = z.object({ result: z.boolean().nullish() });

/** The content service is unreachable or answered with an error. */
export class ContentUnreachable extends Error {
  override name = 'ContentUnreachable';
}

/** Reads from the content service whether the site is in maintenance. Throws `ContentUnreachable`. */
export async function readMaintenance(config: SandboxConfig): Promise<boolean> {
  const query = encodeURIComponent('*[_id == "siteStatus"][0].maintenance');
  const json = await requestContent(config, `${apiPath}/query/production?query=${query}`, { method: 'GET' });
  return responseSchema.parse(json).result === true;
}

/** Publishes the site's status as an editor would, which also sends the webhook. Throws `ContentUnreachable`. */
export async function writeMaintenance(config: SandboxConfig, maintenance: boolean): Promise<void> {
  await requestContent(config, `${apiPath}/mutate/production?returnIds=true`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${config.editorToken}` },
    body: JSON.stringify({ mutations: [{ patch: { id: 'siteStatus', set: { maintenance } } }] }),
  });
}

async function requestContent(config: SandboxConfig, path: string, init: RequestInit): Promise<unknown> {
  try {
    const response = await fetch(`${serviceUrl(config, 'content')}${path}`, { ...init, signal: AbortSignal.timeout(10_000) });
    if (!response.ok) throw new ContentUnreachable(`the content service answered ${response.status}`);
    return await response.json();
  } catch (cause) {
    throw cause instanceof ContentUnreachable ? cause : new ContentUnreachable('the content service does not answer', { cause });
  }
}
