import { openTicket } from '#lib/realtime/contract.ts';
import { readHoldings, sumHoldings } from '../money.ts';
import { type Balances, balancesOf, observeFeed } from '../observations/feed.ts';
import { stakeMinor } from '../observations/round.ts';
import { Failure, type Point, point } from '../point.ts';
import { noToken, requireRefused } from '../refusals.ts';
import { requireEqual, requireSorted, requireTrue, toInstant } from '../shapes.ts';
import { connect, openSocket } from '../socket.ts';
import { fetchReply } from '../wire.ts';

const needs = ['platform', 'identity', 'realtime', 'player'] as const;
const withStake = [...needs, 'otherPlayer', 'serviceSecret', 'game', 'mayChange'] as const;
const noTicketCode = 4_401;

const walletIdsOf = ({ balanceMap: { main, locked, bonus } }: Balances) =>
  [...main, ...locked, ...bonus].map(({ walletId }) => walletId);

/** The feed of live balances. */
export const feedPoints: readonly Point[] = [
  point({
    id: 'feed.ticket',
    title: 'A player gets a ticket that ends soon, others get none',
    rule: 'RTM-01',
    means: 'Balances change only after a while; or anyone reads them.',
    needs: ['platform', 'identity', 'player'],
    async run(backend) {
      const as = await backend.player();
      const { expiresAt } = await fetchReply(backend, openTicket, {}, { as });
      toInstant(expiresAt, 'expiresAt');
      await requireRefused(backend, openTicket, {}, noToken, { as: { ...as, idToken: 'none' } });
    },
  }),
  point({
    id: 'feed.first',
    title: 'A socket begins with the balance of the wallet',
    rule: 'RTM-04',
    means: 'The header shows an old balance after a break of the connection.',
    needs,
    async run(backend) {
      const as = await backend.player();
      const [{ playable }, socket] = [await readHoldings(backend, as), await openSocket(backend, as)];
      try {
        await socket.until(() => balancesOf(socket.messages()).length > 0);
        const [first] = balancesOf(socket.messages());
        if (!first) throw new Failure('a balance as the first message', 'none in time');
        requireEqual(sumHoldings(first.balanceMap).playable, playable, 'the playable balance of the first message');
      } finally {
        socket.close();
      }
    },
  }),
  point({
    id: 'feed.once',
    title: 'A ticket opens one socket, and a text that is none opens no socket',
    rule: 'RTM-01',
    means: 'Whoever sees an address of the feed follows the player’s balance.',
    needs,
    async run(backend) {
      const { ticket } = await fetchReply(backend, openTicket, {}, { as: await backend.player() });
      const first = await connect(backend, ticket);
      try {
        for (const wrong of [ticket, 'conformance-unknown']) {
          const socket = await connect(backend, wrong);
          requireEqual(
            await socket.closeCode().finally(() => socket.close()),
            noTicketCode,
            'the close code of a socket without a ticket',
          );
        }
      } finally {
        first.close();
      }
    },
  }),
  point({
    id: 'feed.ping',
    title: 'A ping is answered',
    rule: 'RTM-02',
    means: 'The connection is cut by proxies, and opened again and again.',
    needs,
    async run(backend) {
      const socket = await openSocket(backend, await backend.player());
      try {
        socket.send('ping');
        requireTrue(await socket.until(() => socket.pongs() > 0), 'the message PONG in time', 'none');
      } finally {
        socket.close();
      }
    },
  }),
  point({
    id: 'feed.change',
    title: 'A stake and its return are sent, each with the balance of the wallet after it',
    rule: 'RTM-04',
    means: 'The header does not follow a game.',
    needs: withStake,
    async run(backend) {
      const { before, staked, returned, messages } = await backend.once(observeFeed);
      requireEqual(staked.playable, before.playable - stakeMinor, 'the playable balance after the stake');
      const shown = balancesOf(messages).map(({ balanceMap }) => sumHoldings(balanceMap).playable);
      requireTrue(shown.includes(staked.playable), `a message with ${staked.playable} minor units`, shown.join(', ') || 'none');
      requireEqual(shown.at(-1), returned.playable, 'the playable balance of the last message');
    },
  }),
  point({
    id: 'feed.order',
    title: 'Messages come in the order of the changes',
    rule: 'DEC-X-10',
    means: 'The header ends at an older balance.',
    needs: withStake,
    async run(backend) {
      const { staked, returned, messages } = await backend.once(observeFeed);
      const balances = balancesOf(messages);
      const shown = balances.map(({ balanceMap }) => sumHoldings(balanceMap).playable);
      const [stake, end] = [shown.indexOf(staked.playable), shown.lastIndexOf(returned.playable)];
      requireTrue(stake >= 0 && stake < end, 'the balance after the stake before the one after its return', shown.join(', '));
      const times = balances.flatMap(({ asOf }) => (asOf === undefined ? [] : [toInstant(asOf, 'asOf')]));
      requireSorted(times, 'ascending', 'asOf of the messages');
    },
  }),
  point({
    id: 'feed.own',
    title: 'Another player receives nothing of it',
    rule: 'RTM-04',
    means: 'Players see the balances of others.',
    needs: withStake,
    async run(backend) {
      const { messages, ofOtherPlayer } = await backend.once(observeFeed);
      // The other player may have messages of their own.
      const own = new Set(balancesOf(messages).flatMap(walletIdsOf));
      const foreign = balancesOf(ofOtherPlayer).filter((message) => walletIdsOf(message).some((id) => own.has(id)));
      requireEqual(foreign.length, 0, 'messages to another player with the wallets of the test player');
    },
  }),
];
