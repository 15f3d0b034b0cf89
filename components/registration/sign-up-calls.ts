import type { RefObject } from 'react';
import type { CaptchaHandle } from '#components/captcha/captcha.tsx';
import { currentConsent } from '#lib/consent/browser.ts';
import type { RegistrationForm } from '#lib/content/types.ts';
import { ask } from '#lib/platform/browser.ts';
import { isCallError } from '#lib/platform/errors.ts';
import { dropDraft } from '#lib/registration/draft.ts';
import { announceFirstSignIn, tryFirstSignIn } from '#lib/registration/first-sign-in.ts';
import type { SignUpEvent, SignUpState } from '#lib/registration/flow.ts';
import { completionOf, registrationOf } from '#lib/registration/payload.ts';
import { arriveAfterSignIn } from '#lib/session/arrive.ts';
import { postForm } from '#lib/session/browser.ts';
import { tell } from '#lib/tracking/tell.ts';

type Handle = RefObject<CaptchaHandle | null>;

interface CallsOptions {
  readonly form: RegistrationForm;
  readonly home: string;
  readonly state: SignUpState;
  readonly visible: Handle;
  readonly invisible: Handle;
  readonly dispatch: (event: SignUpEvent) => void;
  readonly onFailure: (kind: 'codeNotSent', error: unknown) => void;
  /** The test for a person gave no token; what to do about it stands beside its box. */
  readonly onNoPerson: () => void;
}

/** The form's calls, each with the events that follow from it (decisions §2.1). They throw what refused them. */
export function createCalls({ form, home, state, visible, invisible, dispatch, onFailure, onNoPerson }: CallsOptions) {
  const { values, verification } = state;
  const country = values.countryCode;
  const enclosed = {
    languageCode: form.languageCode,
    termsVersion: form.termsVersion,
    bonusCode: state.bonusCode,
    cookiePolicyAccepted: currentConsent() !== undefined,
  };

  /** False when there was no token to call with. */
  async function withPerson(handle: Handle, call: (captchaToken: string) => Promise<void>): Promise<boolean> {
    const token = await handle.current?.take();
    if (token) await call(token);
    else onNoPerson();
    return token !== undefined;
  }

  async function sendCode(playerId: string, channel: SignUpState['verification']): Promise<void> {
    const captchaToken = await invisible.current?.take();
    if (!captchaToken) throw new Error('no token');
    const key = channel === 'EMAIL' ? 'POST /player/registration/email_request' : 'POST /player/registration/sms_request';
    await ask(key, { body: { playerId, siteId: form.siteId, countryCode: country } }, { captchaToken });
    dispatch({ kind: 'codeSent', at: Date.now() });
  }

  async function enter(playerId: string): Promise<void> {
    const { email, password } = values;
    const fields = { email: email.trim(), password, json: 'true' };
    const isIn = await tryFirstSignIn(async () => (await postForm('/api/auth/callback/credentials', fields)).ok);
    dropDraft();
    if (!isIn) return dispatch({ kind: 'signInFailed' });
    announceFirstSignIn(playerId);
    await tell('success-registration', { method: 'FORM' });
    await arriveAfterSignIn(home);
  }

  async function proceed(playerId: string, channel: SignUpState['verification']): Promise<void> {
    if (channel === 'NONE') return enter(playerId);
    try {
      await sendCode(playerId, channel);
    } catch (error) {
      onFailure('codeNotSent', error);
    }
  }

  return {
    sendCode,
    /** SGN-03: the one call, or the first of two. */
    register: (isWhole: boolean) =>
      withPerson(visible, async (captchaToken) => {
        const body = registrationOf(values, enclosed, isWhole);
        const reply = await ask('POST /player/registration', { query: { country }, body }, { captchaToken });
        const { playerId, verificationRequired } = reply;
        dispatch({ kind: isWhole ? 'registered' : 'begun', playerId, verification: verificationRequired });
        if (isWhole) await proceed(playerId, verificationRequired);
      }),
    /** SGN-13: the second of two. */
    complete: (playerId: string) =>
      withPerson(invisible, async (captchaToken) => {
        await ask('PUT /player/registration', { body: completionOf(values, playerId, enclosed) }, { captchaToken });
        const channel = verification ?? 'SMS';
        dispatch({ kind: 'registered', playerId, verification: channel });
        await proceed(playerId, channel);
      }),
    async verify(playerId: string, code: string): Promise<void> {
      const key =
        verification === 'EMAIL' ? 'POST /player/registration/email_verification' : 'POST /player/registration/sms_verification';
      const body = { playerId, password: values.password, code, countryCode: country };
      // Finished in another tab meanwhile: the sign-in says whether the password is the player's.
      await ask(key, { body }).catch((error: unknown) => {
        if (!isCallError(error) || error.code !== 'error.not_found') throw error;
      });
      dispatch({ kind: 'verified' });
      await enter(playerId);
    },
  };
}

export type Calls = ReturnType<typeof createCalls>;
