'use client';

import { useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { Tabs } from '#components/ui/actions/tabs.tsx';
import { AlertDialog } from '#components/ui/overlay/alert-dialog.tsx';
import { Dialog } from '#components/ui/overlay/dialog.tsx';
import { SidePanel } from '#components/ui/overlay/side-panel.tsx';
import { showToast, type ToastTone } from '#components/ui/overlay/toast.ts';
import { ToastHost } from '#components/ui/overlay/toast-host.tsx';
import { ActionNotice } from '#components/ui/status/action-notice.tsx';
import { EmptyState } from '#components/ui/status/empty-state.tsx';
import { ErrorAlert } from '#components/ui/status/error-alert.tsx';
import { LoadFailure } from '#components/ui/status/load-failure.tsx';
import { Notice, type NoticeTone } from '#components/ui/status/notice.tsx';
import { OutcomePanel } from '#components/ui/status/outcome-panel.tsx';
import { PendingNote } from '#components/ui/status/pending-note.tsx';
import { ProgressBar } from '#components/ui/status/progress-bar.tsx';
import { Skeleton } from '#components/ui/status/skeleton.tsx';
import { Spinner } from '#components/ui/status/spinner.tsx';
import { Specimen } from './specimen.tsx';

const notices: readonly NoticeTone[] = ['info', 'success', 'warn', 'error', 'protection'];
const toasts: readonly ToastTone[] = ['info', 'success', 'error'];

export function Feedback() {
  const [open, setOpen] = useState<'dialog' | 'question' | 'panel' | null>(null);
  const closing = { onOpenChange: () => setOpen(null), closeLabel: 'Close' };
  return (
    <>
      <Specimen title="Notice">
        <div className="grid max-w-3xl gap-3">
          {notices.map((tone) => (
            <Notice key={tone} tone={tone} title={`A notice: ${tone}`}>
              What is so, and what to do next.
            </Notice>
          ))}
          <ActionNotice title="A notice with a button" label="Try again" target={() => undefined}>
            What can be done at once.
          </ActionNotice>
          <LoadFailure label="Try again" onRetry={() => undefined}>
            What could not be loaded, announced.
          </LoadFailure>
          <ErrorAlert error={{ title: 'An error of a form', detail: 'What to do next.' }} />
        </div>
      </Specimen>
      <Specimen title="Toast, dialog, panel">
        <div className="flex flex-wrap gap-3">
          {toasts.map((tone) => (
            <Button key={tone} tone="secondary" onClick={() => showToast(`A toast: ${tone}`, tone)}>
              Toast: {tone}
            </Button>
          ))}
          <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
          <Button onClick={() => setOpen('panel')}>Open panel</Button>
          <Button onClick={() => setOpen('question')}>Open question</Button>
        </div>
        <Dialog title="A dialog" description="A card, on phones a sheet." open={open === 'dialog'} {...closing}>
          <Button wide>Go on</Button>
        </Dialog>
        {open === 'question' && (
          <AlertDialog title="A question" description="Only an answer closes it.">
            <Button wide onClick={() => setOpen(null)}>
              Continue
            </Button>
          </AlertDialog>
        )}
        <SidePanel title="A panel" open={open === 'panel'} {...closing}>
          <p>From the right edge.</p>
        </SidePanel>
        <ToastHost label="Messages" dismissLabel="Dismiss" />
      </Specimen>
      <Specimen title="Waiting and empty">
        <div className="grid max-w-3xl gap-6 md:grid-cols-2">
          <div className="space-y-3">
            <Skeleton className="h-6 w-2/3 rounded-sm" />
            <Skeleton className="h-24 rounded-card" />
            <Spinner size={28} />
            <PendingNote pending label="One moment…" slowLabel="This takes longer than usual. What you typed is kept." />
            <ProgressBar label="Wagered" value={0.42} text="420 of 1,000 €" />
            <ProgressBar label="Uploading" />
          </div>
          <EmptyState icon="list" title="Nothing here yet" action={<Button tone="secondary">Browse the games</Button>}>
            What you play shows up here.
          </EmptyState>
          <OutcomePanel
            icon="clock"
            title="A limit is reached"
            text="What to do next."
            facts={[{ term: 'Left', value: '20 €' }]}
            actions={[{ label: 'See the limits', target: '/limits' }]}
          />
        </div>
      </Specimen>
      <Specimen title="Tabs">
        <Tabs
          label="Rewards"
          tabs={[
            { id: 'active', label: 'Active', content: <p>What runs now.</p> },
            { id: 'past', label: 'Past', content: <p>What is over.</p> },
          ]}
        />
      </Specimen>
    </>
  );
}
