'use client';

import { useState } from 'react';
import { isCancelled } from '#components/confirmation/confirmation.ts';
import { useConfirmation } from '#components/confirmation/use-confirmation.tsx';
import { Button } from '#components/ui/actions/button.tsx';
import { showToast } from '#components/ui/overlay/toast.ts';
import { ErrorAlert } from '#components/ui/status/error-alert.tsx';
import { PendingNote } from '#components/ui/status/pending-note.tsx';
import { requestFile } from '#lib/core/api/browser.ts';
import type { ErrorText } from '#lib/core/api/error-message.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { businessNow } from '#lib/core/time/clock.ts';
import { dateIn } from '#lib/core/time/zone.ts';
import { useDetailErrors } from '../details/use-detail-errors.ts';

/** A file with everything that the operator holds about the player. Needs the namespaces `details`, `confirmation` and `errors`. */
export function DataCopy() {
  const messages = useMessages('details');
  const { formText } = useDetailErrors();
  const confirmation = useConfirmation();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<ErrorText | null>(null);

  async function download(): Promise<void> {
    setPending(true);
    setError(null);
    try {
      saveFile(await confirmation.run(() => requestFile('/api/account/data')));
      showToast(messages.dataDone, 'success');
    } catch (cause) {
      if (!isCancelled(cause)) setError(formText(cause));
    }
    setPending(false);
  }

  return (
    <section aria-labelledby="data-copy" className="space-y-4">
      <div className="max-w-prose space-y-1">
        <h2 id="data-copy" className="text-2xl">
          {messages.dataTitle}
        </h2>
        <p className="text-sm text-paper-2">{messages.dataText}</p>
      </div>
      <ErrorAlert error={error} />
      <Button tone="secondary" loading={isPending} onClick={() => void download()}>
        {messages.dataGet}
      </Button>
      <PendingNote pending={isPending} label={messages.pending} slowLabel={messages.slow} />
      {confirmation.dialog}
    </section>
  );
}

function saveFile(file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  link.download = `parlour-data-${dateIn(timeZone, businessNow())}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
