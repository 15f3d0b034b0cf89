'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { Dialog } from '#components/ui/overlay/dialog.tsx';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { spellDuration } from '#lib/core/i18n/duration.ts';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { lastActivity } from '#lib/session/activity.ts';
import { idleTimeLeft } from '#lib/session/inactivity.ts';
import { signOutIdlePlayer } from '#lib/session/sign-out.ts';

export interface IdleDialogProps {
  readonly open: boolean;
  readonly onStay: () => void;
}

/** Asks for two minutes whether the player is still there; closing it keeps the session (WCAG 2.2.1). Needs the namespace `session`. */
export function IdleDialog({ open, onStay }: IdleDialogProps) {
  const messages = useMessages('session');
  const t = useTranslator('session');
  const { tag } = useLocale();
  const stay = useRef<HTMLButtonElement>(null);
  const [signingOut, setSigningOut] = useState(false);
  const left = useTimeLeft(open);
  const seconds = Math.ceil(left / 1_000);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

  async function signOut() {
    setSigningOut(true);
    await signOutIdlePlayer();
  }
  useEffect(() => {
    if (open && left === 0) void signOutIdlePlayer();
  }, [open, left]);

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onStay()}
      title={messages.idleTitle}
      description={messages.idleText}
      closeLabel={messages.idleClose}
      initialFocus={stay}
    >
      <p aria-hidden="true" className="mb-6 font-display text-4xl font-semibold tabular-nums">
        {clock}
      </p>
      <p role="status" className="sr-only">
        {t('idleTimeLeft', { time: spellDuration(tag, left) })}
      </p>
      <div className="space-y-3">
        <Button ref={stay} size="large" wide onClick={onStay}>
          {messages.idleStay}
        </Button>
        <Button tone="secondary" size="large" wide loading={signingOut} onClick={() => void signOut()}>
          {messages.idleLeave}
        </Button>
      </div>
    </Dialog>
  );
}

function useTimeLeft(open: boolean): number {
  const [left, setLeft] = useState(() => readLeft());
  useEffect(() => {
    if (!open) return;
    const tick = () => setLeft(readLeft());
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [open]);
  return left;
}

function readLeft(): number {
  const now = Date.now();
  return idleTimeLeft(lastActivity(now), now);
}
