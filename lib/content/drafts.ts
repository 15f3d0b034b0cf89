import 'server-only';
import { validatePreviewUrl } from '@sanity/preview-url-secret';
import { urlSearchParamPreviewPathname, urlSearchParamPreviewSecret } from '@sanity/preview-url-secret/constants';
import { draftMode } from 'next/headers';
import { siteConfig } from '#lib/config/site.ts';
import { contentClient } from './client.ts';

/** The cookie by which Next knows an editor who looks at drafts. */
export const draftsCookie = '__prerender_bypass';

/** From this version on the lake knows the perspective by this name. */
const draftsApiVersion = '2025-02-19';

/** True for the request of an editor who looks at drafts; a page that is made to be kept never is. */
export async function seesDrafts(): Promise<boolean> {
  return (await draftMode()).isEnabled;
}

/** A client that sees each draft in the place of its published document; undefined where the site has no token for it. */
export function draftsClient() {
  const token = siteConfig().CONTENT_DRAFTS_TOKEN;
  return token ? contentClient().withConfig({ token, perspective: 'drafts', apiVersion: draftsApiVersion }) : undefined;
}

/**
 * Where an editor may go on to look at drafts: a path of this site. Undefined unless the Studio has written this secret to
 * the lake within the last hour, which only an editor's token can.
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

/** A path below this site's root; anything else leads to the front page. */
export function safePath(path: string | null | undefined): string {
  return path && /^\/(?![/\\])/.test(path) ? path : '/';
}
