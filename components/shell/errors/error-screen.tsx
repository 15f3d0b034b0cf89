'use client';

import { Button } from '#components/ui/actions/button.tsx';
import { StatusScene } from './status-scene.tsx';

interface ErrorScreenProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** Id of the error in the server log, for support. */
  readonly reference?: string;
  readonly onRetry: () => void;
}

/** The content of an error boundary (ERR-01, ERR-02): text and one action. */
export function ErrorScreen({ title, text, action, reference, onRetry }: ErrorScreenProps) {
  return (
    <div role="alert" className="page flex min-h-[70dvh] flex-col items-center justify-center py-12 text-center">
      <StatusScene kind="oops" />
      <h1 className="mt-8 max-w-2xl text-3xl">{title}</h1>
      <p className="mt-4 max-w-prose text-lg text-paper-2">{text}</p>
      <Button size="large" className="mt-8" onClick={onRetry}>
        {action}
      </Button>
      {reference && <p className="mt-6 text-xs text-paper-3">{reference}</p>}
    </div>
  );
}
