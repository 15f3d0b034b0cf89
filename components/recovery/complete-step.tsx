'use client';

import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { Icon } from '#components/ui/media/icon.tsx';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';

const redirectAfterMs = 4_000;

/** RTE-54: confirms the new password, and redirects to the front page with the sign-in dialog. */
export function CompleteStep() {
  const messages = useMessages('recovery');
  const { submit } = useMessages('signIn');
  const { home } = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const target = `${home}#sign-in`;
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => window.location.assign(target), redirectAfterMs);
    return () => clearTimeout(timer);
  }, [target]);
  return (
    <div className="grid justify-items-center gap-4 py-4 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-felt/16 text-felt-2">
        <Icon name="check" size={32} />
      </span>
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {messages.done}
      </h2>
      <p className="text-paper-2">{messages.doneText}</p>
      <Button size="large" wide onClick={() => window.location.assign(target)}>
        {submit}
      </Button>
    </div>
  );
}
