'use client';

import { useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { Dialog } from '#components/ui/overlay/dialog.tsx';
import type { Messages } from '#lib/core/i18n/catalog-types.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { loadMessages } from '#lib/core/i18n/load-messages.ts';
import type { CatalogLanguage } from '#lib/core/market/markets.ts';
import { questionsPath, type VerificationNeed, verificationHref } from '#lib/documents/rules.ts';
import { storedReminder } from '#lib/documents/store.ts';

/** `sent`: the document was received. */
export type ReminderKind = VerificationNeed | 'sent';

interface ReminderProps {
  readonly kind: ReminderKind;
  readonly messages: Messages['verificationNeed'];
}

/** The reminder as a component, once its messages have loaded. EDD-01: the questions begin with one too. */
export async function prepareReminder(kind: ReminderKind, catalogLanguage: CatalogLanguage) {
  const messages = await loadMessages<Messages['verificationNeed']>(catalogLanguage, 'verificationNeed');
  return () => <Reminder kind={kind} messages={messages} />;
}

function Reminder({ kind, messages }: ReminderProps) {
  const { home } = useLocale();
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  const putOff = () => {
    if (kind === 'documents') storedReminder.write('inactive');
    close();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={messages[`${kind}Title`]}
      description={messages[`${kind}Text`]}
      closeLabel={messages.close}
    >
      <div className="flex flex-col gap-3">
        {kind === 'sent' ? (
          <Button size="large" wide onClick={close}>
            {messages.close}
          </Button>
        ) : (
          <>
            <ButtonLink
              href={kind === 'documents' ? verificationHref(home, 'modal') : `${home}${questionsPath}`}
              size="large"
              wide
              onClick={close}
            >
              {messages[`${kind}Action`]}
            </ButtonLink>
            <Button tone="quiet" size="large" wide onClick={putOff}>
              {messages.later}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
