import type { QueryClient } from '@tanstack/react-query';
import { query } from '#lib/platform/browser.ts';
import { keepBalance } from '#lib/wallet/client.ts';
import type { FeedMessage } from './contract.ts';
import { readFeedMessage } from './message.ts';

const profileKey = query('GET /player/me/profile', {}).queryKey;
const accessKey = query('GET /player/me/access/details', {}).queryKey;
const historyMs = 1_000;

type Attributes = Extract<FeedMessage, { type: 'PLAYER_ATTRIBUTE_CHANGE' }>['attributes'];

/** Puts what the feed says in the place of what was asked for (RTM-04 to RTM-07); the questions that follow from it are asked anew. */
export function createFeedReader(client: QueryClient) {
  let history: ReturnType<typeof setTimeout> | undefined;

  function changeAttributes(attributes: Attributes): void {
    for (const queryKey of [profileKey, accessKey]) {
      client.setQueryData<object>(queryKey, (known) => known && withKnown(known, attributes));
      void client.invalidateQueries({ queryKey });
    }
  }

  /** A round of a game books several times: the history is asked for once. */
  function renewHistory(): void {
    history ??= setTimeout(() => {
      history = undefined;
      for (const key of ['GET /player/me/transactions', 'GET /player/me/transactions/net_position']) {
        void client.invalidateQueries({ queryKey: [key] });
      }
    }, historyMs);
  }

  function apply(message: FeedMessage): void {
    switch (message.type) {
      case 'WALLET_BALANCE':
        keepBalance(client, message);
        renewHistory();
        return;
      case 'PLAYER_ATTRIBUTE_CHANGE':
        changeAttributes(message.attributes);
        return;
      case 'PLAYER_LOYALTY_LEVEL':
        changeAttributes(message.loyaltyLevel === undefined ? {} : { loyaltyLevel: message.loyaltyLevel });
    }
  }

  return {
    hear(text: string): void {
      try {
        const message = readFeedMessage(text);
        if (message) apply(message);
      } catch (error) {
        // RTM-07. What came is not written down: it may be about the player.
        if (!(error instanceof SyntaxError)) throw error;
        console.warn('The feed sent something that is no JSON; it is passed over.');
      }
    },
    stop: () => clearTimeout(history),
  };
}

/** Takes over what is known already and of the same kind: a service may say more than this site shows. */
function withKnown(known: object, attributes: Attributes): object {
  const members = Object.entries(known);
  const changed = members.filter(([name, value]) => name in attributes && typeof attributes[name] === typeof value);
  return { ...known, ...Object.fromEntries(changed.map(([name]) => [name, attributes[name]])) };
}
