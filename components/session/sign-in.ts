import type { Credentials, SignInAnswer, SignInProps } from '#components/shell/sign-in-labels.ts';
import { loadWords } from '#lib/i18n/load-words.ts';
import { holdRegistration } from '#lib/registration/held.ts';
import { arriveAfterSignIn } from '#lib/session/arrive.ts';
import { postForm } from '#lib/session/browser.ts';
import { destinationAfter } from '#lib/session/destination.ts';
import { type CarriedRefusal, type SignInWords, showRefusal } from '#lib/session/refusal-words.ts';
import { type EndReason, forgetSessionEnd, readSessionEnd } from '#lib/session/session-end.ts';

/** Everything the sign-in dialog needs, once it is wanted: its words and the way to the session. */
export async function prepareSignIn(language: string, home: string, goTo: (path: string) => void): Promise<SignInProps> {
  const ended = readSessionEnd()?.why;
  const [words, kept] = await Promise.all([
    loadWords<SignInWords>(language, 'signIn'),
    ended === 'expired' ? readRefusal().catch(() => undefined) : undefined,
  ]);
  const show = (refusal: CarriedRefusal) =>
    ({ ok: false, ...showRefusal(words, document.documentElement.lang, home, refusal) }) as const;
  const shown = kept && show(kept);
  return {
    labels: words,
    registration: { label: words.noAccount, href: `${home}/signup` },
    recovery: { label: words.forgotten, href: `${home}/reset-password` },
    notice: noticeOf(words, ended),
    refusal: shown?.isFinal ? shown : undefined,
    onClose: forgetSessionEnd,
    onSubmit: async (credentials) => {
      const answer = await submit(credentials);
      const rest = answer.ok ? undefined : restOfRegistration(answer.refusal, credentials, home);
      if (rest) return { ok: true, onward: () => goTo(rest) };
      if (!answer.ok) return show(answer.refusal);
      await arriveAfterSignIn(home);
      return answer;
    },
  };
}

/** Decisions §2.2: where a registration that was never finished goes on, and from where to where the player wanted. */
function restOfRegistration({ unfinished }: CarriedRefusal, credentials: Credentials, home: string): string | undefined {
  if (!unfinished) return undefined;
  holdRegistration({ ...unfinished, ...credentials });
  const { pathname, search } = window.location;
  const wanted = destinationAfter({ home, pathname, search, stored: readSessionEnd()?.path }).slice(home.length);
  return `${home}/signup?step=verification${wanted && `&return=${encodeURIComponent(wanted)}`}`;
}

function noticeOf(words: SignInWords, ended: EndReason | undefined): SignInProps['notice'] {
  switch (ended) {
    case 'expired':
      return { title: words.endedExpired, text: words.endedExpiredDetail };
    case 'inactive':
      return { title: words.endedInactive, text: words.endedInactiveDetail };
    case 'elsewhere':
      return { title: words.endedElsewhere, text: words.endedElsewhereDetail };
    default:
      return undefined;
  }
}

type Submitted = Extract<SignInAnswer, { ok: true }> | { readonly ok: false; readonly refusal: CarriedRefusal };

async function submit({ email, password }: Credentials): Promise<Submitted> {
  try {
    const response = await postForm('/api/auth/callback/credentials', { email, password, json: 'true' });
    if (response.ok) return { ok: true };
    if (response.status === 503 || response.status === 451) return { ok: false, refusal: { code: 'error.maintenance' } };
    if (response.status === 429) return { ok: false, refusal: { code: 'error.too_many_requests' } };
    if (response.status !== 401) return { ok: false, refusal: { code: 'error.system.error' } };
    return { ok: false, refusal: (await readRefusal()) ?? { code: 'login.error.unauthorized' } };
  } catch {
    return { ok: false, refusal: { code: 'error.system.error' } };
  }
}

/** What the site keeps of the last refusal: of a sign-in, or of a session that was ended by one. */
async function readRefusal(): Promise<CarriedRefusal | undefined> {
  const refusal: unknown = await (await fetch('/api/session/refusal')).json();
  const isRefusal = typeof refusal === 'object' && refusal !== null && 'code' in refusal && typeof refusal.code === 'string';
  return isRefusal ? { ...refusal, code: String(refusal.code) } : undefined;
}
