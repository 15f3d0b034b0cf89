import { openTicket } from '#lib/realtime/contract.ts';
import { readHoldings, sumHoldings } from '../money.ts';
import { type Balances, balancesOf, observeFeed } from '../observations/feed.ts';
import { stakeMinor } from '../observations/round.ts';
import { Failure, type Runs } from '../point.ts';
import { noToken, requireRefused } from '../refusals.ts';
import { requireEqual, requireSorted, requireTrue, toInstant } from '../shapes.ts';
import { connect, openSocket } from '../socket.ts';
import { fetchReply } from '../wire.ts';

const noTicketCode = 4_401;

const walletIdsOf = ({ balanceMap: { main, locked, bonus } }: Balances) =>
  [...main, ...locked, ...bonus].map(({ walletId }) => walletId);

/** The feed of live balances. */
export const feedRuns = {
  'feed.ticket': async (backend) => {
    const as = await backend.player();
    const { expiresAt } = await fetchReply(backend, openTicket, {}, { as });
    toInstant(expiresAt, 'expiresAt');
    await requireRefused(backend, openTicket, {}, noToken, { as: { ...as, idToken: 'none' } });
  },
  'feed.first': async (backend) => {
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
  'feed.once': async (backend) => {
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
  'feed.ping': async (backend) => {
    const socket = await openSocket(backend, await backend.player());
    try {
      socket.send('ping');
      requireTrue(await socket.until(() => socket.pongs() > 0), 'the message PONG in time', 'none');
    } finally {
      socket.close();
    }
  },
  'feed.change': async (backend) => {
    const { before, staked, returned, messages } = await backend.once(observeFeed);
    requireEqual(staked.playable, before.playable - stakeMinor, 'the playable balance after the stake');
    const shown = balancesOf(messages).map(({ balanceMap }) => sumHoldings(balanceMap).playable);
    requireTrue(shown.includes(staked.playable), `a message with ${staked.playable} minor units`, shown.join(', ') || 'none');
    requireEqual(shown.at(-1), returned.playable, 'the playable balance of the last message');
  },
  'feed.order': async (backend) => {
    const { staked, returned, messages } = await backend.once(observeFeed);
    const balances = balancesOf(messages);
    const shown = balances.map(({ balanceMap }) => sumHoldings(balanceMap).playable);
    const [stake, end] = [shown.indexOf(staked.playable), shown.lastIndexOf(returned.playable)];
    requireTrue(stake >= 0 && stake < end, 'the balance after the stake before the one after its return', shown.join(', '));
    const times = balances.flatMap(({ asOf }) => (asOf === undefined ? [] : [toInstant(asOf, 'asOf')]));
    requireSorted(times, 'ascending', 'asOf of the messages');
  },
  'feed.own': async (backend) => {
    const { messages, ofOtherPlayer } = await backend.once(observeFeed);
    // The other player may have messages of their own.
    const own = new Set(balancesOf(messages).flatMap(walletIdsOf));
    const foreign = balancesOf(ofOtherPlayer).filter((message) => walletIdsOf(message).some((id) => own.has(id)));
    requireEqual(foreign.length, 0, 'messages to another player with the wallets of the test player');
  },
} satisfies Partial<Runs>;
