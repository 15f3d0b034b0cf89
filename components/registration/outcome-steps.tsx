'use client';

import { ListedOnly } from '#components/pay-and-play/listed-only.tsx';
import { Button } from '#components/ui/actions/button.tsx';
import { buttonClass } from '#components/ui/actions/button-class.ts';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { Spinner } from '#components/ui/status/spinner.tsx';
import type { RegistrationForm } from '#lib/content/types.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import { countryName } from '#lib/core/market/country-name.ts';
import { setTypedAddress } from '#lib/recovery/typed-address.ts';
import { OutcomePanel } from './outcome-panel.tsx';
import type { StepProps } from './step-parts.tsx';

/** A document navigation, because the fragment opens the sign-in dialog when the page loads. */
function SignInLink() {
  const { home } = useLocale();
  const messages = useMessages('registration');
  return (
    <a href={`${home}#sign-in`} className={buttonClass({ size: 'large', wide: true })}>
      {messages.signIn}
    </a>
  );
}

/** SGN-17, DEC-CTRY: the selected or probable country is not served. */
export function UnsupportedStep({ signUp, form }: StepProps) {
  const messages = useMessages('registration');
  const { tag } = useLocale();
  const { unservedCountry } = signUp.state;
  const choose = () => {
    if (signUp.state.marketRiskSetting?.supported === false) signUp.chooseCountry(form.preselected);
    else signUp.type({ province: '' });
    signUp.back();
  };
  return (
    <OutcomePanel
      icon="globe"
      title={messages.unsupportedTitle}
      text={
        unservedCountry
          ? formatMessage(messages.unsupportedHere, { country: countryName(tag, unservedCountry) ?? unservedCountry })
          : messages.unsupportedText
      }
    >
      <Button size="large" wide onClick={choose}>
        {messages.unsupportedAction}
      </Button>
    </OutcomePanel>
  );
}

/** SGN-18: the only screen that reveals that an account exists. */
export function DuplicatedStep({ signUp }: StepProps) {
  const messages = useMessages('registration');
  const { home } = useLocale();
  return (
    <OutcomePanel icon="user" title={messages.duplicatedTitle} text={messages.duplicatedText}>
      <SignInLink />
      <ButtonLink
        href={`${home}/reset-password`}
        tone="secondary"
        size="large"
        wide
        onClick={() => setTypedAddress(signUp.state.values.email)}
      >
        {messages.resetPassword}
      </ButtonLink>
      <Button tone="quiet" onClick={signUp.back}>
        {messages.back}
      </Button>
    </OutcomePanel>
  );
}

/** The account began with a bank payment and may have no password; another payment opens it where the market offers that. */
export function FromBankStep({ signUp }: StepProps) {
  const messages = useMessages('registration');
  const { home } = useLocale();
  return (
    <OutcomePanel icon="user" title={messages.fromBankTitle} text={messages.fromBankText}>
      <ListedOnly>
        <p className="text-paper-2">{messages.fromBankWay}</p>
        <ButtonLink href={`${home}/signup/pnp`} size="large" wide>
          {messages.fromBankAction}
        </ButtonLink>
      </ListedOnly>
      <SignInLink />
      <ButtonLink href={`${home}/contact`} tone="secondary" size="large" wide>
        {messages.maxAction}
      </ButtonLink>
      <Button tone="quiet" onClick={signUp.back}>
        {messages.back}
      </Button>
    </OutcomePanel>
  );
}

/** SGN-16: the account is open, and the first sign-in is in progress. */
export function CompleteStep({ signUp }: StepProps) {
  const messages = useMessages('registration');
  const hasFailed = signUp.state.formError !== null;
  return (
    <OutcomePanel icon="check" title={messages.completeTitle} text={hasFailed ? messages.completeFailed : messages.completeText}>
      <div role="status" className="grid place-items-center">
        {!hasFailed && <Spinner />}
      </div>
      {hasFailed && <SignInLink />}
    </OutcomePanel>
  );
}

interface ClosedProps {
  readonly pending: boolean;
  readonly onRetry: () => void;
}

/** Registration is closed while the visitor's country is unknown; shown before the form is filled in. */
export function ClosedStep({ pending, onRetry }: ClosedProps) {
  const messages = useMessages('registration');
  return (
    <OutcomePanel icon="clock" title={messages.closedTitle} text={messages.errorAccessUnavailable}>
      <Button size="large" wide loading={pending} onClick={onRetry}>
        {messages.retry}
      </Button>
    </OutcomePanel>
  );
}

interface MaxAttemptsProps {
  readonly form: RegistrationForm;
}

/** SGN-15, RTE-56: no further code today; editors may replace the texts. */
export function MaxAttempts({ form }: MaxAttemptsProps) {
  const messages = useMessages('registration');
  const { home } = useLocale();
  const { title, text, action } = form.bonus?.maxAttempts ?? { title: '', text: '', action: '' };
  return (
    <OutcomePanel icon="clock" title={title || messages.maxTitle} text={text || messages.maxText}>
      <ButtonLink href={`${home}/contact`} size="large" wide>
        {action || messages.maxAction}
      </ButtonLink>
    </OutcomePanel>
  );
}
