'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { Messages } from '#lib/core/i18n/catalog-types.ts';
import { MessagesProvider, useLocale } from '#lib/core/i18n/client.tsx';
import { loadMessages } from '#lib/core/i18n/load-messages.ts';
import { lastActivity, noteActivity, subscribeToActivity } from '#lib/session/activity.ts';
import { checkEveryMs, type IdleStage, idleStage } from '#lib/session/inactivity.ts';
import { reportActivity } from '#lib/session/report-activity.ts';
import { signOutIdlePlayer } from '#lib/session/sign-out.ts';
import type { IdleDialogProps } from './idle-dialog.tsx';

const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll'] as const;
const noteEveryMs = 5_000;

interface Loaded {
  readonly Dialog: ComponentType<IdleDialogProps>;
  readonly session: Messages['session'];
}

/** LOG-20: asks the player after 28 minutes without activity, and signs out after 30, also while another dialog covers the question. */
export function IdleWatch({ isCovered }: { readonly isCovered: boolean }) {
  const { catalogLanguage } = useLocale();
  const [stage, setStage] = useState<IdleStage>('active');
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => {
    let current: IdleStage = 'active';
    const check = () => {
      const now = Date.now();
      const last = lastActivity(now);
      current = idleStage(last, now);
      setStage(current);
      if (current !== 'over') void reportActivity(last, now);
      else void signOutIdlePlayer();
    };
    const note = () => {
      // While the dialog is open, only its answer counts as activity.
      if (current === 'active' && Date.now() - lastActivity() >= noteEveryMs) noteActivity();
    };
    check();
    if (current === 'active') noteActivity();
    const timer = setInterval(check, checkEveryMs);
    const stop = subscribeToActivity(check);
    document.addEventListener('visibilitychange', check);
    for (const name of activityEvents) window.addEventListener(name, note, { passive: true, capture: true });
    return () => {
      clearInterval(timer);
      stop();
      document.removeEventListener('visibilitychange', check);
      for (const name of activityEvents) window.removeEventListener(name, note, { capture: true });
    };
  }, []);

  useEffect(() => {
    if (stage === 'active' || loaded) return;
    void Promise.all([import('./idle-dialog.tsx'), loadMessages<Messages['session']>(catalogLanguage, 'session')]).then(
      ([{ IdleDialog }, session]) => setLoaded({ Dialog: IdleDialog, session }),
      () => undefined,
    );
  }, [stage, loaded, catalogLanguage]);

  if (!loaded || stage === 'active' || isCovered) return null;
  const stay = () => {
    noteActivity();
    setStage('active');
  };
  return (
    <MessagesProvider messages={{ session: loaded.session }}>
      <loaded.Dialog onStay={stay} />
    </MessagesProvider>
  );
}
