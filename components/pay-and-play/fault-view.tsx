import { SignInRefusalPanel } from '#components/shell/sign-in-refusal-panel.tsx';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { Notice } from '#components/ui/notice.tsx';
import type { Fault, Words } from './prepare.ts';

type Shown = { readonly kind: 'fault'; readonly fault: Fault } | { readonly kind: 'closed' | 'missing' };

interface FaultViewProps {
  readonly words: Words;
  readonly home: string;
  readonly view: Shown;
  /** Who is signed in starts no visit to the bank here: he has the cashier. */
  readonly isPlayer: boolean;
  readonly onRetry: () => void;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** What went wrong in words, and one way on. */
export function FaultView({ words, home, view, isPlayer, onRetry, onAgain, onClose }: FaultViewProps) {
  const fault = view.kind === 'fault' ? view.fault : undefined;
  if (fault?.refusal) {
    return (
      <>
        <p className="text-sm text-paper-2">{words.blockedMoney}</p>
        <SignInRefusalPanel refusal={fault.refusal} onLeave={onClose} />
      </>
    );
  }
  const title = fault?.title ?? (view.kind === 'missing' ? words.missing : words.closed);
  const detail = fault?.detail ?? (view.kind === 'missing' ? words.missingDetail : words.closedDetail);
  return (
    <>
      <div role="alert">
        <Notice tone={fault ? 'error' : 'info'} title={title}>
          {detail}
        </Notice>
      </div>
      <div className="grid gap-2">
        {fault?.wayOn === 'retry' && (
          <Button size="large" wide onClick={onRetry}>
            {words.retry}
          </Button>
        )}
        {fault?.wayOn === 'again' && !isPlayer && (
          <Button size="large" wide onClick={onAgain}>
            {words.again}
          </Button>
        )}
        {view.kind === 'closed' && (
          <ButtonLink href={`${home}/signup`} size="large" wide>
            {words.register}
          </ButtonLink>
        )}
        {fault && (
          <ButtonLink
            href={`${home}/contact`}
            size="large"
            tone={fault.wayOn === 'contact' || isPlayer ? 'primary' : 'quiet'}
            wide
          >
            {words.contact}
          </ButtonLink>
        )}
        {fault?.wayOn !== 'retry' && (
          <Button size="large" tone="quiet" wide onClick={onClose}>
            {words.home}
          </Button>
        )}
      </div>
    </>
  );
}
