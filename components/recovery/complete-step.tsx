'use client';

import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import type { RecoveryLabels } from './step-props.ts';

const readingMs = 4_000;

interface CompleteStepProps {
  readonly labels: RecoveryLabels;
  /** The front page of the locale. */
  readonly home: string;
}

/** RTE-54: says that it is done, and leads to the front page with the sign-in open. */
export function CompleteStep({ labels: { words, signIn }, home }: CompleteStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const target = `${home}#sign-in`;
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => window.location.assign(target), readingMs);
    return () => clearTimeout(timer);
  }, [target]);
  return (
    <div className="grid justify-items-center gap-4 py-4 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-felt/16 text-felt-2">
        <Icon name="check" size={32} />
      </span>
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {words.done}
      </h2>
      <p className="text-paper-2">{words.doneText}</p>
      <Button size="large" wide onClick={() => window.location.assign(target)}>
        {signIn.submit}
      </Button>
    </div>
  );
}
