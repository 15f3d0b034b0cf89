'use client';

import { useRef } from 'react';
import { useRefusals } from '#components/refusals/use-refusals.ts';
import { Button } from '#components/ui/actions/button.tsx';
import { Dialog } from '#components/ui/overlay/dialog.tsx';
import { ErrorAlert } from '#components/ui/status/error-alert.tsx';
import { useSubmit } from '#lib/core/api/use-submit.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { startCooling } from '#lib/protection/calls.ts';
import { notifyTabs } from '#lib/session/session-channel.ts';

export interface CoolingDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Confirms the cool-off. It ends the session in every tab, and the reason replaces the sign-in form. Needs the namespaces `protection` and `errors`. */
export function CoolingDialog({ open, onClose }: CoolingDialogProps) {
  const messages = useMessages('protection');
  const first = useRef<HTMLButtonElement>(null);
  const failed = { title: '', detail: messages.coolingFailed };
  const refusals = useRefusals({ lost: failed });
  const cooling = useSubmit(startCooling, {
    leaves: true,
    // Also notifies the subscribers of this tab.
    onDone: () => notifyTabs('blocked'),
    notices: refusals.notices,
    refusalOf: (error) => refusals.refusalOf(error) ?? failed,
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && !cooling.isPending && onClose()}
      title={messages.coolingQuestion}
      description={messages.coolingWarning}
      closeLabel={messages.close}
      initialFocus={first}
    >
      <div className="space-y-3">
        <ErrorAlert error={cooling.refusal} />
        <Button ref={first} tone="secondary" size="large" wide onClick={() => !cooling.isPending && onClose()}>
          {messages.coolingCancel}
        </Button>
        <Button size="large" wide loading={cooling.isPending} onClick={() => void cooling.submit({ body: {} })}>
          {messages.coolingConfirm}
        </Button>
      </div>
    </Dialog>
  );
}
