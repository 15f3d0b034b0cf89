import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Reward } from '#lib/bonuses/fields.ts';
import { callEndpoint } from '#lib/core/api/browser.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';

const parameter = 'bonusCode';
const maxLength = 32;

/** DEC-X-4: the bonus code of the address, which is used once, and what it leads to. */
export function useDepositCode(onFound: (reward: Reward) => void) {
  const { languageCode } = useLocale();
  const [language] = languageCode.split('-');
  const [code] = useState(() => (new URLSearchParams(window.location.search).get(parameter) ?? '').trim().slice(0, maxLength));
  const { mutate, data, error } = useMutation({
    mutationFn: (bonusCode: string) =>
      callEndpoint('POST /bonus/v2/player/me/bonus-code/validate', { body: { bonusCode, language } }),
    onSuccess: ({ reward }) => onFound(reward),
  });
  useEffect(() => {
    const url = new URL(window.location.href);
    if (!url.searchParams.has(parameter)) return;
    url.searchParams.delete(parameter);
    window.history.replaceState(window.history.state, '', url);
    if (code) mutate(code);
  }, [code, mutate]);
  return { code, reward: data?.reward, error };
}
