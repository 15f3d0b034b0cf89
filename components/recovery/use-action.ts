import { useRouter } from 'next/navigation';
import { useSubmit } from '#lib/core/api/use-submit.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { errorCodeOf } from '#lib/recovery/error-text.ts';
import type { RecoveryState } from '#lib/recovery/state.ts';
import { maxAttemptsPath } from '#lib/registration/max-attempts-path.ts';
import { useErrorText } from './use-error-text.ts';

type Call = () => Promise<RecoveryState>;

/** Runs one call at a time, and describes its error. `run` returns the code of a refusal, and undefined on success. */
export function useAction(onState: (state: RecoveryState) => void) {
  const errorTextOf = useErrorText();
  const { home } = useLocale();
  const router = useRouter();
  const { submit, isPending, refusal, reset } = useSubmit((call: Call) => call(), {
    // The captcha shows its error itself.
    refusalOf: (cause) => (errorCodeOf(cause) === 'error.captcha.validation' ? null : errorTextOf(cause)),
    onDone: onState,
    onRefused(cause) {
      // RST-11: no further message today, so there is nothing left to do here. A player has no sign-up page, and reads it here.
      const isVisitor = document.documentElement.dataset.audience === 'visitor';
      if (isVisitor && errorCodeOf(cause) === 'sms.max.attempts.reached') router.push(maxAttemptsPath(home));
    },
  });

  async function run(call: Call): Promise<string | undefined> {
    let code: string | undefined = 'pending';
    await submit(async () => {
      try {
        const state = await call();
        code = undefined;
        return state;
      } catch (cause) {
        code = errorCodeOf(cause);
        throw cause;
      }
    });
    return code;
  }

  return { isPending, error: refusal, clearError: reset, run };
}
