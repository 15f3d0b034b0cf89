'use client';

import { useEffect, useReducer, useRef, useState } from 'react';
import type { CaptchaHandle } from '#components/captcha/captcha.tsx';
import type { RegistrationForm } from '#lib/content/types.ts';
import { ask } from '#lib/platform/browser.ts';
import { type Beginning, beginSignUp } from '#lib/registration/begin.ts';
import { detailsChecks, findFaultsBy } from '#lib/registration/details-rules.ts';
import { heldPassword, keepDraft, readDraft } from '#lib/registration/draft.ts';
import { type Faults, type FieldName, type FormConditions, type FormValues, fieldsOf } from '#lib/registration/fields.ts';
import { signUpReducer } from '#lib/registration/flow.ts';
import type { Trouble } from '#lib/registration/trouble.ts';
import { businessNow } from '#lib/time/clock.ts';
import { tell } from '#lib/tracking/tell.ts';
import { type Later, loadLater } from './later.ts';
import type { SignUp } from './sign-up.ts';
import type { Calls } from './sign-up-calls.ts';

export interface SignUpOptions extends Omit<Beginning, 'form' | 'draft' | 'password' | 'nowMs'> {
  readonly form: RegistrationForm;
  /** The front page of the locale. */
  readonly home: string;
}

/** The registration form's state and what each press does (decisions §2.1). */
export function useSignUp(options: SignUpOptions): SignUp {
  const { form, home } = options;
  const [state, dispatch] = useReducer(signUpReducer, options, (given) =>
    beginSignUp({ ...given, draft: readDraft(), password: heldPassword(), nowMs: Date.now() }),
  );
  const [pending, setPending] = useState(false);
  const [round, setRound] = useState(0);
  const visible = useRef<CaptchaHandle>(null);
  const invisible = useRef<CaptchaHandle>(null);
  const sentDetails = useRef('');
  const sentWhole = useRef('');
  const isBusy = useRef(false);
  const { values, playerId, verification, step, marketRiskSetting: risk } = state;
  const country = values.countryCode;
  const nextRound = () => setRound((count) => count + 1);
  type Failure = 'refused' | 'codeNotSent' | 'codeWrong';
  /** Hands over what failed, and tells of it. The tests for a person start anew. */
  const fail = (kind: Failure, error: unknown, later: Later | undefined): void => {
    const trouble: Trouble = later?.troubleOf(error) ?? { kind: 'form', code: 'error.system.error' };
    if (later) void tell('registration-failure', { method: 'FORM', step, code: later.codeOf(trouble) });
    const isAboutBox = visible.current !== null && trouble.kind === 'form' && trouble.code === 'error.captcha.validation';
    // Beside its box, and only there.
    if (!isAboutBox) dispatch({ kind, trouble });
    visible.current?.reset(isAboutBox ? 'refused' : undefined);
    invisible.current?.reset();
  };

  // An untouched form is no draft: another market would begin with this one's country.
  const [untouched] = useState(values);
  useEffect(() => {
    const isTouched = values !== untouched || playerId !== null || state.bonusCode !== null;
    if (step !== 'Complete' && isTouched) keepDraft(state);
  }, [state, step, values, untouched, playerId]);

  useEffect(() => {
    if (state.smsMaxAttempts) window.history.replaceState(null, '', `${home}/signup?error=sms-max-attempts`);
  }, [state.smsMaxAttempts, home]);

  const isResumed = state.sentTo !== null;
  useEffect(() => {
    if (!isResumed) void tell('start-registration', { method: 'FORM' });
  }, [isResumed]);
  useEffect(() => void tell('registration-step', { method: 'FORM', step }), [step]);

  useEffect(() => {
    let isOld = false;
    ask('GET /player/markets/risk-setting', { query: { siteId: form.siteId, countryCode: country } })
      .then((setting) => !isOld && dispatch({ kind: 'risk', setting }))
      // What the form asks for is known by the country alone; a country that is not served is refused when it is sent.
      .catch(() => undefined);
    return () => {
      isOld = true;
    };
  }, [country, form.siteId]);

  const needs = risk?.supported ? risk : { cpfRequired: country === 'BR', provinceRequired: country === 'CA' };
  const inTwoCalls = isResumed || form.twoStepCountries.includes(country);
  const details = JSON.stringify(fieldsOf.Details.map((field) => values[field]));
  const isBegun = isResumed || (playerId !== null && sentDetails.current === details);
  const whole = JSON.stringify(values);

  type Find = (fields: readonly FieldName[], values: FormValues, conditions: FormConditions) => Faults;
  const findInDetails: Find = (...given) => findFaultsBy(detailsChecks, ...given);

  function isRight(fields: readonly FieldName[], find: Find): boolean {
    const faults = find(fields, values, { ...needs, now: businessNow() });
    if (Object.keys(faults).length === 0) return true;
    dispatch({ kind: 'faulty', faults });
    nextRound();
    return false;
  }

  /** Runs one call at a time; what failed is handed over. */
  async function run(work: (calls: Calls) => Promise<unknown>, failed: Failure): Promise<void> {
    // Two presses come before the first is drawn.
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    dispatch({ kind: 'sending' });
    let later: Later | undefined;
    try {
      later = await loadLater();
      const onFailure = (kind: Failure, error: unknown) => fail(kind, error, later);
      await work(later.createCalls({ form, home, state, visible, invisible, dispatch, onFailure, onNoPerson: nextRound }));
    } catch (error) {
      fail(failed, error, later);
      nextRound();
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  }

  const resend = async () => {
    if (playerId) await run((calls) => calls.sendCode(playerId, verification), 'codeNotSent');
  };

  return {
    state,
    pending,
    round,
    visible,
    invisible,
    needs,
    asksPerson: step === 'Details' ? inTwoCalls && !isBegun : step === 'ContactInfo' && !inTwoCalls,
    type: (change: Partial<FormValues>) => dispatch({ kind: 'typed', change }),
    chooseCountry(countryCode: string) {
      const prefix = form.countries.find(({ code }) => code === countryCode)?.prefix;
      dispatch({ kind: 'typed', change: { countryCode, province: '', ...(prefix && { phonePrefix: prefix }) } });
    },
    back: () => dispatch({ kind: 'revisited', step: 'Details' }),
    revisit: (seen) => dispatch({ kind: 'revisited', step: seen }),
    async leaveDetails() {
      if (!isRight(fieldsOf.Details, findInDetails)) return;
      if (needs.provinceRequired && !form.openProvinces.includes(values.province)) return dispatch({ kind: 'unsupported' });
      if (!inTwoCalls || isBegun) return dispatch({ kind: 'next' });
      await run(async (calls) => {
        if (!(await calls.register(false))) return;
        sentDetails.current = details;
        sentWhole.current = '';
      }, 'refused');
    },
    async leaveContact(asksPassword: boolean) {
      const { findFaults } = await loadLater();
      // Back from the code with nothing changed: another one is not due.
      if (sentWhole.current === whole) return dispatch({ kind: 'revisited', step: 'Verification' });
      if (!isRight(asksPassword ? ['password', ...fieldsOf.ContactInfo] : fieldsOf.ContactInfo, findFaults)) return;
      await run(async (calls) => {
        if (await (inTwoCalls && playerId ? calls.complete(playerId) : calls.register(true))) sentWhole.current = whole;
      }, 'refused');
    },
    resend,
    async confirm(code: string) {
      if (values.password === '') return void isRight(['password'], findInDetails);
      if (playerId) await run((calls) => calls.verify(playerId, code), 'codeWrong');
    },
  };
}
