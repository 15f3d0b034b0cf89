'use client';

import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { Dialog } from '#components/ui/overlay/dialog.tsx';
import { showToast } from '#components/ui/overlay/toast.ts';
import { Notice } from '#components/ui/status/notice.tsx';
import { callEndpoint } from '#lib/core/api/browser.ts';
import { type ErrorMessages, errorMessage } from '#lib/core/api/error-message.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { loadMessages } from '#lib/core/i18n/load-messages.ts';
import { notifyTabs } from '#lib/session/session-channel.ts';

export interface CoolingDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Confirms the cool-off. It ends the session in every tab, and the reason replaces the sign-in form. */
export function CoolingDialog({ open, onClose }: CoolingDialogProps) {
  const messages = useMessages('protection');
  const { catalogLanguage } = useLocale();
  const first = useRef<HTMLButtonElement>(null);
  const [error, setError] = useState<string | null>(null);
  const cooling = useMutation({
    mutationFn: () => callEndpoint('POST /player/me/timeout/cooling', { body: {} }),
    // Also notifies the subscribers of this tab.
    onSuccess: () => notifyTabs('blocked'),
    onError: async (cause) => {
      const message = await loadMessages<ErrorMessages>(catalogLanguage, 'errors').then(
        (errors) => errorMessage(cause, errors),
        () => ({ text: messages.coolingFailed, placement: 'form' as const }),
      );
      if (message.placement === 'toast') showToast(message.text, 'error');
      setError(message.placement === 'toast' ? messages.coolingFailed : message.text);
    },
  });
  const isBusy = cooling.isPending || cooling.isSuccess;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title={messages.coolingQuestion}
      description={messages.coolingWarning}
      closeLabel={messages.close}
      initialFocus={first}
    >
      <div className="space-y-3">
        <div role="alert">{error && <Notice tone="error">{error}</Notice>}</div>
        <Button ref={first} tone="secondary" size="large" wide onClick={() => !isBusy && onClose()}>
          {messages.coolingCancel}
        </Button>
        <Button
          size="large"
          wide
          loading={isBusy}
          onClick={() => {
            setError(null);
            cooling.mutate();
          }}
        >
          {messages.coolingConfirm}
        </Button>
      </div>
    </Dialog>
  );
}
