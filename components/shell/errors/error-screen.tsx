'use client';

import { Button } from '#components/ui/actions/button.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { ErrorReference } from './error-reference.tsx';
import { StatusScene } from './status-scene.tsx';

interface ErrorScreenProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** The way to support, and what to give them there. */
  readonly support?: {
    readonly label: string;
    readonly href: string;
    readonly referenceLabel: string;
    readonly reference?: string | undefined;
  };
  readonly onRetry: () => void;
}

/** The content of an error boundary (ERR-01, ERR-02): text, another attempt, and the way to support. */
export function ErrorScreen({ title, text, action, support, onRetry }: ErrorScreenProps) {
  return (
    <div role="alert" className="page flex min-h-[70dvh] flex-col items-center justify-center py-12 text-center">
      <StatusScene kind="oops" />
      <h1 className="mt-8 max-w-2xl text-3xl">{title}</h1>
      <p className="mt-4 max-w-prose text-lg text-paper-2">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button size="large" onClick={onRetry}>
          {action}
        </Button>
        {support && (
          <ButtonLink href={support.href} size="large" tone="quiet">
            {support.label}
          </ButtonLink>
        )}
      </div>
      {support && <ErrorReference label={support.referenceLabel} code={support.reference} />}
    </div>
  );
}
