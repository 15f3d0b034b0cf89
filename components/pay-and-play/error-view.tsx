import { SignInRefusalPanel } from '#components/session/sign-in-refusal-panel.tsx';
import { Button } from '#components/ui/actions/button.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import type { DescribedError } from './prepare.ts';

type ErrorState = { readonly kind: 'error'; readonly error: DescribedError } | { readonly kind: 'closed' | 'missing' };

interface ErrorViewProps {
  readonly view: ErrorState;
  /** Signed-in players use the cashier instead of another visit. */
  readonly isPlayer: boolean;
  readonly onRetry: () => void;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** An error with one suggested action. Needs the namespace `payAndPlay`. */
export function ErrorView({ view, isPlayer, onRetry, onAgain, onClose }: ErrorViewProps) {
  const messages = useMessages('payAndPlay');
  const { home } = useLocale();
  const error = view.kind === 'error' ? view.error : undefined;
  if (error?.refusal) {
    return (
      <>
        <p className="text-sm text-paper-2">{messages.blockedMoney}</p>
        <SignInRefusalPanel refusal={error.refusal} onLeave={onClose} />
      </>
    );
  }
  const title = error?.title ?? (view.kind === 'missing' ? messages.missing : messages.closed);
  const detail = error?.detail ?? (view.kind === 'missing' ? messages.missingDetail : messages.closedDetail);
  return (
    <>
      <div role="alert">
        <Notice tone={error ? 'error' : 'info'} title={title}>
          {detail}
        </Notice>
      </div>
      <div className="grid gap-2">
        {error?.remedy === 'retry' && (
          <Button size="large" wide onClick={onRetry}>
            {messages.retry}
          </Button>
        )}
        {error?.remedy === 'again' && !isPlayer && (
          <Button size="large" wide onClick={onAgain}>
            {messages.again}
          </Button>
        )}
        {error?.remedy === 'signIn' && (
          <ButtonLink href={`${home}#sign-in`} size="large" wide>
            {messages.signIn}
          </ButtonLink>
        )}
        {view.kind === 'closed' && (
          <ButtonLink href={`${home}/signup`} size="large" wide>
            {messages.register}
          </ButtonLink>
        )}
        {error && (
          <ButtonLink
            href={`${home}/contact`}
            size="large"
            tone={error.remedy === 'contact' || isPlayer ? 'primary' : 'quiet'}
            wide
          >
            {messages.contact}
          </ButtonLink>
        )}
        {error?.remedy !== 'retry' && (
          <Button size="large" tone="quiet" wide onClick={onClose}>
            {messages.home}
          </Button>
        )}
      </div>
    </>
  );
}
