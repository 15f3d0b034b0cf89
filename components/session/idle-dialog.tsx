'use client';

import { useEffect, useRef, useState } from 'react';
import { createTranslator } from 'use-intl/core';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { spellDuration } from '#lib/i18n/duration.ts';
import { lastActivity } from '#lib/session/activity.ts';
import { endIdleSession } from '#lib/session/end-session.ts';
import { idleTimeLeft } from '#lib/session/inactivity.ts';
import type en from '#messages/en.json';

export interface IdleDialogProps {
  readonly open: boolean;
  readonly words: (typeof en)['session'];
  readonly onStay: () => void;
}

/** Two minutes to answer; closing it is an answer too (WCAG 2.2.1). */
export function IdleDialog({ open, words, onStay }: IdleDialogProps) {
  const stay = useRef<HTMLButtonElement>(null);
  const [leaving, setLeaving] = useState(false);
  const left = useTimeLeft(open);
  const tag = document.documentElement.lang;
  const say = createTranslator({ locale: tag, messages: words });
  const seconds = Math.ceil(left / 1_000);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

  async function leave() {
    setLeaving(true);
    await endIdleSession().catch(() => setLeaving(false));
  }
  useEffect(() => {
    if (open && left === 0) void endIdleSession().catch(() => undefined);
  }, [open, left]);

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onStay()}
      title={words.idleTitle}
      description={words.idleText}
      closeLabel={words.idleClose}
      initialFocus={stay}
    >
      <p aria-hidden="true" className="mb-6 font-display text-4xl font-semibold tabular-nums">
        {clock}
      </p>
      <p role="status" className="sr-only">
        {say('idleTimeLeft', { time: spellDuration(tag, left) })}
      </p>
      <div className="space-y-3">
        <Button ref={stay} size="large" wide onClick={onStay}>
          {words.idleStay}
        </Button>
        <Button tone="secondary" size="large" wide loading={leaving} onClick={() => void leave()}>
          {words.idleLeave}
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
