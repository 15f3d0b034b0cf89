import { useEffect, useReducer, useState } from 'react';
import { claimCode } from '#lib/bonuses/action-calls.ts';
import { runAction } from '#lib/bonuses/actions.ts';
import { actionOfCode, codeOf, initialCodeForm, nextCodeForm } from '#lib/bonuses/code-form.ts';
import type { Reward } from '#lib/bonuses/fields.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { useAttempt } from '../conflict/use-attempt.ts';
import { useCodeCheck } from './use-code-check.ts';
import { useCodeRefusals } from './use-code-refusals.ts';

/** A press sooner after the terms have appeared was not meant for them. */
const readingMs = 700;

/** BON-14 to BON-16: the check of a typed code, and what can be done with it once its terms are shown, or cannot be. */
export function useBonusCode() {
  const messages = useMessages('bonusCode');
  const check = useCodeCheck();
  const [form, dispatch] = useReducer(nextCodeForm, check.given, initialCodeForm);
  const code = codeOf(form);
  const isChecked = check.checked === code;
  const reward = isChecked ? check.reward : undefined;
  const isWithoutCheck = isChecked && check.isMissing;
  const action = reward ? actionOfCode(reward) : isWithoutCheck ? 'claim' : undefined;
  const [read, setRead] = useState('');
  useEffect(() => {
    const timer = action && setTimeout(() => setRead(code), readingMs);
    return () => clearTimeout(timer);
  }, [action, code]);
  const isTooSoon = action !== undefined && read !== code;
  const title = reward?.campaignDisplayInfo.title ?? code;
  const refusals = useCodeRefusals();
  const attempt = useAttempt({
    refusals,
    onDone(answer, wasQueued, id) {
      const granted = isWithoutCheck && answer ? (answer as Reward) : undefined;
      const isStarted = id !== 'optIn' && id !== 'activateCashback';
      const isWaiting = wasQueued || granted?.state === 'QUEUED';
      // The title of the check, which is in the page's language.
      const shown = granted?.campaignDisplayInfo.title ?? title;
      dispatch({ kind: 'claimed', claimed: { title: shown, isWaiting, isStarted, granted } });
    },
  });

  function errorText(): string | null {
    if (attempt.conflict) return null;
    if (form.isMissing) return messages.missing;
    return attempt.error ?? (isChecked ? check.error : null);
  }

  function claim(): void {
    if (action === 'claim') {
      attempt.start({
        id: code,
        send: (idempotencyKey, replaces) =>
          claimCode({ body: { bonusCode: code, state: 'ACTIVATED', replaces } }, { idempotencyKey }),
        agreement: { bonusCode: code },
      });
    } else if (reward && action && action !== 'deposit') {
      attempt.start({ id: action, send: (key, replaces) => runAction(action, reward, key, replaces) });
    }
  }

  return {
    typed: form.typed,
    claimed: form.claimed,
    reward,
    title,
    /** Its terms cannot be shown before the claim. */
    isWithoutCheck,
    /** Undefined until the code is checked. */
    action,
    isChecking: check.isPending,
    isTooSoon,
    attempt,
    error: errorText(),
    type(text: string): void {
      dispatch({ kind: 'typed', text });
      attempt.clearError();
    },
    check: () => code !== '' && !isChecked && check.check(code),
    /** Checks the code, or claims what the check has shown. False without a code. */
    submit(): boolean {
      dispatch({ kind: 'sent' });
      if (code === '') return false;
      if (isTooSoon) return true;
      if (action) claim();
      else if (!(isChecked && check.isPending)) check.check(code);
      return true;
    },
    restart(): void {
      dispatch({ kind: 'restarted' });
      check.reset();
    },
  };
}
