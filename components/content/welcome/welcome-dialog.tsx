'use client';

import { useEffect, useState } from 'react';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { Picture } from '#components/ui/media/picture.tsx';
import { Dialog } from '#components/ui/overlay/dialog.tsx';
import { isWelcomeDue, type SeenWelcome } from '#lib/content/documents/promotions/welcome-rules.ts';
import type { WelcomeModal } from '#lib/content/types.ts';
import { callSite } from '#lib/core/api/browser.ts';
import { isFlag, isNumber, object, text } from '#lib/core/storage/shape.ts';
import { stored } from '#lib/core/storage/stored.ts';

const key = 'parlour.welcome';
const sessionMark = stored('session', key, isFlag);
const lastSeen = stored('local', key, object({ id: text(200), at: isNumber }));

/** Whether this session has shown a welcome; true without storage, because it would otherwise repeat on every page. */
function hasWelcomed(): boolean {
  return !sessionMark.isAvailable() || sessionMark.read() === true;
}

/** Stores that this session has shown a welcome; with `seen`, also which one and when. */
function rememberWelcome(seen: SeenWelcome | undefined): void {
  sessionMark.write(true);
  if (seen) lastSeen.write(seen);
}

/** The welcome of a locale as a component; null if there is none, or none is due. */
export async function prepareWelcome(locale: string, closeLabel: string) {
  if (hasWelcomed()) return null;
  const welcome = await callSite<WelcomeModal | null>(`/api/content/welcome?locale=${locale}`);
  if (!welcome || !isWelcomeDue(welcome, lastSeen.read(), Date.now())) {
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
