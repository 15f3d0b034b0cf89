import { cookies } from 'next/headers';
import { handle } from '#lib/core/api/handle.ts';
import { checkOrigin, readLimited } from '#lib/core/api/request.ts';
import { isSecureSite, siteConfig } from '#lib/core/config/site.ts';
import { hostCookieName } from '#lib/core/http/cookie-names.ts';
import { nextDraftsCookie } from '#lib/core/http/drafts-cookie.ts';
import { safePath } from '#lib/core/http/safe-path.ts';

/** `POST /api/drafts/end`: ends the preview of drafts and returns to a page of the site. */
export function POST(request: Request): Promise<Response> {
  return handle(request, { name: 'Drafts' }, async () => {
    checkOrigin(request, new URL(siteConfig().SITE_URL).origin);
    const form = new URLSearchParams(await readLimited(request));
    const isSecure = isSecureSite();
    const name = isSecure ? hostCookieName('drafts', isSecure) : nextDraftsCookie;
    (await cookies()).set({ name, value: '', path: '/', maxAge: 0, secure: isSecure });
    return new Response(null, { status: 303, headers: { Location: safePath(form.get('path')), 'Cache-Control': 'no-store' } });
  });
}
