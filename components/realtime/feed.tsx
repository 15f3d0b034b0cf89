'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { askSite, query } from '#lib/platform/browser.ts';
import type { FeedAddress } from '#lib/realtime/answers.ts';
import { createFeedReader } from '#lib/realtime/apply.ts';
import { startConnection } from '#lib/realtime/connection.ts';
import { shareFeed } from '#lib/realtime/share.ts';

const profileQuery = query('GET /player/me/profile', {});

async function findAddress(): Promise<string> {
  return (await askSite<FeedAddress>('/api/realtime/ticket', { method: 'POST' })).url;
}

/** Listens for as long as a player's page is seen: balance, switches and level change by themselves (RTM-01). */
export function Feed() {
  const client = useQueryClient();
  const { data } = useQuery(profileQuery);
  const playerId = data?.playerId;
  useEffect(() => {
    if (!playerId) return;
    const reader = createFeedReader(client);
    const connect = (hear: (text: string) => void) =>
      startConnection({
        findAddress,
        hear,
        open: (address) => new WebSocket(address),
        // DEC-X-5: the next question is refused with the reason, and that throws the player out of every tab.
        onKeptOut: () => void client.refetchQueries({ queryKey: profileQuery.queryKey }),
      });
    const share = () => shareFeed({ playerId, connect, hear: reader.hear });
    let stop = share();
    // A page that goes into the browser's memory lets go of socket and lock, or it would not be kept there.
    const pause = () => stop();
    const resume = ({ persisted }: PageTransitionEvent) => {
      if (persisted) stop = share();
    };
    window.addEventListener('pagehide', pause);
    window.addEventListener('pageshow', resume);
    return () => {
      window.removeEventListener('pagehide', pause);
      window.removeEventListener('pageshow', resume);
      reader.stop();
      stop();
    };
  }, [client, playerId]);
  return null;
}
