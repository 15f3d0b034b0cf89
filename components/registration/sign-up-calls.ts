import type { RefObject } from 'react';
import type { CaptchaHandle } from '#components/captcha/captcha.tsx';
import { currentConsent } from '#lib/consent/current-consent.ts';
import type { RegistrationForm } from '#lib/content/types.ts';
import { isCallError } from '#lib/core/api/errors.ts';
import {
  completeRegistration,
  registerPlayer,
  requestEmailCode,
  requestSmsCode,
  verifyEmailCode,
  verifySmsCode,
} from '#lib/registration/calls.ts';
import { removeDraft } from '#lib/registration/draft/draft.ts';
import { markFirstSignIn, tryFirstSignIn } from '#lib/registration/draft/first-sign-in.ts';
import type { SignUpEvent, SignUpState } from '#lib/registration/flow/reducer.ts';
import { completionOf, registrationOf } from '#lib/registration/payload.ts';
import { requirementsOf } from '#lib/registration/validation/requirements.ts';
import { postForm } from '#lib/session/next-auth-form.ts';
import { redirectAfterSignIn } from '#lib/session/sign-in/after-sign-in.ts';
import { trackEvent } from '#lib/tracking/track-event.ts';

type CaptchaRef = RefObject<CaptchaHandle | null>;

interface CallsOptions {
  readonly form: RegistrationForm;
  readonly home: string;
  readonly state: SignUpState;
  readonly visibleCaptcha: CaptchaRef;
  readonly invisibleCaptcha: CaptchaRef;
  readonly dispatch: (event: SignUpEvent) => void;
  readonly onFailure: (kind: 'codeNotSent', error: unknown) => void;
  /** Called when the captcha has no token; it shows its own error. */
  readonly onMissingToken: () => void;
}

/** The form's calls, each with the events that follow from it (DEC-SGN-1). They throw `CallError`. */
export function createCalls(options: CallsOptions) {
  const { form, home, state, visibleCaptcha, invisibleCaptcha, dispatch, onFailure, onMissingToken } = options;
  const { values, verification } = state;
  const country = values.countryCode;
  const details = {
    languageCode: form.languageCode,
    termsVersion: form.termsVersion,
    bonusCode: state.bonusCode,
    requirements: requirementsOf(form.requirements, country, values.province, state.marketRiskSetting),
    cookiePolicyAccepted: currentConsent() !== undefined,
  };

  const { captchaRequired } = details.requirements;
  const risk = state.marketRiskSetting;
  const riskChannel = risk?.supported ? risk.verification : 'SMS';

  /** False without a token where one is required. */
  async function callWithCaptcha(
    captcha: CaptchaRef,
    call: (token: { captchaToken?: string }) => Promise<void>,
  ): Promise<boolean> {
    const captchaToken = captchaRequired ? await captcha.current?.take() : undefined;
    const canCall = !captchaRequired || captchaToken !== undefined;
    if (canCall) await call(captchaToken === undefined ? {} : { captchaToken });
    else onMissingToken();
    return canCall;
  }

  async function sendCode(playerId: string, channel: SignUpState['verification']): Promise<void> {
    const captchaToken = captchaRequired ? await invisibleCaptcha.current?.take() : undefined;
    if (captchaRequired && !captchaToken) throw new Error('no token');
    const requestCode = channel === 'EMAIL' ? requestEmailCode : requestSmsCode;
    const body = { playerId, siteId: form.siteId, countryCode: country };
    await requestCode({ body }, captchaToken === undefined ? {} : { captchaToken });
    dispatch({ kind: 'codeSent', at: Date.now() });
  }

  async function postSignIn(): Promise<boolean> {
    const { email, password } = values;
    return (await postForm('/api/auth/callback/credentials', { email, password, json: 'true' })).ok;
  }

  async function signIn(playerId: string, isSignedIn = false): Promise<void> {
    // Before the first try: its answer may be lost, and the player then signs in by hand.
    markFirstSignIn(playerId);
    const isDone = isSignedIn || (await tryFirstSignIn(postSignIn));
    removeDraft();
    if (!isDone) return dispatch({ kind: 'signInFailed' });
    await trackEvent('success-registration', { method: 'FORM' });
    await redirectAfterSignIn(home).catch(() => dispatch({ kind: 'signInFailed' }));
  }

  async function proceed(playerId: string, channel: SignUpState['verification']): Promise<void> {
    if (channel === 'NONE') return signIn(playerId);
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
      callWithCaptcha(visibleCaptcha, async (token) => {
        const body = registrationOf(values, details, isWhole);
        const reply = await registerPlayer({ query: { country }, body }, token);
        const { playerId, verificationRequired } = reply;
        dispatch({ kind: isWhole ? 'registered' : 'begun', playerId, verification: verificationRequired });
        if (isWhole) await proceed(playerId, verificationRequired);
      }),
    /** SGN-13: the second of two. */
    complete: (playerId: string) =>
      callWithCaptcha(invisibleCaptcha, async (token) => {
        await completeRegistration({ body: completionOf(values, playerId, details) }, token);
        const channel = verification ?? riskChannel;
        dispatch({ kind: 'registered', playerId, verification: channel });
        await proceed(playerId, channel);
      }),
    async verify(playerId: string, code: string): Promise<void> {
      const verifyCode = verification === 'EMAIL' ? verifyEmailCode : verifySmsCode;
      const body = { playerId, password: values.password, code, countryCode: country };
      // Another tab may have completed the registration: then the password is that of its account. Else it has ended.
      const isSignedIn = await verifyCode({ body }).then(
        () => false,
        async (error: unknown) => {
          const mayBeDone = isCallError(error) && error.code === 'error.not_found';
          if (!mayBeDone || !(await postSignIn().catch(() => false))) throw error;
          return true;
        },
      );
      dispatch({ kind: 'verified' });
      await signIn(playerId, isSignedIn);
    },
  };
}

export type Calls = ReturnType<typeof createCalls>;
