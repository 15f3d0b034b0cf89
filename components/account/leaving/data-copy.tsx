'use client';

import { useConfirmation } from '#components/confirmation/use-confirmation.tsx';
import { Button } from '#components/ui/actions/button.tsx';
import { startDownload } from '#components/ui/actions/start-download.ts';
import { showToast } from '#components/ui/overlay/toast.ts';
import { ErrorAlert } from '#components/ui/status/error-alert.tsx';
import { PendingNote } from '#components/ui/status/pending-note.tsx';
import { requestFile } from '#lib/core/api/browser.ts';
import { useSubmit } from '#lib/core/api/use-submit.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { businessNow } from '#lib/core/time/clock.ts';
import { dateIn } from '#lib/core/time/zone.ts';
import { useDetailErrors } from '../details/use-detail-errors.ts';

/** A file with everything that the operator holds about the player. Needs the namespaces `details`, `confirmation` and `errors`. */
export function DataCopy() {
  const messages = useMessages('details');
  const { refusals } = useDetailErrors();
  const confirmation = useConfirmation();
  const { submit, isPending, refusal } = useSubmit(() => confirmation.run(() => requestFile('/api/account/data')), {
    ...refusals,
    onDone(file) {
      saveFile(file);
      showToast(messages.dataDone, 'success');
    },
  });

  return (
    <section aria-labelledby="data-copy" className="space-y-4">
      <div className="max-w-prose space-y-1">
        <h2 id="data-copy" className="text-2xl">
          {messages.dataTitle}
        </h2>
        <p className="text-sm text-paper-2">{messages.dataText}</p>
      </div>
      <ErrorAlert error={refusal} />
      <Button tone="secondary" loading={isPending} onClick={() => void submit()}>
        {messages.dataGet}
      </Button>
      <PendingNote pending={isPending} label={messages.pending} slowLabel={messages.slow} />
      {confirmation.dialog}
    </section>
  );
}

function saveFile(file: Blob): void {
  const address = URL.createObjectURL(file);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  startDownload(address, `parlour-data-${dateIn(timeZone, businessNow())}.json`);
  URL.revokeObjectURL(address);
}
