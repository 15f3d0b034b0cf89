import { siteConfig } from '#lib/core/config/site.ts';
import { readManifest } from '#lib/studio/bundle.ts';
import { studioDocument, studioHeaders, unbuiltDocument } from '#lib/studio/document.ts';
import type { StudioSettings } from '#lib/studio/settings.ts';

/** Read at run time: the same build serves every project. */
export const dynamic = 'force-dynamic';

/** Sanity's Studio, bundled separately from the site (docs/decisions). */
export async function GET(): Promise<Response> {
  const config = siteConfig();
  const settings: StudioSettings = {
    projectId: config.CONTENT_PROJECT_ID,
    dataset: config.CONTENT_DATASET,
    apiHost: config.STUDIO_API_HOST,
    ...(config.STUDIO_SANDBOX_TOKEN && { sandboxToken: config.STUDIO_SANDBOX_TOKEN }),
  };
  const manifest = await readManifest();
  return new Response(manifest ? studioDocument(settings, manifest) : unbuiltDocument(), {
    status: manifest ? 200 : 503,
    headers: {
      ...studioHeaders(settings, {
        isSecure: config.SITE_URL.startsWith('https:'),
        contentOrigin: new URL(config.CONTENT_URL).origin,
      }),
      'Content-Type': 'text/html; charset=utf-8',
    },
  });
}
