import 'server-only';
import { validatePreviewUrl } from '@sanity/preview-url-secret';
import { urlSearchParamPreviewPathname, urlSearchParamPreviewSecret } from '@sanity/preview-url-secret/constants';
import { draftMode } from 'next/headers';
import { siteConfig } from '#lib/core/config/site.ts';
import { safePath } from '#lib/core/http/safe-path.ts';
import { contentClient } from './client.ts';

/** First version of the content API whose perspective has the name `drafts`. */
const draftsApiVersion = '2025-02-19';

/** True for the request of an editor in draft mode, never while a page is rendered for the cache. */
export async function seesDrafts(): Promise<boolean> {
  return (await draftMode()).isEnabled;
}

/** A client that reads each draft instead of its published document; undefined if the site has no token for it. */
export function draftsClient() {
  const token = siteConfig().CONTENT_DRAFTS_TOKEN;
  return token ? contentClient().withConfig({ token, perspective: 'drafts', apiVersion: draftsApiVersion }) : undefined;
}

/**
 * The path to which an editor continues in draft mode; undefined unless the Studio has written this secret to the content
 * service within the last hour, which needs an editor's token.
 */
export async function openDrafts(secret: string, path: string): Promise<string | undefined> {
  const client = draftsClient();
  if (!client) return undefined;
  const url = new URL('/', siteConfig().SITE_URL);
  url.searchParams.set(urlSearchParamPreviewSecret, secret);
  url.searchParams.set(urlSearchParamPreviewPathname, path);
  const { isValid, redirectTo } = await validatePreviewUrl(client, url.href);
  return isValid ? safePath(redirectTo) : undefined;
}
