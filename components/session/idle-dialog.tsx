'use client';

import { useEffect, useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { AlertDialog } from '#components/ui/overlay/alert-dialog.tsx';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { spellDuration } from '#lib/core/i18n/duration.ts';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { lastActivity } from '#lib/session/activity.ts';
import { idleTimeLeft } from '#lib/session/inactivity.ts';
import { signOutIdlePlayer } from '#lib/session/sign-out.ts';

export interface IdleDialogProps {
  readonly onStay: () => void;
}

/** Asks for two minutes whether the player is still there (WCAG 2.2.1), above every other dialog. Needs the namespace `session`. */
export function IdleDialog({ onStay }: IdleDialogProps) {
  const messages = useMessages('session');
  const t = useTranslator('session');
  const { tag } = useLocale();
  const [signingOut, setSigningOut] = useState(false);
  const left = useTimeLeft();
  const seconds = Math.ceil(left / 1_000);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

  async function signOut() {
    setSigningOut(true);
    await signOutIdlePlayer();
  }
  useEffect(() => {
    if (left === 0) void signOutIdlePlayer();
  }, [left]);

  return (
    <AlertDialog title={messages.idleTitle} description={messages.idleText}>
      <p aria-hidden="true" className="mb-6 font-display text-4xl font-semibold tabular-nums">
        {clock}
      </p>
      <p role="status" className="sr-only">
        {t('idleTimeLeft', { time: spellDuration(tag, left) })}
      </p>
      <div className="space-y-3">
        <Button size="large" wide onClick={onStay}>
          {messages.idleStay}
        </Button>
        <Button tone="secondary" size="large" wide loading={signingOut} onClick={() => void signOut()}>
          {messages.idleLeave}
        </Button>
      </div>
    </AlertDialog>
  );
}

function useTimeLeft(): number {
  const [left, setLeft] = useState(readLeft);
  useEffect(() => {
    const timer = setInterval(() => setLeft(readLeft()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return left;
}

function readLeft(): number {
  const now = Date.now();
  return idleTimeLeft(lastActivity(now), now);
}
