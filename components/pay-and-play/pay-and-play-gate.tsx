'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { MessagesProvider, useLocale } from '#lib/core/i18n/client.tsx';
import { type BankReturn, takeBankReturn } from './bank-return.ts';
import type { PayAndPlayDialogProps } from './pay-and-play-dialog.tsx';
import type { Prepared } from './prepare.ts';

interface PayAndPlayGateProps {
  /** For signed-in players only the bank's return address opens the dialog. */
  readonly isPlayer: boolean;
  readonly failedLabel: string;
  readonly retryLabel: string;
}

interface Loaded {
  readonly Dialog: ComponentType<PayAndPlayDialogProps>;
  readonly prepared: Prepared;
}

/** Opens pay-and-play at its two addresses, `/signup/pnp` and the bank's return address; the dialog loads on demand. */
export function PayAndPlayGate({ isPlayer, failedLabel, retryLabel }: PayAndPlayGateProps) {
  const { catalogLanguage, tag, home, numbers } = useLocale();
  const path = usePathname();
  const isReturn = path === `${home}/signup/callback`;
  const open = isReturn || (!isPlayer && path === `${home}/signup/pnp`);
  const returned = useRef<BankReturn>(undefined);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      const [{ PayAndPlayDialog }, { preparePayAndPlay }] = await Promise.all([
        import('./pay-and-play-dialog.tsx'),
        import('./prepare.ts'),
      ]);
      const prepared = await preparePayAndPlay({ catalogLanguage, tag, home, numbers });
      setLoaded({ Dialog: PayAndPlayDialog, prepared });
    } catch {
      setFailed(true);
    }
  }, [catalogLanguage, tag, home, numbers]);

  useEffect(() => {
    // Removes the bank's result from the URL before any request is made.
    if (isReturn) returned.current = takeBankReturn() ?? returned.current;
    if (open) void load();
  }, [isReturn, open, load]);

  if (failed && open) {
    return (
      <div role="alert" className="fixed inset-x-4 bottom-4 z-60 mx-auto max-w-md rounded-md bg-ink-4 shadow-sheet">
        <Notice
          tone="error"
          title={failedLabel}
          action={
            <Button tone="secondary" onClick={() => void load()}>
              {retryLabel}
            </Button>
          }
        />
      </div>
    );
  }
  return (
    loaded && (
      <MessagesProvider messages={{ payAndPlay: loaded.prepared.messages }}>
        <loaded.Dialog
          describeError={loaded.prepared.describeError}
          describeRefused={loaded.prepared.describeRefused}
          open={open}
          isPlayer={isPlayer}
          isReturn={isReturn}
          returned={returned}
        />
      </MessagesProvider>
    )
  );
}
