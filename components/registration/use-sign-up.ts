'use client';

import { useEffect, useReducer, useRef, useState } from 'react';
import type { CaptchaHandle } from '#components/captcha/captcha.tsx';
import type { RegistrationForm } from '#lib/content/types.ts';
import { useSubmit } from '#lib/core/api/use-submit.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { ownValue } from '#lib/core/own-value.ts';
import { businessNow } from '#lib/core/time/clock.ts';
import { readRiskSetting } from '#lib/registration/calls.ts';
import { readDraft, readDraftPassword, storeDraft } from '#lib/registration/draft/draft.ts';
import { type InitialInput, initialSignUpState } from '#lib/registration/flow/initial-state.ts';
import { signUpReducer } from '#lib/registration/flow/reducer.ts';
import type { SignUpError } from '#lib/registration/flow/sign-up-error.ts';
import { maxAttemptsPath } from '#lib/registration/max-attempts-path.ts';
import { type FieldName, type FormValues, fieldsOf } from '#lib/registration/validation/fields.ts';
import { requirementsOf } from '#lib/registration/validation/requirements.ts';
import { trackEvent } from '#lib/tracking/track-event.ts';
import type { SignUp } from './sign-up.ts';
import type { Calls } from './sign-up-calls.ts';
import { type LaterSteps, loadLaterSteps } from './use-later-steps.ts';

export interface SignUpOptions extends Omit<InitialInput, 'form' | 'draft' | 'password' | 'nowMs'> {
  readonly form: RegistrationForm;
}

type Failure = 'refused' | 'codeNotSent' | 'codeWrong';

interface Step {
  readonly work: (calls: Calls) => Promise<unknown>;
  readonly failure: Failure;
}

/** The registration form's state and actions (DEC-SGN-1). */
export function useSignUp(options: SignUpOptions): SignUp {
  const { form } = options;
  const { home, tag } = useLocale();
  const messages = useMessages('registration');
  const [state, dispatch] = useReducer(signUpReducer, options, (initial) =>
    initialSignUpState({ ...initial, draft: readDraft(), password: readDraftPassword(), nowMs: Date.now() }),
  );
  const [refusals, setRefusals] = useState(0);
  const visibleCaptcha = useRef<CaptchaHandle>(null);
  const invisibleCaptcha = useRef<CaptchaHandle>(null);
  const sentDetails = useRef('');
  const sentValues = useRef('');
  const { values, playerId, verification, step, marketRiskSetting: risk } = state;
  const country = values.countryCode;
  const countRefusal = () => setRefusals((count) => count + 1);
  const fail = (kind: Failure, cause: unknown, later: LaterSteps | undefined): void => {
    const error: SignUpError = later?.toSignUpError(cause, tag, messages) ?? { kind: 'form', code: 'error.system.error' };
    if (later) void trackEvent('registration-failure', { method: 'FORM', step, code: later.errorCodeOf(error) });
    // A repeat without a change is sent again.
    if (error.kind === 'fields') sentValues.current = '';
    const isCaptchaError = visibleCaptcha.current !== null && error.kind === 'form' && error.code === 'error.captcha.validation';
    // The captcha shows its error itself.
    if (!isCaptchaError) dispatch({ kind, error });
    visibleCaptcha.current?.reset(isCaptchaError ? 'refused' : undefined);
    invisibleCaptcha.current?.reset();
  };

  // An untouched form is not stored, because it would carry this market's country to another market.
  const [untouched] = useState(values);
  useEffect(() => {
    const isTouched = values !== untouched || playerId !== null || state.bonusCode !== null;
    if (step !== 'Complete' && isTouched) storeDraft(state);
  }, [state, step, values, untouched, playerId]);

  useEffect(() => {
    if (state.smsMaxAttempts) window.history.replaceState(null, '', maxAttemptsPath(home));
  }, [state.smsMaxAttempts, home]);

  const isResumed = state.sentTo !== null;
  useEffect(() => {
    if (!isResumed) void trackEvent('start-registration', { method: 'FORM' });
  }, [isResumed]);
  useEffect(() => void trackEvent('registration-step', { method: 'FORM', step }), [step]);

  useEffect(() => {
    let isOutdated = false;
    readRiskSetting({ query: { siteId: form.siteId, countryCode: country } })
      .then((setting) => !isOutdated && dispatch({ kind: 'risk', setting }))
      // The requirements of the country's record apply instead, and the platform rejects an unserved country.
      .catch(() => undefined);
    return () => {
      isOutdated = true;
    };
  }, [country, form.siteId]);

  const requirements = requirementsOf(form.requirements, country, values.province, risk);
  const inTwoCalls = isResumed || form.twoStepCountries.includes(country);
  const details = JSON.stringify(fieldsOf.Details.map((field) => values[field]));
  const hasSentDetails = isResumed || (playerId !== null && sentDetails.current === details);
  const allValues = JSON.stringify(values);

  /** Whether the fields are valid; shows their errors. */
  async function validate(fields: readonly FieldName[]): Promise<boolean> {
    const later = await loadLaterSteps().catch((error: unknown) => fail('refused', error, undefined));
    const fieldErrors = later?.checkFields(fields, values, { ...requirements, now: businessNow() });
    if (fieldErrors && Object.keys(fieldErrors).length === 0) return true;
    if (fieldErrors) dispatch({ kind: 'invalid', fieldErrors });
    countRefusal();
    return false;
  }

  /** Runs one call at a time, and shows its failure. */
  const { submit, isPending } = useSubmit(async ({ work, failure }: Step) => {
    dispatch({ kind: 'sending' });
    let later: LaterSteps | undefined;
    try {
      later = await loadLaterSteps();
      const calls = later.createCalls({
        form,
        home,
        state,
        visibleCaptcha,
        invisibleCaptcha,
        dispatch,
        onFailure: (kind, error) => fail(kind, error, later),
        onMissingToken: countRefusal,
      });
      await work(calls);
    } catch (error) {
      fail(failure, error, later);
      countRefusal();
    }
  });
  const run = async (work: Step['work'], failure: Failure) => void (await submit({ work, failure }));

  const resend = async () => {
    if (playerId) await run((calls) => calls.sendCode(playerId, verification), 'codeNotSent');
  };

  return {
    state,
    pending: isPending,
    refusals,
    visibleCaptcha,
    invisibleCaptcha,
    requirements,
    showsCaptcha:
      requirements.captchaRequired &&
      (step === 'Details' ? inTwoCalls && !hasSentDetails : step === 'ContactInfo' && !inTwoCalls),
    type: (change: Partial<FormValues>) => dispatch({ kind: 'typed', change }),
    chooseCountry(countryCode: string) {
      const prefix = form.countries.find(({ code }) => code === countryCode)?.prefix;
      dispatch({ kind: 'typed', change: { countryCode, province: '', ...(prefix && { phonePrefix: prefix }) } });
    },
    back: () => dispatch({ kind: 'revisited', step: 'Details' }),
    revisit: (visited) => dispatch({ kind: 'revisited', step: visited }),
    async submitDetails() {
      if (!(await validate(fieldsOf.Details))) return;
      const isOpen =
        ownValue(form.provinces, country)?.some(({ code, isOpen: open }) => open && code === values.province) === true;
      if (requirements.provinceRequired && !isOpen) return dispatch({ kind: 'unsupported' });
      if (!inTwoCalls || hasSentDetails) return dispatch({ kind: 'next' });
      await run(async (calls) => {
        if (!(await calls.register(false))) return;
        sentDetails.current = details;
        sentValues.current = '';
      }, 'refused');
    },
    async submitContact(withPassword: boolean) {
      // Nothing has changed since the last code was sent, so no other code is needed.
      if (playerId && sentValues.current === allValues) return dispatch({ kind: 'revisited', step: 'Verification' });
      if (!(await validate(withPassword ? ['password', ...fieldsOf.ContactInfo] : fieldsOf.ContactInfo))) return;
      await run(async (calls) => {
        const isSent = await (inTwoCalls && playerId ? calls.complete(playerId) : calls.register(true));
        if (isSent) sentValues.current = allValues;
      }, 'refused');
    },
    resend,
    async confirm(code: string) {
      if (values.password === '') return void (await validate(['password']));
      if (playerId) await run((calls) => calls.verify(playerId, code), 'codeWrong');
    },
  };
}
