import { createTranslator } from 'use-intl/core';
import type { Credentials, SignInAnswer, SignInProps } from '#components/shell/sign-in-labels.ts';
import { loadWords } from '#lib/i18n/load-words.ts';
import { postForm } from '#lib/session/browser.ts';
import { showsRefusal } from '#lib/session/refusal-words.ts';
import type en from '#messages/en.json';

type Words = (typeof en)['signIn'];

/** Everything the sign-in dialog needs, once it is wanted: its words and the way to the session. */
export async function prepareSignIn(language: string, home: string): Promise<SignInProps> {
  const words = await loadWords<Words>(language, 'signIn');
  const say = createTranslator({ locale: language, messages: words });
  return {
    labels: words,
    onSubmit: async (credentials) => {
      const answer = await submit(credentials);
      if (answer.ok) {
        window.location.assign(returnPath(home));
        return answer;
      }
      const { message, detail } = showsRefusal(say, answer.refusal);
      return { ok: false, message, detail };
    },
  };
}

type Submitted =
  | Extract<SignInAnswer, { ok: true }>
  | { readonly ok: false; readonly refusal: Parameters<typeof showsRefusal>[1] };

async function submit({ email, password }: Credentials): Promise<Submitted> {
  try {
    const response = await postForm('/api/auth/callback/credentials', { email, password, json: 'true' });
    if (response.ok) return { ok: true };
    if (response.status === 503 || response.status === 451) return { ok: false, refusal: { code: 'error.maintenance' } };
    if (response.status !== 401) return { ok: false, refusal: { code: 'error.system.error' } };
    const carried = await fetch('/api/session/refusal');
    const refusal: unknown = await carried.json();
    if (typeof refusal === 'object' && refusal !== null && 'code' in refusal && typeof refusal.code === 'string') {
      return { ok: false, refusal: { ...refusal, code: refusal.code } };
    }
    return { ok: false, refusal: { code: 'login.error.unauthorized' } };
  } catch {
    return { ok: false, refusal: { code: 'error.system.error' } };
  }
}

/** Back to where the visitor wanted to go, else the same page, now his own. Only paths of this site count. */
function returnPath(home: string): string {
  const { pathname, search } = window.location;
  const wanted = new URLSearchParams(search).get('return');
  if (wanted && /^\/(?![/\\])/.test(wanted)) return home + wanted;
  return pathname.endsWith('/401') ? home : pathname;
}
