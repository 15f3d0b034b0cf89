'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { Dialog } from '#components/ui/dialog.tsx';
import { PendingNote } from '#components/ui/pending-note.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { AmountStep } from './amount-step.tsx';
import { ContactForm } from './contact-form.tsx';
import { FaultView } from './fault-view.tsx';
import type { Prepared, Words } from './prepare.ts';
import type { Returned } from './returned.ts';
import { useBankVisit, type View } from './use-bank-visit.ts';

export interface PayAndPlayDialogProps extends Prepared {
  readonly open: boolean;
  readonly isPlayer: boolean;
  /** At the address that the bank returns to. */
  readonly isReturn: boolean;
  readonly returned: RefObject<Returned | undefined>;
}

const waiting = { loading: 'loading', checking: 'checking', in: 'welcome' } as const;

/** PNP-01 to PNP-09 over the front page: amount, the way back from the bank, the short form, and what went wrong. */
export function PayAndPlayDialog({ open, isPlayer, isReturn, returned, ...place }: PayAndPlayDialogProps) {
  const { words, market, home } = place;
  const visit = useBankVisit({ ...place, open, isReturn, returned });
  const { view } = visit;
  const top = useRef<HTMLDivElement>(null);
  const { kind } = view;
  useEffect(() => {
    if (kind !== 'loading' && kind !== 'checking') top.current?.focus();
  }, [kind]);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && visit.close()}
      {...headingOf(view, words)}
      closeLabel={words.close}
      initialFocus={top}
    >
      <div ref={top} tabIndex={-1} className="min-h-40 space-y-6 outline-none">
        {view.kind === 'amount' && (
          <AmountStep
            words={words}
            market={market}
            home={home}
            offer={view.offer}
            fault={view.fault}
            leaving={view.leaving}
            cancelled={visit.cancelled}
            onChoose={(minor) => void visit.leave(view.offer, minor)}
          />
        )}
        {view.kind === 'form' && (
          <ContactForm
            words={words}
            home={home}
            form={view.form}
            faults={view.faults}
            fault={view.fault}
            pending={view.pending}
            onSubmit={(fields) => void visit.send(view.form, fields)}
          />
        )}
        {(view.kind === 'fault' || view.kind === 'closed' || view.kind === 'missing') && (
          <FaultView
            words={words}
            home={home}
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
              {words[waiting[view.kind]]}
            </p>
          )}
        </div>
        <PendingNote pending={isWaiting(view)} label="" slowLabel={words.slow} />
      </div>
    </Dialog>
  );
}

function isWaiting(view: View): view is Extract<View, { kind: keyof typeof waiting }> {
  return view.kind in waiting;
}

function headingOf(view: View, words: Words): { title: string; description?: string } {
  if (view.kind === 'amount') return { title: view.offer.title, description: view.offer.description || words.promise };
  if (view.kind === 'form') return { title: words.formTitle, description: words.formText };
  return { title: view.kind === 'fault' && view.fault.refusal ? view.fault.title : words.title };
}
