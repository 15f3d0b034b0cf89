'use client';

import { useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { Icon } from '#components/ui/media/icon.tsx';
import { Dialog } from '#components/ui/overlay/dialog.tsx';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { loadMessages } from '#lib/core/i18n/load-messages.ts';
import type { CatalogLanguage } from '#lib/core/market/markets.ts';
import type { RegistrationMessages } from '#lib/registration/messages.ts';

/** SGN-32, DEC-MISC-5: the greeting of a new player as a component, once its messages have loaded. */
export async function prepareFirstLogin(catalogLanguage: CatalogLanguage) {
  const messages = await loadMessages<RegistrationMessages>(catalogLanguage, 'registration');
  return () => <FirstLogin messages={messages} />;
}

function FirstLogin({ messages }: { readonly messages: RegistrationMessages }) {
  const { home } = useLocale();
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={messages.firstTitle}
      description={messages.firstText}
      closeLabel={messages.close}
    >
      <div className="space-y-6">
        <div className="grid place-items-center rounded-md bg-[radial-gradient(70%_90%_at_50%_0%,oklch(0.82_0.13_85/0.3),transparent)] py-8">
          <span className="grid size-20 place-items-center rounded-full bg-brass text-on-brass shadow-brass">
            <Icon name="check" size={40} />
          </span>
        </div>
        <div className="flex flex-col gap-3">
          <ButtonLink href={`${home}/my-account/gambling-limits`} size="large" wide onClick={close}>
            {messages.firstLimit}
          </ButtonLink>
          <ButtonLink href={`${home}/my-account/banking/deposit`} tone="secondary" size="large" wide onClick={close}>
            {messages.firstDeposit}
          </ButtonLink>
          <Button tone="quiet" size="large" wide onClick={close}>
            {messages.firstSkip}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
