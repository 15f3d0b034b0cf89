'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readProfile } from '#lib/account/calls.ts';
import { callSite, query } from '#lib/core/api/browser.ts';
import { startConnection } from '#lib/realtime/connection.ts';
import type { FeedAddress } from '#lib/realtime/feed-address.ts';
import { createFeedReader } from '#lib/realtime/feed-reader.ts';
import { shareFeed } from '#lib/realtime/share.ts';

const profileQuery = query(readProfile);

async function findAddress(): Promise<string> {
  return (await callSite<FeedAddress>('/api/realtime/ticket', { method: 'POST' })).url;
}

/** Receives updates of balance, flags and level while a signed-in page is open (RTM-01). */
export function Feed() {
  const client = useQueryClient();
  const { data } = useQuery(profileQuery);
  const playerId = data?.playerId;
  useEffect(() => {
    if (!playerId) return;
    const reader = createFeedReader(client);
    const connect = (onMessage: (text: string) => void) =>
      startConnection({
        findAddress,
        onMessage,
        open: (address) => new WebSocket(address),
        // DEC-X-5, LOG-14: the refetch fails with the reason, which ends the session in every tab.
        onRejected: () => void client.refetchQueries({ queryKey: profileQuery.queryKey }),
      });
    const share = () => shareFeed({ playerId, connect, onMessage: reader.receive });
    let stop = share();
    // A page with an open socket or lock is not eligible for the back/forward cache.
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
