'use client';

import { type ComponentType, useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { Icon } from '#components/ui/media/icon.tsx';
import { useMessages } from '#lib/core/i18n/client.tsx';
import type { CoolingDialogProps } from './cooling-dialog.tsx';

/** LOG-24: offers a cool-off of one day. The dialog loads on demand. Needs the namespace `protection`. */
export function CoolingOff() {
  const messages = useMessages('protection');
  const [Dialog, setDialog] = useState<ComponentType<CoolingDialogProps> | null>(null);
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);

  async function openDialog() {
    setLoading(true);
    setFailed(false);
    try {
      const { CoolingDialog } = await import('./cooling-dialog.tsx');
      setDialog(() => CoolingDialog);
      setOpen(true);
    } catch {
      setFailed(true);
    }
    setLoading(false);
  }

  return (
    <section
      aria-labelledby="cooling-off"
      className="flex flex-wrap items-center justify-between gap-6 rounded-card bg-blue/12 p-6 md:p-8"
    >
      <div className="flex max-w-prose gap-4">
        <Icon name="shield" className="mt-1.5 shrink-0 text-blue-2" />
        <div className="space-y-1.5">
          <h2 id="cooling-off" className="text-2xl">
            {messages.coolingTitle}
          </h2>
          <p className="text-paper-2">{messages.coolingText}</p>
        </div>
      </div>
      <div className="space-y-2">
        <Button tone="secondary" aria-haspopup="dialog" loading={loading} onClick={() => void openDialog()}>
          {messages.coolingStart}
        </Button>
        <p role="status" className={failed ? 'text-sm text-coral' : 'sr-only'}>
          {failed && messages.coolingFailed}
        </p>
      </div>
      {Dialog && <Dialog open={open} onClose={() => setOpen(false)} />}
    </section>
  );
}
