import type { ClientLocale } from '#lib/core/i18n/client.tsx';
import { loadMessages } from '#lib/core/i18n/load-messages.ts';
import type { CatalogLanguage } from '#lib/core/market/markets.ts';
import { setUnfinishedRegistration } from '#lib/registration/draft/unfinished.ts';
import { forgetEndReason, readEndReason } from '#lib/session/end-reason.ts';
import { postForm } from '#lib/session/next-auth-form.ts';
import { redirectAfterSignIn } from '#lib/session/sign-in/after-sign-in.ts';
import { destinationAfterSignIn } from '#lib/session/sign-in/destination.ts';
import type { CarriedRefusal } from '#lib/session/sign-in/refusal.ts';
import { describeRefusal, type SignInMessages } from '#lib/session/sign-in/refusal-view.ts';
import type { Credentials, SignInCaptcha, SignInProps, SignInResult } from './sign-in-types.ts';

/** Loads what the sign-in dialog needs: its messages, and why the previous session ended. `goTo` navigates in this document. */
export async function prepareSignIn(
  { catalogLanguage, tag, home }: Pick<ClientLocale, 'catalogLanguage' | 'tag' | 'home'>,
  goTo: (path: string) => void,
): Promise<SignInProps> {
  const endReason = readEndReason()?.why;
  const [messages, stored] = await Promise.all([
    loadMessages<SignInMessages>(catalogLanguage, 'signIn'),
    endReason === 'expired' ? readRefusal().catch(() => undefined) : undefined,
  ]);
  const toView = (refusal: CarriedRefusal) => ({ ok: false, ...describeRefusal(messages, tag, home, refusal) }) as const;
  const refusal = stored && toView(stored);
  return {
    messages,
    endReason,
    refusal: refusal?.isFinal ? refusal : undefined,
    onClose: forgetEndReason,
    onSubmit: async (credentials) => {
      const result = await submit(credentials);
      const path = result.ok ? undefined : unfinishedRegistrationPath(result.refusal, credentials, home);
      if (path) return { ok: true, onward: () => goTo(path) };
      if (!result.ok) return { ...toView(result.refusal), Captcha: await captchaFor(result.refusal, catalogLanguage) };
      // The password was right, but the browser refuses the cookies of the session.
      const isKept = await redirectAfterSignIn(home).then(
        () => true,
        () => false,
      );
      return isKept ? result : toView({ code: 'error.session.not_kept' });
    },
  };
}

/** DEC-LOG-3: path of the page that continues an unfinished registration; it contains the player's destination. */
function unfinishedRegistrationPath({ unfinished }: CarriedRefusal, credentials: Credentials, home: string): string | undefined {
  if (!unfinished) return undefined;
  setUnfinishedRegistration({ ...unfinished, email: credentials.email, password: credentials.password });
  const { pathname, search } = window.location;
  const destination = destinationAfterSignIn({ home, pathname, search, stored: readEndReason()?.path }).slice(home.length);
  return `${home}/signup?step=verification${destination && `&return=${encodeURIComponent(destination)}`}`;
}

type Submitted = Extract<SignInResult, { ok: true }> | { readonly ok: false; readonly refusal: CarriedRefusal };

async function captchaFor({ captcha }: CarriedRefusal, language: CatalogLanguage): Promise<SignInCaptcha | undefined> {
  if (!captcha) return undefined;
  // Without its captcha the form stays usable, and the next refusal tries to load it again.
  return import('./sign-in-captcha.tsx').then(({ loadSignInCaptcha }) => loadSignInCaptcha(language)).catch(() => undefined);
}

async function submit({ email, password, captchaToken }: Credentials): Promise<Submitted> {
  try {
    const fields = { email, password, ...(captchaToken && { captchaToken }), json: 'true' };
    const response = await postForm('/api/auth/callback/credentials', fields);
    if (response.ok) return { ok: true };
    if (response.status === 503 || response.status === 451) return { ok: false, refusal: { code: 'error.maintenance' } };
    if (response.status === 429) return { ok: false, refusal: { code: 'error.too_many_requests' } };
    if (response.status !== 401) return { ok: false, refusal: { code: 'error.system.error' } };
    return { ok: false, refusal: (await readRefusal()) ?? { code: 'login.error.unauthorized' } };
  } catch {
    return { ok: false, refusal: { code: 'error.system.error' } };
  }
}

/** The last refusal that the site has stored: of a sign-in, or of a session that it ended. */
async function readRefusal(): Promise<CarriedRefusal | undefined> {
  const refusal: unknown = await (await fetch('/api/session/refusal')).json();
  const isRefusal = typeof refusal === 'object' && refusal !== null && 'code' in refusal && typeof refusal.code === 'string';
  return isRefusal ? { ...refusal, code: String(refusal.code) } : undefined;
}
