'use client';

import { Button } from '#components/ui/button.tsx';
import { buttonClass } from '#components/ui/button-class.ts';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import type { RegistrationForm } from '#lib/content/types.ts';
import { rememberAddress } from '#lib/recovery/draft.ts';
import { fill, type RegistrationWords } from '#lib/registration/words.ts';
import { OutcomePanel } from './outcome-panel.tsx';
import type { StepProps } from './step-parts.tsx';

/** A document navigation: the fragment opens the sign-in dialog when the page comes. */
function SignInLink({ home, label }: { readonly home: string; readonly label: string }) {
  return (
    <a href={`${home}#sign-in`} className={buttonClass({ size: 'large', wide: true })}>
      {label}
    </a>
  );
}

function nameOf(country: string): string {
  return new Intl.DisplayNames([document.documentElement.lang || 'en'], { type: 'region' }).of(country) ?? country;
}

/** SGN-17, DEC-CTRY: a place that was chosen, or where the visitor seems to be. */
export function UnsupportedStep({ signUp, form, words }: StepProps) {
  const { unserved } = signUp.state;
  const choose = () => {
    if (signUp.state.marketRiskSetting?.supported === false) signUp.chooseCountry(form.preselected);
    else signUp.type({ province: '' });
    signUp.back();
  };
  return (
    <OutcomePanel
      icon="globe"
      title={words.unsupportedTitle}
      text={unserved ? fill(words.unsupportedHere, { country: nameOf(unserved) }) : words.unsupportedText}
    >
      <Button size="large" wide onClick={choose}>
        {words.unsupportedAction}
      </Button>
    </OutcomePanel>
  );
}

/** SGN-18: the one place where somebody learns that there is an account already. */
export function DuplicatedStep({ signUp, words, home }: StepProps) {
  return (
    <OutcomePanel icon="user" title={words.duplicatedTitle} text={words.duplicatedText}>
      <SignInLink home={home} label={words.signIn} />
      <ButtonLink
        href={`${home}/reset-password`}
        tone="secondary"
        size="large"
        wide
        onClick={() => rememberAddress(signUp.state.values.email)}
      >
        {words.resetPassword}
      </ButtonLink>
      <Button tone="quiet" onClick={signUp.back}>
        {words.back}
      </Button>
    </OutcomePanel>
  );
}

/** SGN-16: the account is there, and the first sign-in is under way. */
export function CompleteStep({ signUp, words, home }: StepProps) {
  const hasFailed = signUp.state.formError !== null;
  return (
    <OutcomePanel icon="check" title={words.completeTitle} text={hasFailed ? words.completeFailed : words.completeText}>
      <div role="status" className="grid place-items-center">
        {!hasFailed && <Spinner />}
      </div>
      {hasFailed && <SignInLink home={home} label={words.signIn} />}
    </OutcomePanel>
  );
}

interface ClosedProps {
  readonly words: RegistrationWords;
  readonly pending: boolean;
  readonly onRetry: () => void;
}

/** Registration is shut while nobody can say where the visitor is: said before he fills in a form. */
export function ClosedStep({ words, pending, onRetry }: ClosedProps) {
  return (
    <OutcomePanel icon="clock" title={words.closedTitle} text={words.errorAccessUnavailable}>
      <Button size="large" wide loading={pending} onClick={onRetry}>
        {words.retry}
      </Button>
    </OutcomePanel>
  );
}

interface MaxAttemptsProps {
  readonly form: RegistrationForm;
  readonly words: RegistrationWords;
  readonly home: string;
}

/** SGN-15, RTE-56: no further code today; editors may word it. */
export function MaxAttempts({ form, words, home }: MaxAttemptsProps) {
  const { title, text, action } = form.bonus?.maxAttempts ?? { title: '', text: '', action: '' };
  return (
    <OutcomePanel icon="clock" title={title || words.maxTitle} text={text || words.maxText}>
      <ButtonLink href={`${home}/contact`} size="large" wide>
        {action || words.maxAction}
      </ButtonLink>
    </OutcomePanel>
  );
}
