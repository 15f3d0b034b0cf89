'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { StepTrail } from '#components/ui/actions/step-trail.tsx';
import { useStepHistory } from '#components/ui/overlay/use-step-history.ts';
import { CallError, isCallError } from '#lib/core/api/errors.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import type { Channel } from '#lib/recovery/contract.ts';
import { errorCodeOf } from '#lib/recovery/error-text.ts';
import type { RecoveryState } from '#lib/recovery/state.ts';
import { emptyTrail, goBack, goForward, recoverySteps, type Trail, trailTo } from '#lib/recovery/steps.ts';
import { takeTypedAddress } from '#lib/recovery/typed-address.ts';
import { CompleteStep } from './complete-step.tsx';
import { EmailStep, type Reason } from './email-step.tsx';
import { LoadingStep, type LoadingStepProps } from './loading-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { callAction, fetchState, resetProgress } from './recovery-calls.ts';
import { useAction } from './use-action.ts';
import { useErrorText } from './use-error-text.ts';
import { VerificationStep } from './verification-step.tsx';

/**
 * RST-01: the four steps to a new password. A sealed cookie of the site stores the current step, so that a reload loses
 * nothing. Needs the namespaces `recovery`, `errors`, `captcha` and `signIn`.
 */
export function RecoveryForm() {
  const messages = useMessages('recovery');
  const errorTextOf = useErrorText();
  const [state, setState] = useState<RecoveryState | null>(null);
  const [trail, setTrail] = useState<Trail>(emptyTrail);
  const [email, setEmail] = useState('');
  const [channel, setChannel] = useState<Channel>('SMS');
  const [reason, setReason] = useState<Reason | null>(null);
  const [hasMoved, setMoved] = useState(false);
  const hasStarted = useRef(false);
  const router = useRouter();
  const [failure, setFailure] = useState<LoadingStepProps['failure']>(null);
  const nextState = useRef<RecoveryState>(undefined);

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const token = takeToken();
    // The router keeps its first URL in its own state and in the history state; both must drop the token.
    if (token !== null) router.replace(window.location.pathname + window.location.search, { scroll: false });
    const typed = takeTypedAddress();
    setEmail(typed);
    const open = (found: RecoveryState) => {
      setState(found);
      setTrail(trailTo(found.step));
      if ('email' in found) setEmail(found.email);
      if ('channel' in found) setChannel(found.channel);
    };
    const load = () => (token === null ? (typed ? resetProgress() : fetchState()) : callAction('link', { token }));
    const start = () => {
      setFailure(null);
      load().then(open, (cause: unknown) => {
        const error = errorTextOf(cause);
        // A link that could not be checked is still valid.
        if (token !== null && isCallError(cause) && cause.retryable) return setFailure({ error, retry: start });
        setReason(error);
        open({ step: 'Email' });
      });
    };
    start();
  }, [errorTextOf, router]);

  // A new step scrolls to the top; its field gets the focus without scrolling.
  const step = state?.step;
  useEffect(() => {
    if (hasMoved && step) window.scrollTo({ top: 0 });
  }, [hasMoved, step]);

  function move(next: RecoveryState) {
    setReason(null);
    setMoved(true);
    // Sending another message does not change the step.
    setTrail((from) => (next.step === from.at ? from : goForward(from)));
    setState(next);
    nextState.current = next;
  }

  const action = useAction(move);

  // The forward button returns to the step that the back button left. A code or link is not used twice.
  useStepHistory('recovery', step, {
    order: recoverySteps,
    final: ['Password', 'Complete'],
    onReturn(requested) {
      const next = requested === 'Email' ? ({ step: 'Email' } as const) : nextState.current;
      // The answer to a call opens the step that it is about.
      if (action.isPending || !state || next?.step !== requested) return;
      if (requested === 'Email') nextState.current = state;
      action.clearError();
      setReason(null);
      setMoved(true);
      setTrail(trailTo(next.step));
      setState(next);
    },
  });

  function startAgain(why: Reason | null) {
    action.clearError();
    setReason(why);
    setMoved(true);
    setTrail(why ? emptyTrail : goBack);
    setState({ step: 'Email' });
    nextState.current = undefined;
    // With a refusal the server has removed the progress, unless it is another tab's.
    if (!why) void resetProgress().catch(errorCodeOf);
  }

  function expire(isMaybeSet = false) {
    const maybeSet = { title: messages.maybeSet, detail: messages.maybeSetDetail, offersSignIn: true };
    startAgain(isMaybeSet ? maybeSet : errorTextOf(new CallError('platform', { status: 400, code: 'error.password.reset' })));
  }

  const names = [messages.stepEmail, messages.stepVerification, messages.stepPassword, messages.stepComplete];
  const shared = { takesFocus: hasMoved, action };
  return (
    <div className="space-y-7">
      <StepTrail label={messages.steps} steps={names} current={recoverySteps.indexOf(trail.at)} />
      {state === null && <LoadingStep failure={failure} />}
      {state?.step === 'Email' && (
        <EmailStep {...shared} email={email} onEmail={setEmail} channel={channel} onChannel={setChannel} reason={reason} />
      )}
      {state?.step === 'Verification' && (
        <VerificationStep
          {...shared}
          state={state}
          onBack={() => !action.isPending && startAgain(null)}
          onExpired={() => expire()}
        />
      )}
      {state?.step === 'Password' && <PasswordStep {...shared} email={state.email} onExpired={expire} />}
      {state?.step === 'Complete' && <CompleteStep />}
    </div>
  );
}

/** Reads the token of an e-mail's link, and removes it from the address. */
function takeToken(): string | null {
  const url = new URL(window.location.href);
  const token = url.searchParams.get('token');
  if (token === null) return null;
  url.searchParams.delete('token');
  // Uses the browser's own method, because the router's would copy the old URL into the new entry.
  History.prototype.replaceState.call(window.history, null, '', url.pathname + url.search + url.hash);
  return token;
}
