'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { Notice } from '#components/ui/status/notice.tsx';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { keepBonusCode, readBonusCode } from '#lib/session/sign-in/bonus-code.ts';
import type { SignUpDialogProps } from './sign-up-dialog.tsx';

interface SignUpGateProps {
  readonly failedLabel: string;
}

interface LoadedDialog {
  readonly Dialog: ComponentType<SignUpDialogProps>;
  readonly bonusCode: string | null;
  readonly maxAttempts: boolean;
}

/** SGN-26: removes the code from the form's address, so that it counts once; it is kept for the form and the sign-in after it. */
function takeBonusCode(): string | null {
  const url = new URL(window.location.href);
  if (url.searchParams.has('bonusCode')) {
    url.searchParams.delete('bonusCode');
    window.history.replaceState(window.history.state, '', url.pathname + url.search + url.hash);
  }
  return readBonusCode() ?? null;
}

/** SGN-27: opens the registration form over the front page at `/signup`; the form loads on demand. */
export function SignUpGate({ failedLabel }: SignUpGateProps) {
  const { locale, catalogLanguage, home } = useLocale();
  const path = usePathname();
  const isOpen = path === `${home}/signup`;
  const [loaded, setLoaded] = useState<LoadedDialog | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const open = useCallback(async () => {
    const bonusCode = takeBonusCode();
    const maxAttempts = new URLSearchParams(window.location.search).get('error') === 'sms-max-attempts';
    setFailed(false);
    try {
      const { prepareSignUp } = await import('./sign-up-dialog.tsx');
      setLoaded({ Dialog: await prepareSignUp({ locale, catalogLanguage, home }), bonusCode, maxAttempts });
    } catch {
      setFailed(true);
    }
  }, [locale, catalogLanguage, home]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every page of the tab may have a code in its address.
  useEffect(keepBonusCode, [path]);
  useEffect(() => {
    if (isOpen) void open();
    else setLoaded(null);
  }, [isOpen, open]);

  const close = () => window.history.replaceState(null, '', home);
  return (
    <div role="alert" className="empty:hidden">
      {isOpen && hasFailed && (
        <div className="fixed inset-x-4 bottom-24 z-50 mx-auto max-w-md rounded-md bg-ink-3 shadow-sheet">
          <Notice tone="error">{failedLabel}</Notice>
        </div>
      )}
      {isOpen && loaded && <loaded.Dialog bonusCode={loaded.bonusCode} maxAttempts={loaded.maxAttempts} onClose={close} />}
    </div>
  );
}
