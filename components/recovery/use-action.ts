import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { ErrorText } from '#lib/core/api/error-message.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { errorCodeOf } from '#lib/recovery/error-text.ts';
import type { RecoveryState } from '#lib/recovery/state.ts';
import { maxAttemptsPath } from '#lib/registration/max-attempts-path.ts';
import { useErrorText } from './use-error-text.ts';

/** Runs one call at a time, and describes its error. `run` returns the code of a refusal, and undefined on success. */
export function useAction(onState: (state: RecoveryState) => void) {
  const errorTextOf = useErrorText();
  const { home } = useLocale();
  const router = useRouter();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<ErrorText | null>(null);

  async function run(call: () => Promise<RecoveryState>): Promise<string | undefined> {
    if (isPending) return 'pending';
    setPending(true);
    setError(null);
    try {
      const state = await call();
      setPending(false);
      onState(state);
      return undefined;
    } catch (cause) {
      setPending(false);
      const code = errorCodeOf(cause);
      // RST-11: no further message today, so there is nothing left to do here.
      if (code === 'sms.max.attempts.reached') router.push(maxAttemptsPath(home));
      // The captcha shows its error itself.
      if (code !== 'error.captcha.validation') setError(errorTextOf(cause));
      return code;
    }
  }

  return { isPending, error, setError, run };
}
