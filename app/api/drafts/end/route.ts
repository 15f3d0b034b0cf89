import { cookies } from 'next/headers';
import { siteConfig } from '#lib/config/site.ts';
import { draftsCookie, safePath } from '#lib/content/drafts.ts';
import { isCallError } from '#lib/platform/errors.ts';
import { refuse } from '#lib/platform/relay.ts';
import { checkOrigin, readLimited } from '#lib/platform/request.ts';

/** The button of the drafts bar: back to the page as everybody sees it. */
export async function POST(request: Request): Promise<Response> {
  try {
    checkOrigin(request, new URL(siteConfig().SITE_URL).origin);
    const form = new URLSearchParams(await readLimited(request));
    (await cookies()).delete(draftsCookie);
    return new Response(null, { status: 303, headers: { Location: safePath(form.get('path')), 'Cache-Control': 'no-store' } });
  } catch (error) {
    if (isCallError(error)) return refuse(error);
    throw error;
  }
}
