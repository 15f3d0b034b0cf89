import NextAuth from 'next-auth';
import { refusalAtTheDoor } from '#lib/access/gate.ts';
import { siteConfig } from '#lib/config/site.ts';
import { isCallError } from '#lib/platform/errors.ts';
import { checkOrigin, refuse } from '#lib/platform/relay.ts';
import { authOptions } from '#lib/session/auth-options.ts';

interface Context {
  readonly params: Promise<{ nextauth: string[] }>;
}

/** next-auth takes its own address from the environment only; everything else comes from the one configuration. */
function answer(request: Request, context: Context): Promise<Response> {
  process.env.NEXTAUTH_URL ??= siteConfig().SITE_URL;
  return NextAuth(authOptions())(request, context);
}

async function POST(request: Request, context: Context): Promise<Response> {
  const [action] = (await context.params).nextauth;
  try {
    checkOrigin(request, siteConfig().SITE_URL);
  } catch (error) {
    if (isCallError(error)) return refuse(error);
    throw error;
  }
  const refusal = action === 'signout' ? undefined : await refusalAtTheDoor(request);
  return refusal ? refuse(refusal) : answer(request, context);
}

export { answer as GET, POST };
