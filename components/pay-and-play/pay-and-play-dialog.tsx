'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { Dialog } from '#components/ui/overlay/dialog.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { PendingNote } from '#components/ui/status/pending-note.tsx';
import { Spinner } from '#components/ui/status/spinner.tsx';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { AmountStep } from './amount-step.tsx';
import type { BankReturn } from './bank-return.ts';
import { ContactForm } from './contact-form.tsx';
import { ErrorView } from './error-view.tsx';
import type { PayAndPlayMessages, Prepared } from './prepare.ts';
import { RefusedView } from './refused-view.tsx';
import { useBankVisit, type View } from './use-bank-visit.ts';

export interface PayAndPlayDialogProps extends Pick<Prepared, 'describeError' | 'describeRefused'> {
  readonly open: boolean;
  readonly isPlayer: boolean;
  readonly isReturn: boolean;
  readonly returned: RefObject<BankReturn | undefined>;
}

const waitingMessages = { loading: 'loading', checking: 'checking', in: 'welcome' } as const;

/** PNP-01 to PNP-09, over the front page: amount, return from the bank, contact form, and errors. Needs the namespace `payAndPlay`. */
export function PayAndPlayDialog({ open, isPlayer, isReturn, returned, ...describers }: PayAndPlayDialogProps) {
  const messages = useMessages('payAndPlay');
  const visit = useBankVisit({ ...describers, open, isReturn, returned });
  const { view } = visit;
  const top = useRef<HTMLDivElement>(null);
  const { kind } = view;
  useEffect(() => {
    if (kind !== 'loading' && kind !== 'checking') top.current?.focus();
  }, [kind]);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && (view.kind === 'refused' ? void visit.enter(view.response) : visit.close())}
      {...headingOf(view, messages)}
      closeLabel={messages.close}
      initialFocus={top}
    >
      <div ref={top} tabIndex={-1} className="min-h-40 space-y-6 outline-none">
        <div role="status" className="empty:sr-only">
          {view.kind === 'amount' && visit.cancelled && !view.error && (
            <Notice title={messages.cancelled}>{messages.cancelledDetail}</Notice>
          )}
        </div>
        {view.kind === 'amount' && (
          <AmountStep
            offer={view.offer}
            error={view.error}
            leaving={view.leaving}
            onChoose={(minor) => void visit.leave(view.offer, minor)}
          />
        )}
        {view.kind === 'form' && (
          <ContactForm
            form={view.form}
            fieldErrors={view.fieldErrors}
            error={view.error}
            pending={view.pending}
            onSubmit={(fields) => void visit.send(view.form, fields)}
          />
        )}
        {view.kind === 'refused' && <RefusedView reason={view.reason} onContinue={() => void visit.enter(view.response)} />}
        {(view.kind === 'error' || view.kind === 'closed' || view.kind === 'missing') && (
          <ErrorView
            view={view}
            isPlayer={isPlayer}
            onRetry={() => void visit.retry()}
            onAgain={visit.startAgain}
            onClose={visit.close}
          />
        )}
        <div role="status">
          {isWaiting(view) && (
            <p className="flex min-h-32 flex-col items-center justify-center gap-4 text-center text-paper-2">
              <Spinner />
              {messages[waitingMessages[view.kind]]}
            </p>
          )}
        </div>
        <PendingNote pending={isWaiting(view)} label="" slowLabel={messages.slow} />
      </div>
    </Dialog>
  );
}

function isWaiting(view: View): view is Extract<View, { kind: keyof typeof waitingMessages }> {
  return view.kind in waitingMessages;
}

function headingOf(view: View, messages: PayAndPlayMessages): { title: string; description?: string } {
  if (view.kind === 'amount') return { title: view.offer.title, description: view.offer.description || messages.promise };
  if (view.kind === 'refused') return { title: messages.refusedTitle };
  if (view.kind === 'form') return { title: messages.formTitle, description: messages.formText };
  return { title: view.kind === 'error' && view.error.refusal ? view.error.title : messages.title };
}
