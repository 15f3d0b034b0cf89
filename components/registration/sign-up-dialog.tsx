'use client';

import { type ComponentType, useState } from 'react';
import { Dialog } from '#components/ui/overlay/dialog.tsx';
import { callSite } from '#lib/core/api/browser.ts';
import { useSubmit } from '#lib/core/api/use-submit.ts';
import type { Messages } from '#lib/core/i18n/catalog-types.ts';
import { type ClientLocale, MessagesProvider, useMessages } from '#lib/core/i18n/client.tsx';
import { loadMessages } from '#lib/core/i18n/load-messages.ts';
import { readDraft } from '#lib/registration/draft/draft.ts';
import { takeUnfinishedRegistration, type UnfinishedRegistration } from '#lib/registration/draft/unfinished.ts';
import type { FormSetup } from '#lib/registration/form-setup.ts';
import { SignUpForm } from './sign-up-form.tsx';
import { useLaterSteps } from './use-later-steps.ts';
import { WaitingStep } from './waiting-step.tsx';

export interface SignUpDialogProps {
  readonly bonusCode: string | null;
  readonly maxAttempts: boolean;
  readonly onClose: () => void;
}

/** The dialog as a component, once its messages and setup have loaded. Rejects when they cannot be loaded. */
export async function prepareSignUp({
  locale,
  catalogLanguage,
  home,
}: Pick<ClientLocale, 'locale' | 'catalogLanguage' | 'home'>): Promise<ComponentType<SignUpDialogProps>> {
  const unfinished = takeUnfinishedRegistration();
  const isContinuing = new URLSearchParams(window.location.search).get('step') === 'verification';
  if (isContinuing && !unfinished && !readDraft()?.playerId) {
    // After a reload, only a sign-in can find the registration to continue.
    window.location.replace(`${home}#sign-in`);
    return () => null;
  }
  const fetchSetup = () => callSite<FormSetup>(`/api/content/registration?locale=${locale}`);
  const [setup, registration, captcha] = await Promise.all([
    fetchSetup(),
    loadMessages<Messages['registration']>(catalogLanguage, 'registration'),
    loadMessages<Messages['captcha']>(catalogLanguage, 'captcha'),
  ]);
  return (props) => (
    <MessagesProvider messages={{ registration: { ...registration, ...setup.texts }, captcha }}>
      <SignUpDialog {...props} initialSetup={setup} fetchSetup={fetchSetup} unfinished={unfinished} />
    </MessagesProvider>
  );
}

interface LoadedProps extends SignUpDialogProps {
  readonly initialSetup: FormSetup;
  readonly fetchSetup: () => Promise<FormSetup>;
  readonly unfinished: UnfinishedRegistration | undefined;
}

function SignUpDialog({ initialSetup, fetchSetup, bonusCode, maxAttempts, unfinished, onClose }: LoadedProps) {
  const messages = useMessages('registration');
  const [open, setOpen] = useState(true);
  const [{ form, country }, setSetup] = useState(initialSetup);
  const [hasFields, setHasFields] = useState(true);
  const { later, failed, retry: loadAgain } = useLaterSteps(country === null);
  const { submit: retry, isPending } = useSubmit(fetchSetup, { onDone: setSetup, onRefused: () => setSetup(initialSetup) });
  const options = { form, bonusCode, maxAttempts, unfinished };
  return (
    <Dialog
      placement="wide"
      open={open}
      onOpenChange={(isOpen) => {
        setOpen(isOpen);
        if (!isOpen) onClose();
      }}
      title={messages.title}
      description={country !== null && hasFields ? messages.intro : undefined}
      closeLabel={messages.close}
    >
      {country !== null && <SignUpForm {...options} country={country} onHasFields={setHasFields} />}
      {country === null && later && <later.ClosedStep pending={isPending} onRetry={() => void retry()} />}
      {country === null && !later && <WaitingStep failed={failed} onRetry={loadAgain} />}
    </Dialog>
  );
}
