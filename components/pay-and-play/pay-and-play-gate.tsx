'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import type { PayAndPlayDialogProps } from './pay-and-play-dialog.tsx';
import type { Place, Prepared } from './prepare.ts';
import { type Returned, takeReturn } from './returned.ts';

interface PayAndPlayGateProps extends Place {
  /** A player needs no way in; only a return from the bank is taken for him. */
  readonly isPlayer: boolean;
  readonly failedLabel: string;
  readonly retryLabel: string;
}

interface Loaded {
  readonly Dialog: ComponentType<PayAndPlayDialogProps>;
  readonly prepared: Prepared;
}

/** Opens pay-and-play at its two addresses, `/signup/pnp` and the bank's return; loads on demand. */
export function PayAndPlayGate({ isPlayer, failedLabel, retryLabel, locale, language, market, home }: PayAndPlayGateProps) {
  const path = usePathname();
  const isReturn = path === `${home}/signup/callback`;
  const open = isReturn || (!isPlayer && path === `${home}/signup/pnp`);
  const returned = useRef<Returned>(undefined);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      const [{ PayAndPlayDialog }, { preparePayAndPlay }] = await Promise.all([
        import('./pay-and-play-dialog.tsx'),
        import('./prepare.ts'),
      ]);
      const prepared = await preparePayAndPlay({ locale, language, market, home });
      setLoaded({ Dialog: PayAndPlayDialog, prepared });
    } catch {
      setFailed(true);
    }
  }, [locale, language, market, home]);

  useEffect(() => {
    // What the bank sent is out of the address before anything else is asked for.
    if (isReturn) returned.current = takeReturn() ?? returned.current;
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
  return loaded && <loaded.Dialog {...loaded.prepared} open={open} isPlayer={isPlayer} isReturn={isReturn} returned={returned} />;
}
