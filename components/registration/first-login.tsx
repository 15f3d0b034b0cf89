'use client';

import { useState } from 'react';
import { LimitOffer } from '#components/protection/limits/limit-offer.tsx';
import { Button } from '#components/ui/actions/button.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { Icon } from '#components/ui/media/icon.tsx';
import { Dialog } from '#components/ui/overlay/dialog.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import type { Messages } from '#lib/core/i18n/catalog-types.ts';
import { MessagesProvider, useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { loadMessages } from '#lib/core/i18n/load-messages.ts';
import type { CatalogLanguage } from '#lib/core/market/markets.ts';
import { readDepositLimits, readLimitPrompt, skipLimitPrompt } from '#lib/protection/limits/calls.ts';
import type { Limits } from '#lib/protection/limits/contract.ts';
import type { RegistrationMessages } from '#lib/registration/messages.ts';
import { useIsClosed } from '#lib/session/use-section-access.ts';

/** The question for a limit, in markets where the registration ends with it. */
interface Offer {
  readonly prompt: 'SKIPPABLE' | 'MANDATORY';
  readonly bounds: Limits;
}

/** SGN-32, DEC-MISC-5: the greeting of a new player as a component, once its messages have loaded. */
export async function prepareFirstLogin(catalogLanguage: CatalogLanguage) {
  const [messages, gambling, offer] = await Promise.all([
    loadMessages<RegistrationMessages>(catalogLanguage, 'registration'),
    loadMessages<Messages['gambling']>(catalogLanguage, 'gambling'),
    // Without an answer the greeting has a link to the limits instead.
    readOffer().catch(() => undefined),
  ]);
  return () => (
    <MessagesProvider messages={{ gambling }}>
      <FirstLogin messages={messages} offer={offer} />
    </MessagesProvider>
  );
}

async function readOffer(): Promise<Offer | undefined> {
  const { prompt } = await readLimitPrompt();
  return prompt ? { prompt, bounds: await readDepositLimits() } : undefined;
}

interface FirstLoginProps {
  readonly messages: RegistrationMessages;
  readonly offer: Offer | undefined;
}

export function FirstLogin({ messages, offer }: FirstLoginProps) {
  const { home } = useLocale();
  const gambling = useMessages('gambling');
  const [open, setOpen] = useState(true);
  const [isSet, setIsSet] = useState(false);
  const isDepositClosed = useIsClosed('deposit');

  function close() {
    setOpen(false);
    // A record for the operator, and for the deposit, which does not ask again.
    if (offer?.prompt === 'SKIPPABLE' && !isSet && open) {
      const body = { answer: 'SKIPPED', place: 'REGISTRATION' } as const;
      skipLimitPrompt({ body }).catch(() => undefined);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={messages.firstTitle}
      description={offer?.prompt === 'MANDATORY' ? gambling.limits_offerRequired : messages.firstText}
      closeLabel={messages.close}
    >
      <div className="space-y-6">
        {offer ? (
          <div role="status" className="empty:sr-only">
            {isSet && <Notice tone="success">{gambling.limits_deposit_updated}</Notice>}
          </div>
        ) : (
          <div className="grid place-items-center rounded-md bg-[radial-gradient(70%_90%_at_50%_0%,oklch(0.82_0.13_85/0.3),transparent)] py-8">
            <span className="grid size-20 place-items-center rounded-full bg-brass text-on-brass shadow-brass">
              <Icon name="check" size={40} />
            </span>
          </div>
        )}
        {offer && !isSet && <LimitOffer bounds={offer.bounds} onSet={() => setIsSet(true)} />}
        <div className="flex flex-col gap-3">
          {!offer && (
            <ButtonLink href={`${home}/my-account/gambling-limits`} size="large" wide onClick={close}>
              {messages.firstLimit}
            </ButtonLink>
          )}
          {!isDepositClosed && (
            <ButtonLink href={`${home}/my-account/banking/deposit`} tone="secondary" size="large" wide onClick={close}>
              {messages.firstDeposit}
            </ButtonLink>
          )}
          <Button tone="quiet" size="large" wide onClick={close}>
            {messages.firstSkip}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
