'use client';

import { type FormEvent, useRef, useState } from 'react';
import { CurrentPassword } from '#components/confirmation/current-password.tsx';
import { Button } from '#components/ui/actions/button.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import { Dialog } from '#components/ui/overlay/dialog.tsx';
import { ErrorAlert } from '#components/ui/status/error-alert.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { callEndpoint } from '#lib/core/api/browser.ts';
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
  const { home, market, currency } = useLocale();
  const { balance } = useBalance(currency);
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [leavesBalance, setLeavesBalance] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [isClosed, setClosed] = useState(false);
  const money = balance && balance.main.minor > 0 ? balance.main : undefined;
  const hasMoney = money !== undefined || isRefused;
  const { form, isPending, error, errorOf, clear, submit } = useDetailForm({
    fieldOf: { 'error.old_password.incorrect': 'password', 'error.account.balance': 'leavesBalance' },
    onDone: () => {
      setClosed(true);
      // Also notifies the subscribers of this tab.
      notifyTabs('expired');
    },
    onRefused: (code) => setRefused(isRefused || code === 'error.account.balance'),
  });
  const isBusy = isPending || isClosed;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const check = {
      leavesBalance: hasMoney && !leavesBalance ? 'error.account.balance' : undefined,
      password: password ? undefined : 'error.field.required',
    };
    if (!isClosed) void submit(check, () => callEndpoint('POST /player/me/closure', { body: { password, leavesBalance } }));
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title={messages.closeQuestion}
      description={messages.closeWarning}
      closeLabel={messages.closeCancel}
      initialFocus={field}
    >
      <form ref={form} noValidate onSubmit={send} className="space-y-5">
        {hasMoney && (
          <Notice
            tone="warn"
            action={
              <ButtonLink href={`${home}/my-account/banking/withdraw`} tone="secondary" size="small">
                {messages.closeWithdraw}
              </ButtonLink>
            }
          >
            {money ? t('closeBalance', { amount: unbroken(formatMoney(money, market)) }) : messages.closeMoney}
          </Notice>
        )}
        {hasMoney && (
          <Checkbox
            label={messages.closeLeave}
            name="leavesBalance"
            checked={leavesBalance}
            disabled={isBusy}
            error={errorOf('leavesBalance')}
            onChange={(event) => {
              setLeavesBalance(event.target.checked);
              clear('leavesBalance');
            }}
          />
        )}
        <CurrentPassword
          ref={field}
          value={password}
          readOnly={isBusy}
          error={errorOf('password')}
          onChange={(event) => {
            setPassword(event.target.value);
            clear('password');
          }}
        />
        <ErrorAlert error={error} />
        <div className="space-y-3">
          <Button tone="secondary" size="large" wide onClick={() => !isBusy && onClose()}>
            {messages.closeCancel}
          </Button>
          <Button type="submit" size="large" wide loading={isBusy}>
            {messages.closeConfirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
