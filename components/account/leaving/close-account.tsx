'use client';

import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { TermList } from '#components/content/term-list.tsx';
import { Button } from '#components/ui/actions/button.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { showToast } from '#components/ui/overlay/toast.ts';
import { profileQuery } from '#lib/account/details/client.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { homeMarket } from '#lib/core/market/locale.ts';
import { protectionRules } from '#lib/core/market/protection.ts';
import type { CloseDialogProps } from './close-dialog.tsx';

/** Offers the closure of the account, and says what protects better and what becomes of the data. The dialog loads on demand. Needs the namespace `details`. */
export function CloseAccount() {
  const messages = useMessages('details');
  const t = useTranslator('details');
  const { home, market } = useLocale();
  const { data } = useQuery(profileQuery);
  // The rules follow the player, not the page.
  const { fileYears, accountYears } = protectionRules(data ? homeMarket(data.countryCode) : market).retention;
  const [Dialog, setDialog] = useState<ComponentType<CloseDialogProps> | null>(null);
  const [isLoading, setLoading] = useState(false);

  async function open(): Promise<void> {
    setLoading(true);
    try {
      const { CloseDialog } = await import('./close-dialog.tsx');
      setDialog(() => CloseDialog);
    } catch {
      showToast(messages.openFailed, 'error');
    }
    setLoading(false);
  }

  return (
    <section aria-labelledby="close-account" className="space-y-4">
      <div className="max-w-prose space-y-1">
        <h2 id="close-account" className="text-2xl">
          {messages.closeTitle}
        </h2>
        <p className="text-sm text-paper-2">{messages.closeText}</p>
      </div>
      <div className="max-w-prose space-y-3">
        <p className="text-sm text-paper-2">{messages.closeData}</p>
        <TermList
          terms={[
            messages.closeDataNow,
            t('closeDataFiles', { years: fileYears }),
            t('closeDataAccount', { years: accountYears }),
            messages.closeDataBooks,
            messages.closeDataExclusion,
          ]}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={`${home}/my-account/gambling-limits`} tone="secondary">
          {messages.closeOther}
        </ButtonLink>
        <Button tone="quiet" aria-haspopup="dialog" loading={isLoading} onClick={() => void open()}>
          {messages.closeStart}
        </Button>
      </div>
      {Dialog && <Dialog onClose={() => setDialog(null)} />}
    </section>
  );
}
