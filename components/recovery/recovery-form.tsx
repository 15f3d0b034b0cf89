'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useStepHistory } from '#components/shell/use-step-history.ts';
import { StepTrail } from '#components/ui/step-trail.tsx';
import { CallError, isCallError } from '#lib/platform/errors.ts';
import type { Channel } from '#lib/recovery/contract.ts';
import { takeAddress } from '#lib/recovery/draft.ts';
import { codeOf, type Fault, showFault } from '#lib/recovery/faults.ts';
import type { RecoveryState } from '#lib/recovery/state.ts';
import { clearTrail, goBack, goForward, recoverySteps, type Trail, trailTo } from '#lib/recovery/steps.ts';
import { askDeed, askForget, askState } from './ask.ts';
import { Beginning, type BeginningProps } from './beginning.tsx';
import { CompleteStep } from './complete-step.tsx';
import { EmailStep } from './email-step.tsx';
import { PasswordStep } from './password-step.tsx';
import type { RecoveryLabels } from './step-props.ts';
import { VerificationStep } from './verification-step.tsx';

interface RecoveryFormProps {
  readonly labels: RecoveryLabels;
  /** The front page of the locale. */
  readonly home: string;
}

/** RST-01: the four steps to a new password. Where one is, the site's sealed cookie knows: a reload loses nothing. */
export function RecoveryForm({ labels, home }: RecoveryFormProps) {
  const { words, errors } = labels;
  const [state, setState] = useState<RecoveryState | null>(null);
  const [trail, setTrail] = useState<Trail>(clearTrail);
  const [email, setEmail] = useState('');
  const [channel, setChannel] = useState<Channel>('SMS');
  const [reason, setReason] = useState<Fault | null>(null);
  const [hasMoved, setMoved] = useState(false);
  const hasBegun = useRef(false);
  const router = useRouter();
  const [failure, setFailure] = useState<BeginningProps['failure']>(null);
  const ahead = useRef<RecoveryState>(undefined);

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const token = takeToken();
    // The router holds the address that it began with, in its own state and in the history's: it has to forget it too.
    if (token !== null) router.replace(window.location.pathname + window.location.search, { scroll: false });
    const typed = takeAddress();
    setEmail(typed);
    const arrive = (found: RecoveryState) => {
      setState(found);
      setTrail(trailTo(found.step));
      if ('email' in found) setEmail(found.email);
      if ('channel' in found) setChannel(found.channel);
    };
    const begin = () => (token === null ? (typed ? askForget() : askState()) : askDeed('link', { token }));
    const tryToBegin = () => {
      setFailure(null);
      begin().then(arrive, (error: unknown) => {
        const fault = showFault(error, words, errors);
        // A link that could not be asked about is still good.
        if (token !== null && isCallError(error) && error.retryable) return setFailure({ fault, retry: tryToBegin });
        setReason(fault);
        arrive({ step: 'Email' });
      });
    };
    tryToBegin();
  }, [words, errors, router]);

  // A new step is read from its beginning; its field takes the focus without scrolling there.
  const step = state?.step;
  useEffect(() => {
    if (hasMoved && step) window.scrollTo({ top: 0 });
  }, [hasMoved, step]);

  function move(next: RecoveryState) {
    setReason(null);
    setMoved(true);
    // Sending once more stays on its step.
    setTrail((from) => (next.step === from.at ? from : goForward(from)));
    setState(next);
    ahead.current = next;
  }

  // Going back forgets nothing: the way forth leads to where one was. What a code or a link opened is not opened twice.
  useStepHistory('recovery', step, {
    order: recoverySteps,
    final: ['Password', 'Complete'],
    onReturn(seen) {
      const next = seen === 'Email' ? ({ step: 'Email' } as const) : ahead.current;
      if (!state || next?.step !== seen) return;
      if (seen === 'Email') ahead.current = state;
      setReason(null);
      setMoved(true);
      setTrail(trailTo(next.step));
      setState(next);
    },
  });

  function startAgain(why: Fault | null) {
    setReason(why);
    setMoved(true);
    setTrail(why ? clearTrail : goBack);
    setState({ step: 'Email' });
    ahead.current = undefined;
    void askForget().catch(codeOf);
  }

  const names = [words.stepEmail, words.stepVerification, words.stepPassword, words.stepComplete];
  const shared = { labels, takesFocus: hasMoved, onState: move };
  return (
    <div className="space-y-7">
      <StepTrail label={words.steps} steps={names} current={recoverySteps.indexOf(trail.at)} />
      {state === null && <Beginning words={words} failure={failure} />}
      {state?.step === 'Email' && (
        <EmailStep {...shared} email={email} onEmail={setEmail} channel={channel} onChannel={setChannel} reason={reason} />
      )}
      {state?.step === 'Verification' && <VerificationStep {...shared} state={state} onBack={() => startAgain(null)} />}
      {state?.step === 'Password' && (
        <PasswordStep
          {...shared}
          email={state.email}
          onLost={(code) => startAgain(showFault(new CallError('platform', { status: 400, code }), words, errors))}
        />
      )}
      {state?.step === 'Complete' && <CompleteStep labels={labels} home={home} />}
    </div>
  );
}

/** Reads the token of an e-mail's link, and takes it out of the address bar at once. */
function takeToken(): string | null {
  const url = new URL(window.location.href);
  const token = url.searchParams.get('token');
  if (token === null) return null;
  url.searchParams.delete('token');
  // The browser's own: the router's would carry the old address over into the new entry.
  History.prototype.replaceState.call(window.history, null, '', url.pathname + url.search + url.hash);
  return token;
}
