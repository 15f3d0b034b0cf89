'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { Notice } from '#components/ui/notice.tsx';
import type { SignUpDialogProps } from './sign-up-dialog.tsx';

interface SignUpGateProps {
  readonly locale: string;
  readonly language: string;
  /** Said when the form could not be loaded. */
  readonly failedLabel: string;
}

interface Opened {
  readonly Dialog: ComponentType<SignUpDialogProps>;
  readonly bonusCode: string | null;
  readonly maxAttempts: boolean;
}

/** SGN-26: reads the code of the address and takes it away, so that it counts once. */
function takeBonusCode(): string | null {
  const url = new URL(window.location.href);
  const code = url.searchParams.get('bonusCode');
  if (code === null) return null;
  url.searchParams.delete('bonusCode');
  window.history.replaceState(window.history.state, '', url.pathname + url.search + url.hash);
  return /^[\w-]{1,32}$/.test(code) ? code : null;
}

/** SGN-27: opens the registration form over the front page at `/signup`; the form loads on demand. */
export function SignUpGate({ locale, language, failedLabel }: SignUpGateProps) {
  const isHere = usePathname() === `/${locale}/signup`;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const open = useCallback(async () => {
    const bonusCode = takeBonusCode();
    const maxAttempts = new URLSearchParams(window.location.search).get('error') === 'sms-max-attempts';
    setFailed(false);
    try {
      const { prepareSignUp } = await import('./sign-up-dialog.tsx');
      setOpened({ Dialog: await prepareSignUp(language, locale), bonusCode, maxAttempts });
    } catch {
      setFailed(true);
    }
  }, [language, locale]);

  useEffect(() => {
    if (isHere) void open();
    else setOpened(null);
  }, [isHere, open]);

  const close = () => window.history.replaceState(null, '', `/${locale}`);
  return (
    <div role="alert" className="empty:hidden">
      {isHere && hasFailed && (
        <div className="fixed inset-x-4 bottom-24 z-50 mx-auto max-w-md rounded-md bg-ink-3 shadow-sheet">
          <Notice tone="error">{failedLabel}</Notice>
        </div>
      )}
      {isHere && opened && <opened.Dialog bonusCode={opened.bonusCode} maxAttempts={opened.maxAttempts} onClose={close} />}
    </div>
  );
}
