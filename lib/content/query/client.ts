import 'server-only';
import { createClient } from '@sanity/client';
import { siteConfig } from '#lib/core/config/site.ts';

export const contentApiVersion = '2021-08-31';

/** A client of the content service at the configured address (CNT-02). */
export function contentClient() {
  const config = siteConfig();
  return createClient({
    projectId: config.CONTENT_PROJECT_ID,
    dataset: config.CONTENT_DATASET,
    apiVersion: contentApiVersion,
    apiHost: config.CONTENT_URL,
    useProjectHostname: false,
    useCdn: false,
    perspective: 'published',
    maxRetries: 0,
    ...(config.CONTENT_READ_TOKEN && { token: config.CONTENT_READ_TOKEN }),
  });
}
