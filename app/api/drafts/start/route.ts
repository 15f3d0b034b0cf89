import { cookies, draftMode } from 'next/headers';
import { z } from 'zod';
import { siteConfig } from '#lib/config/site.ts';
import { draftsCookie, openDrafts } from '#lib/content/drafts.ts';
import { CallError, envelopeOf, fieldErrorsOf, isCallError } from '#lib/platform/errors.ts';
import { refuse } from '#lib/platform/relay.ts';
import { checkOrigin, readLimited } from '#lib/platform/request.ts';

const formSchema = z.object({ secret: z.string().min(8).max(256), path: z.string().max(512) });

/** The Studio's form: a secret that an editor has just written to the lake, and the page that he wants to see. */
export async function POST(request: Request): Promise<Response> {
  try {
    const { SITE_URL } = siteConfig();
    checkOrigin(request, new URL(SITE_URL).origin);
    const form = formSchema.safeParse(Object.fromEntries(new URLSearchParams(await readLimited(request))));
    if (!form.success)
      throw new CallError('contract', envelopeOf(400, 'error.validation', { fieldErrors: fieldErrorsOf('form', form.error) }));
    const path = await openDrafts(form.data.secret, form.data.path);
    if (!path) throw new CallError('network', envelopeOf(403, 'error.signature'));
    await letIn(SITE_URL.startsWith('https:'));
    return new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } });
  } catch (error) {
    if (isCallError(error)) return refuse(error);
    throw error;
  }
}

/** Next means its cookie for frames of other sites; here nobody frames the site, and it may run without TLS on loopback. */
async function letIn(isSecure: boolean): Promise<void> {
  (await draftMode()).enable();
  const jar = await cookies();
  const value = jar.get(draftsCookie)?.value ?? '';
  jar.set({ name: draftsCookie, value, httpOnly: true, path: '/', sameSite: 'lax', secure: isSecure });
}
