'use client';

import { useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { Dialog } from '#components/ui/overlay/dialog.tsx';
import type { Messages } from '#lib/core/i18n/catalog-types.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { loadMessages } from '#lib/core/i18n/load-messages.ts';
import type { CatalogLanguage } from '#lib/core/market/markets.ts';
import { verificationHref } from '#lib/documents/rules.ts';

/** The reminder as a component, once its messages have loaded. */
export async function prepareReminder(catalogLanguage: CatalogLanguage) {
  const messages = await loadMessages<Messages['documents']>(catalogLanguage, 'documents');
  return () => <Reminder messages={messages} />;
}

function Reminder({ messages }: { readonly messages: Messages['documents'] }) {
  const { home } = useLocale();
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={messages.reminderTitle}
      description={messages.reminderText}
      closeLabel={messages.reminderLater}
    >
      <div className="flex flex-col gap-3">
        <ButtonLink href={verificationHref(home, 'modal')} size="large" wide onClick={close}>
          {messages.reminderVerify}
        </ButtonLink>
        <Button tone="quiet" size="large" wide onClick={close}>
          {messages.reminderLater}
        </Button>
      </div>
    </Dialog>
  );
}
