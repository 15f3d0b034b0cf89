'use client';

import { useEffect, useState } from 'react';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Picture } from '#components/ui/picture.tsx';
import type { WelcomeModal } from '#lib/content/types.ts';
import { isWelcomeDue } from '#lib/content/welcome-rules.ts';
import { askSite } from '#lib/platform/browser.ts';
import { hasGreeted, readSeenWelcome, rememberWelcome } from './seen-welcome.ts';

/** The greeting of a locale as a component; null where there is none, or none due. */
export async function prepareWelcome(locale: string, closeLabel: string) {
  if (hasGreeted()) return null;
  const welcome = await askSite<WelcomeModal | null>(`/api/content/welcome?locale=${locale}`);
  if (!welcome || !isWelcomeDue(welcome, readSeenWelcome(), Date.now())) {
    rememberWelcome(undefined);
    return null;
  }
  return () => <WelcomeDialog welcome={welcome} closeLabel={closeLabel} />;
}

interface WelcomeDialogProps {
  readonly welcome: WelcomeModal;
  readonly closeLabel: string;
}

function WelcomeDialog({ welcome: { id, title, text, picture, action }, closeLabel }: WelcomeDialogProps) {
  const [open, setOpen] = useState(true);
  useEffect(() => rememberWelcome({ id, at: Date.now() }), [id]);
  return (
    <Dialog open={open} onOpenChange={setOpen} title={title} description={text} closeLabel={closeLabel}>
      <div className="space-y-6">
        {picture && (
          <div className="relative aspect-[16/9] overflow-hidden rounded-md bg-ink">
            <Picture picture={picture} sizes="(min-width: 768px) 360px, 86vw" widths={[360, 480]} ratio={16 / 9} fill />
          </div>
        )}
        {action && (
          <ButtonLink href={action.href} newTab={action.newTab} size="large" wide onClick={() => setOpen(false)}>
            {action.label}
          </ButtonLink>
        )}
      </div>
    </Dialog>
  );
}
