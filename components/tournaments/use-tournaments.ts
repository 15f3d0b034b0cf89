import { useCallback } from 'react';
import { usePoll } from '#lib/core/api/use-poll.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { listPublicTournaments, listTournaments } from '#lib/tournaments/calls.ts';

const pollMs = 30_000;

export interface TournamentSource {
  readonly siteId: string;
  /** The platform's language code: `FI` (TRN-02). */
  readonly language: string;
  readonly isPlayer: boolean;
}

/** The tournaments of the market, polled while `isWanted` and the page is visible. After a failure the last ones remain. */
export function useTournaments({ siteId, language, isPlayer }: TournamentSource, isWanted: boolean) {
  const { market } = useLocale();
  const load = useCallback(() => {
    const params = { siteId, market, language };
    return isPlayer ? listTournaments({ params }) : listPublicTournaments({ params });
  }, [siteId, market, language, isPlayer]);
  const { value: tournaments, failed, refresh } = usePoll(load, pollMs, isWanted);
  return { tournaments, failed, refresh };
}
