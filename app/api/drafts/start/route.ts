import { cookies, draftMode } from 'next/headers';
import { z } from 'zod';
import { limitRequests } from '#lib/access/limits.ts';
import { openDrafts } from '#lib/content/query/drafts.ts';
import { CallError, envelopeOf, fieldErrorsOf } from '#lib/core/api/errors.ts';
import { handle } from '#lib/core/api/handle.ts';
import { checkOrigin, readLimited } from '#lib/core/api/request.ts';
import { isSecureSite, siteConfig } from '#lib/core/config/site.ts';
import { hostCookieName } from '#lib/core/http/cookie-names.ts';
import { nextDraftsCookie } from '#lib/core/http/drafts-cookie.ts';
import { hourMs } from '#lib/core/time/durations.ts';

const formSchema = z.object({ secret: z.string().regex(/^[\w-]{8,256}$/), path: z.string().max(512) });

const checkLimit = limitRequests('drafts', { maxAttempts: 60, windowMs: hourMs });

/** Starts draft mode for the Studio's form: a secret that the editor has just written to the content service, and a path. */
export function POST(request: Request): Promise<Response> {
  return handle(request, { name: 'Drafts' }, async () => {
    const { SITE_URL } = siteConfig();
    checkOrigin(request, new URL(SITE_URL).origin);
    await checkLimit(request);
    const form = formSchema.safeParse(Object.fromEntries(new URLSearchParams(await readLimited(request))));
    if (!form.success)
      throw new CallError('contract', envelopeOf(400, 'error.validation', { fieldErrors: fieldErrorsOf('form', form.error) }));
    const path = await openDrafts(form.data.secret, form.data.path);
    if (!path) throw new CallError('network', envelopeOf(403, 'error.signature'));
    await enableDraftMode(isSecureSite());
    return new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } });
  });
}

/**
 * Replaces Next's cookie, which is `SameSite=None; Secure` for framing sites: no site frames this one, and it may run without TLS
 * on loopback. Over TLS it has a name of its own, by which the server knows it (`cookiesForNext`).
 */
async function enableDraftMode(isSecure: boolean): Promise<void> {
  (await draftMode()).enable();
  const jar = await cookies();
  const value = jar.get(nextDraftsCookie)?.value ?? '';
  const options = { value, httpOnly: true, path: '/', sameSite: 'lax', secure: isSecure } as const;
  if (isSecure) jar.delete(nextDraftsCookie);
  jar.set({ name: isSecure ? hostCookieName('drafts', isSecure) : nextDraftsCookie, ...options });
}
