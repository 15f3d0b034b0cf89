import { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { originOf, refusalAtTheDoor } from '#lib/access/gate.ts';
import { refusalBeyond } from '#lib/access/limits.ts';
import { createRateLimiter, type RateLimiter, signInLimit } from '#lib/access/rate-limit.ts';
import { siteConfig } from '#lib/config/site.ts';
import { CallError, envelopeOf, isCallError } from '#lib/platform/errors.ts';
import { refuse } from '#lib/platform/relay.ts';
import { checkOrigin, readLimited } from '#lib/platform/request.ts';
import { authOptions } from '#lib/session/auth-options.ts';

interface Context {
  readonly params: Promise<{ nextauth: string[] }>;
}

const maxBodyBytes = 8 * 1024;
/** What the site's own pages ask for. next-auth's further pages and providers are not ours to show. */
const open: Readonly<Record<'GET' | 'POST', ReadonlySet<string>>> = {
  GET: new Set(['csrf', 'session']),
  POST: new Set(['callback/credentials', 'signout']),
};

/** next-auth takes its own address from the environment only; everything else comes from the one configuration. */
function answer(request: NextRequest, context: Context): Promise<Response> {
  process.env.NEXTAUTH_URL ??= siteConfig().SITE_URL;
  return NextAuth(authOptions(() => originOf(request)))(request, context);
}

let signIns: RateLimiter | undefined;

function refusalOfOneTooMany(request: Request): CallError | undefined {
  signIns ??= createRateLimiter(signInLimit, siteConfig().RATE_LIMIT === 'on');
  return refusalBeyond(signIns, request);
}

async function actionOf({ params }: Context, method: keyof typeof open): Promise<string> {
  const action = (await params).nextauth.join('/');
  if (!open[method].has(action)) throw new CallError('contract', envelopeOf(404, 'error.not_found'));
  return action;
}

async function GET(request: NextRequest, context: Context): Promise<Response> {
  try {
    await actionOf(context, 'GET');
    return await answer(request, context);
  } catch (error) {
    return refuseCall(error);
  }
}

async function POST(request: NextRequest, context: Context): Promise<Response> {
  try {
    const action = await actionOf(context, 'POST');
    checkOrigin(request, siteConfig().SITE_URL);
    requireForm(request);
    if (action !== 'signout') {
      const refusal = (await refusalAtTheDoor(request)) ?? refusalOfOneTooMany(request);
      if (refusal) return refuse(refusal);
    }
    const body = await readLimited(request, maxBodyBytes);
    return await answer(new NextRequest(request.url, { method: 'POST', headers: request.headers, body }), context);
  } catch (error) {
    return refuseCall(error);
  }
}

/** next-auth reads JSON too, and breaks at half of it; the site's own pages send forms. */
function requireForm({ headers }: Request): void {
  if (/^application\/x-www-form-urlencoded\b/i.test(headers.get('content-type') ?? '')) return;
  throw new CallError('contract', envelopeOf(415, 'error.body.not_form'));
}

function refuseCall(error: unknown): Response {
  if (isCallError(error)) return refuse(error);
  throw error;
}

export { GET, POST };
