import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { validateCode } from '#lib/bonuses/action-calls.ts';
import type { Reward } from '#lib/bonuses/fields.ts';
import { isCallError } from '#lib/core/api/errors.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { useCodeRefusals } from './use-code-refusals.ts';

const parameter = 'bonusCode';
export const maxCodeLength = 32;

function codeOfAddress(): string {
  return (new URLSearchParams(window.location.search).get(parameter) ?? '').trim().slice(0, maxCodeLength);
}

/** What the code leads to; null where the backend can only claim codes. */
async function readCode(bonusCode: string, language: string | undefined): Promise<Reward | null> {
  try {
    return (await validateCode({ body: { bonusCode, language } })).reward;
  } catch (error) {
    const isNoCheck = isCallError(error) && [404, 405, 501].includes(error.status) && !/bonus|site_id/.test(error.code);
    if (isNoCheck) return null;
    throw error;
  }
}

/**
 * BON-14: what a code leads to, in the page's language. The code of the address, `given`, is used once: checked, and removed
 * from it (DEC-X-4, DEC-BON-25). Needs the namespaces `bonusCode`, `rewards` and `errors`.
 */
export function useCodeCheck(onFound?: (reward: Reward) => void) {
  const { languageCode } = useLocale();
  const [language] = languageCode.split('-');
  const refusals = useCodeRefusals();
  const [given] = useState(codeOfAddress);
  // Not `useSubmit`: a code that is typed while another is checked replaces it.
  const { mutate, reset, isPending, variables, data, error } = useMutation({
    mutationFn: (bonusCode: string) => readCode(bonusCode, language),
    onMutate: refusals.notices.clear,
    onError: refusals.notices.show,
    onSuccess: (reward) => reward && onFound?.(reward),
  });
  const takeGiven = useEffectEvent(() => {
    const url = new URL(window.location.href);
    if (!url.searchParams.has(parameter)) return;
    url.searchParams.delete(parameter);
    window.history.replaceState(null, '', url);
    if (given) mutate(given);
  });
  useEffect(takeGiven, []);
  return {
    given,
    /** The code that was checked last. */
    checked: variables,
    isPending,
    reward: data ?? undefined,
    /** The backend has no check: the terms come with the bonus. */
    isMissing: data === null,
    error: error === null ? null : refusals.refusalOf(error),
    check: mutate,
    reset,
  };
}
