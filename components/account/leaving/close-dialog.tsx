'use client';

import { type FormEvent, useRef, useState } from 'react';
import { CurrentPassword } from '#components/confirmation/current-password.tsx';
import { Button } from '#components/ui/actions/button.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { Dialog } from '#components/ui/overlay/dialog.tsx';
import { ActionNotice } from '#components/ui/status/action-notice.tsx';
import { ErrorAlert } from '#components/ui/status/error-alert.tsx';
import { closeAccount } from '#lib/account/leaving/calls.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { formatMoney, unbroken } from '#lib/core/money/format.ts';
import { notifyTabs } from '#lib/session/session-channel.ts';
import { useBalance } from '#lib/wallet/client.ts';
import { useDetailForm } from '../details/use-detail-form.ts';

export interface CloseDialogProps {
  readonly onClose: () => void;
}

/** Says what happens to the money, and takes the password. The reason replaces the sign-in form. */
export function CloseDialog({ onClose }: CloseDialogProps) {
  const messages = useMessages('details');
  const t = useTranslator('details');
  const { home, numbers, currency } = useLocale();
  const { balance } = useBalance(currency);
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [leavesBalance, setLeavesBalance] = useState(false);
  const [requestsErasure, setRequestsErasure] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const money = balance && balance.main.minor > 0 ? balance.main : undefined;
  const hasMoney = money !== undefined || isRefused;
  const { frame, isPending, errorOf, clear, submit } = useDetailForm({
    send: closeAccount,
    leaves: true,
    fieldOf: { 'error.old_password.incorrect': 'password', 'error.account.balance': 'leavesBalance' },
    // Also notifies the subscribers of this tab.
    onDone: () => notifyTabs('expired'),
    onRefused: (code) => setRefused(isRefused || code === 'error.account.balance'),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const check = {
      // What else may hold money changes by itself: the platform says.
      leavesBalance: money && !leavesBalance ? 'error.account.balance' : undefined,
      password: password ? undefined : 'error.field.required',
    };
    void submit(check, { body: { password, leavesBalance, requestsErasure } });
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      title={messages.closeQuestion}
      description={messages.closeWarning}
      closeLabel={messages.closeCancel}
      initialFocus={field}
    >
      <form ref={frame.ref} noValidate onSubmit={send} className="space-y-5">
        {hasMoney && (
          <ActionNotice tone="warn" label={messages.closeWithdraw} target={`${home}/my-account/banking/withdraw`}>
            {money ? t('closeBalance', { amount: unbroken(formatMoney(money, numbers)) }) : messages.closeMoney}
          </ActionNotice>
        )}
        {hasMoney && (
          <Checkbox
            label={messages.closeLeave}
            name="leavesBalance"
            checked={leavesBalance}
            readOnly={isPending}
            error={errorOf('leavesBalance')}
            onChange={(event) => {
              setLeavesBalance(event.target.checked);
              clear('leavesBalance');
            }}
          />
        )}
        <Checkbox
          label={messages.closeErase}
          name="requestsErasure"
          checked={requestsErasure}
          readOnly={isPending}
          onChange={(event) => setRequestsErasure(event.target.checked)}
        />
        <CurrentPassword
          ref={field}
          value={password}
          readOnly={isPending}
          error={errorOf('password')}
          onChange={(event) => {
            setPassword(event.target.value);
            clear('password');
          }}
        />
        <ErrorAlert error={frame.error} />
        <div className="space-y-3">
          <Button tone="secondary" size="large" wide onClick={() => !isPending && onClose()}>
            {messages.closeCancel}
          </Button>
          <Button type="submit" size="large" wide loading={isPending}>
            {messages.closeConfirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
