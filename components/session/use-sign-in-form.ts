import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { CaptchaHandle } from '#components/captcha/captcha.tsx';
import { useStepHistory } from '#components/ui/overlay/use-step-history.ts';
import { normalizeEmail } from '#lib/core/validation/email.ts';
import { type RecoveryStep, recoverySteps } from '#lib/recovery/steps.ts';
import type { SignInCaptcha, SignInProps, SignInRefusal } from './sign-in-types.ts';

const historySteps: Partial<Record<RecoveryStep, RecoveryStep>> = {
  Email: 'Email',
  Verification: 'Password',
  Password: 'Password',
};

interface SignInFormOptions {
  readonly emailRef: RefObject<HTMLInputElement | null>;
  readonly onLeave: () => void;
  readonly onSubmit: SignInProps['onSubmit'];
}

function focusText(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** LOG-22: the steps of the sign-in. Going back keeps what was typed; a refusal opens the step that it is about. */
export function useSignInForm({ emailRef, onLeave, onSubmit }: SignInFormOptions) {
  const passwordRef = useRef<HTMLInputElement>(null);
  const captchaRef = useRef<CaptchaHandle>(null);
  const verificationRef = useRef<HTMLFieldSetElement>(null);
  const captchaToken = useRef<string>(undefined);
  /** A password manager fills in both fields at once: then the first step is the last. */
  const isPasswordFilled = useRef(false);
  const shownStep = useRef<RecoveryStep>('Email');
  const [step, setStep] = useState<RecoveryStep>('Email');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<'email' | 'password' | null>(null);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<SignInRefusal | null>(null);
  const [Captcha, setCaptcha] = useState<SignInCaptcha | undefined>();

  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    if (step === 'Email') emailRef.current?.focus();
    if (step === 'Password') focusText(passwordRef.current);
    if (step === 'Verification') verificationRef.current?.focus();
  }, [step, emailRef]);

  function goTo(next: RecoveryStep): void {
    isPasswordFilled.current = false;
    setMissing(null);
    setStep(next);
  }

  // The captcha is asked for once and has no entry; a page that is about to be left needs none.
  useStepHistory('signIn', historySteps[step], {
    order: recoverySteps,
    onReturn(requested) {
      if (isPending || step === 'Complete') return;
      setRefusal(null);
      goTo(requested === 'Email' ? 'Email' : 'Password');
    },
  });

  function reject(field: 'email' | 'password'): void {
    setMissing(field);
    (field === 'email' ? emailRef : passwordRef).current?.focus();
  }

  async function passCaptcha(): Promise<void> {
    captchaToken.current = await captchaRef.current?.take();
    if (captchaToken.current) goTo('Password');
  }

  async function send(): Promise<void> {
    setPending(true);
    const result = await onSubmit({ email, password, captchaToken: captchaToken.current });
    captchaToken.current = undefined;
    if (result.ok) {
      if (!result.onward) return setStep('Complete');
      onLeave();
      result.onward();
      return;
    }
    setPending(false);
    setRefusal(result);
    setCaptcha(() => result.Captcha);
    goTo(result.Captcha ? 'Verification' : 'Password');
    focusText(passwordRef.current);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isPending || step === 'Complete') return;
    setRefusal(null);
    if (step === 'Verification') return passCaptcha();
    if (!/^\S+@\S+$/.test(normalizeEmail(email))) {
      setStep('Email');
      return reject('email');
    }
    if (step === 'Email' && !(password && isPasswordFilled.current)) return goTo('Password');
    if (!password) return reject('password');
    goTo('Password');
    await send();
  }

  return {
    step,
    email,
    password,
    missing,
    isPending,
    refusal,
    Captcha,
    passwordRef,
    captchaRef,
    verificationRef,
    submit,
    goBack: () => goTo('Email'),
    changeEmail: setEmail,
    changePassword(text: string) {
      isPasswordFilled.current = step === 'Email';
      setPassword(text);
    },
  };
}
