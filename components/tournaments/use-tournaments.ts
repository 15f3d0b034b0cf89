import { useCallback, useEffect, useState } from 'react';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { listPublicTournaments, listTournaments } from '#lib/tournaments/calls.ts';
import type { Tournament } from '#lib/tournaments/contract.ts';

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
  const [known, setKnown] = useState<readonly Tournament[] | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    const params = { siteId, market, language };
    const request = isPlayer ? listTournaments({ params }) : listPublicTournaments({ params });
    return request.then(
      (tournaments) => {
        setKnown(tournaments);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, [siteId, market, language, isPlayer]);
  useEffect(() => {
    if (!isWanted) return;
    void load();
    const timer = setInterval(() => !document.hidden && void load(), pollMs);
    return () => clearInterval(timer);
  }, [load, isWanted]);
  return { tournaments: known, failed, load };
}
