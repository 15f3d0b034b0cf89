'use client';

import { useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { Dialog } from '#components/ui/overlay/dialog.tsx';
import type { Messages } from '#lib/core/i18n/catalog-types.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { loadMessages } from '#lib/core/i18n/load-messages.ts';
import type { CatalogLanguage } from '#lib/core/market/markets.ts';
import { questionsPath, verificationHref } from '#lib/documents/rules.ts';

interface ReminderProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly later: string;
  readonly hrefIn: (home: string) => string;
}

/** The reminder as a component, once its messages have loaded. EDD-01: the questions begin with one too. */
export async function prepareReminder(kind: 'documents' | 'questionnaire', catalogLanguage: CatalogLanguage) {
  const props = kind === 'documents' ? await loadDocuments(catalogLanguage) : await loadQuestions(catalogLanguage);
  return () => <Reminder {...props} />;
}

async function loadDocuments(language: CatalogLanguage): Promise<ReminderProps> {
  const messages = await loadMessages<Messages['documents']>(language, 'documents');
  return {
    title: messages.reminderTitle,
    text: messages.reminderText,
    action: messages.reminderVerify,
    later: messages.reminderLater,
    hrefIn: (home) => verificationHref(home, 'modal'),
  };
}

async function loadQuestions(language: CatalogLanguage): Promise<ReminderProps> {
  const messages = await loadMessages<Messages['questionnaire']>(language, 'questionnaire');
  return {
    title: messages.reminderTitle,
    text: messages.reminderText,
    action: messages.reminderStart,
    later: messages.reminderLater,
    hrefIn: (home) => `${home}${questionsPath}`,
  };
}

function Reminder({ title, text, action, later, hrefIn }: ReminderProps) {
  const { home } = useLocale();
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Dialog open={open} onOpenChange={setOpen} title={title} description={text} closeLabel={later}>
      <div className="flex flex-col gap-3">
        <ButtonLink href={hrefIn(home)} size="large" wide onClick={close}>
          {action}
        </ButtonLink>
        <Button tone="quiet" size="large" wide onClick={close}>
          {later}
        </Button>
      </div>
    </Dialog>
  );
}
