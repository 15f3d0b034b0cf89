import { useCallback, useEffect, useState } from 'react';
import { ask } from '#lib/platform/browser.ts';
import type { Tournament } from '#lib/tournaments/contract.ts';
import type { TournamentPlace } from './tournament-words.ts';

const askEveryMs = 30_000;

/** The tournaments of the market, asked for once they are wanted and again while the page is in sight; a question that fails leaves the last answer. */
export function useTournaments({ asked, isPlayer }: TournamentPlace, isWanted: boolean) {
  const [known, setKnown] = useState<readonly Tournament[] | null>(null);
  const [failed, setFailed] = useState(false);
  const { siteId, market, language } = asked;
  const load = useCallback(() => {
    const params = { siteId, market, language };
    const asking = isPlayer
      ? ask('GET /tournament/{siteId}/{market}/{language}', { params })
      : ask('GET /tournament/public/{siteId}/{market}/{language}', { params });
    return asking.then(
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
    const timer = setInterval(() => !document.hidden && void load(), askEveryMs);
    return () => clearInterval(timer);
  }, [load, isWanted]);
  return { tournaments: known, failed, load };
}
