import type { QueryClient } from '@tanstack/react-query';
import { readAccessDetails, readProfile } from '#lib/account/calls.ts';
import { query } from '#lib/core/api/browser.ts';
import { ownValue } from '#lib/core/own-value.ts';
import { listTransactions, readNetPosition } from '#lib/wallet/calls.ts';
import { updateWallet } from '#lib/wallet/client.ts';
import type { FeedMessage } from './contract.ts';
import { readFeedMessage } from './message.ts';

const profileKey = query(readProfile).queryKey;
const accessKey = query(readAccessDetails).queryKey;
const historyDelayMs = 1_000;

type Attributes = Extract<FeedMessage, { type: 'PLAYER_ATTRIBUTE_CHANGE' }>['attributes'];

/** Writes the feed's messages into React Query's cache (RTM-04 to RTM-07) and invalidates the queries that depend on them. */
export function createFeedReader(client: QueryClient) {
  let historyTimer: ReturnType<typeof setTimeout> | undefined;

  function changeAttributes(attributes: Attributes): void {
    for (const queryKey of [profileKey, accessKey]) {
      client.setQueryData<object>(queryKey, (cached) => cached && mergeKnown(cached, attributes));
      void client.invalidateQueries({ queryKey });
    }
  }

  /**
   * One game round causes several bookings; one delayed refetch covers them. It waits for a running request, which it would
   * cancel; a hidden page refetches when it is shown.
   */
  function refetchHistory(): void {
    historyTimer ??= setTimeout(() => {
      historyTimer = undefined;
      const filters = [listTransactions.key, readNetPosition.key].map((key) => ({ queryKey: [key] }));
      if (filters.some((filter) => client.isFetching(filter) > 0)) return refetchHistory();
      const refetchType = document.hidden ? 'none' : 'active';
      for (const filter of filters) void client.invalidateQueries({ ...filter, refetchType });
    }, historyDelayMs);
  }

  function apply(message: FeedMessage): void {
    switch (message.type) {
      case 'WALLET_BALANCE':
        updateWallet(client, message);
        refetchHistory();
        return;
      case 'PLAYER_ATTRIBUTE_CHANGE':
        changeAttributes(message.attributes);
        return;
      case 'PLAYER_LOYALTY_LEVEL':
        changeAttributes(message.loyaltyLevel === undefined ? {} : { loyaltyLevel: message.loyaltyLevel });
    }
  }

  return {
    receive(text: string): void {
      try {
        const message = readFeedMessage(text);
        if (message) apply(message);
      } catch (error) {
        // RTM-07. The text may hold personal data, so it is not logged.
        if (!(error instanceof SyntaxError)) throw error;
        console.warn('The feed sent a message that is not JSON; it is ignored.');
      }
    },
    stop: () => clearTimeout(historyTimer),
  };
}

/** Changes only members that exist and keep their type: a service may send more than the site uses. */
function mergeKnown(cached: object, attributes: Attributes): object {
  const members = Object.entries(cached);
  const changed = members.filter(([name, value]) => typeof ownValue(attributes, name) === typeof value);
  return { ...cached, ...Object.fromEntries(changed.map(([name]) => [name, ownValue(attributes, name)])) };
}
