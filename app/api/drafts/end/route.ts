import { cookies } from 'next/headers';
import { draftsCookie } from '#lib/content/query/drafts.ts';
import { refuseError } from '#lib/core/api/handle.ts';
import { checkOrigin, readLimited } from '#lib/core/api/request.ts';
import { siteConfig } from '#lib/core/config/site.ts';
import { safePath } from '#lib/core/http/safe-path.ts';

/** `POST /api/drafts/end`: ends the preview of drafts and returns to a page of the site. */
export async function POST(request: Request): Promise<Response> {
  try {
    checkOrigin(request, new URL(siteConfig().SITE_URL).origin);
    const form = new URLSearchParams(await readLimited(request));
    (await cookies()).delete(draftsCookie);
    return new Response(null, { status: 303, headers: { Location: safePath(form.get('path')), 'Cache-Control': 'no-store' } });
  } catch (error) {
    return refuseError(error, { name: 'Drafts' });
  }
}
