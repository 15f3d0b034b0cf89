'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { loadWords } from '#lib/i18n/load-words.ts';
import type { RegistrationWords } from '#lib/registration/words.ts';

/** SGN-32, DEC-MISC-5: what a new player is offered before anything else, as a component with its words. */
export async function prepareFirstLogin(language: string, home: string) {
  const words = await loadWords<RegistrationWords>(language, 'registration');
  return () => <FirstLogin words={words} home={home} />;
}

function FirstLogin({ words, home }: { readonly words: RegistrationWords; readonly home: string }) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Dialog open={open} onOpenChange={setOpen} title={words.firstTitle} description={words.firstText} closeLabel={words.close}>
      <div className="space-y-6">
        <div className="grid place-items-center rounded-md bg-[radial-gradient(70%_90%_at_50%_0%,oklch(0.82_0.13_85/0.3),transparent)] py-8">
          <span className="grid size-20 place-items-center rounded-full bg-brass text-on-brass shadow-brass">
            <Icon name="check" size={40} />
          </span>
        </div>
        <div className="flex flex-col gap-3">
          <ButtonLink href={`${home}/responsible-gambling`} size="large" wide onClick={close}>
            {words.firstLimit}
          </ButtonLink>
          <ButtonLink href={`${home}/my-account/banking/deposit`} tone="secondary" size="large" wide onClick={close}>
            {words.firstDeposit}
          </ButtonLink>
          <Button tone="quiet" size="large" wide onClick={close}>
            {words.firstSkip}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
