'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { loadWords } from '#lib/i18n/load-words.ts';
import { hearActivity, lastActivity, noteActivity } from '#lib/session/activity.ts';
import { endIdleSession } from '#lib/session/end-session.ts';
import { type IdleStage, idleStage, lookEveryMs } from '#lib/session/inactivity.ts';
import type { IdleDialogProps } from './idle-dialog.tsx';

const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll'] as const;
const noteEveryMs = 5_000;

interface Loaded {
  readonly Dialog: ComponentType<IdleDialogProps>;
  readonly words: IdleDialogProps['words'];
}

/** LOG-20: watches for signs of life; asks after 28 minutes without one, and signs out after 30. */
export function IdleWatch({ language }: { readonly language: string }) {
  const [stage, setStage] = useState<IdleStage>('active');
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => {
    let current: IdleStage = 'active';
    const look = () => {
      const now = Date.now();
      current = idleStage(lastActivity(now), now);
      setStage(current);
      // What fails here is tried again at the next look.
      if (current === 'over') void endIdleSession().catch(() => undefined);
    };
    const note = () => {
      // Once the question is asked, only its answer counts: a cat on the mouse is no player.
      if (current === 'active' && Date.now() - lastActivity() >= noteEveryMs) noteActivity();
    };
    look();
    if (current === 'active') noteActivity();
    const timer = setInterval(look, lookEveryMs);
    const stop = hearActivity(look);
    document.addEventListener('visibilitychange', look);
    for (const sign of signs) window.addEventListener(sign, note, { passive: true, capture: true });
    return () => {
      clearInterval(timer);
      stop();
      document.removeEventListener('visibilitychange', look);
      for (const sign of signs) window.removeEventListener(sign, note, { capture: true });
    };
  }, []);

  useEffect(() => {
    if (stage === 'active' || loaded) return;
    void Promise.all([import('./idle-dialog.tsx'), loadWords<IdleDialogProps['words']>(language, 'session')]).then(
      ([{ IdleDialog }, words]) => setLoaded({ Dialog: IdleDialog, words }),
      () => undefined,
    );
  }, [stage, loaded, language]);

  if (!loaded) return null;
  const stay = () => {
    noteActivity();
    setStage('active');
  };
  return <loaded.Dialog open={stage !== 'active'} words={loaded.words} onStay={stay} />;
}
