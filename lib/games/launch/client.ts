import { useQuery } from '@tanstack/react-query';
import { query } from '#lib/core/api/browser.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { listGameLimitations } from './calls.ts';

/** GAM-26, XTR-17: the games that the player's bonuses exclude, and those with free spins; none until they are known. */
export function useGameLimitations() {
  const { languageCode } = useLocale();
  const [language] = languageCode.split('-');
  return useQuery({
    ...query(listGameLimitations, { query: { language } }),
    refetchOnWindowFocus: true,
  });
}
