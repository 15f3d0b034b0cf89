import { timeZoneOf } from '#lib/core/market/place.ts';
import { toWire } from '#lib/core/money/money.ts';
import { listTransactions, readNetPosition, readWallet, type Transaction } from '#lib/wallet/contract.ts';
import { readBalances, walletIdOf } from '#sandbox/ledger/balances.ts';
import { type HistoryRow, listPlayerTransactions, readNetPosition as sumNetPosition } from '#sandbox/ledger/history.ts';
import { referenceOf } from '#sandbox/ledger/reference.ts';
import { readCampaignTitles } from '../bonuses/history-titles.ts';
import { writeBalanceMap } from '../core/balance-map.ts';
import { refusal } from '../core/refusal.ts';
import { defineRoute } from '../core/route.ts';
import { findPlayer } from '../players/find-player.ts';
import { requireKnownPlayer } from '../players/require-player.ts';
import { readBetTitles } from '../sportsbook/history-titles.ts';
import { windowOf } from './window.ts';

export const walletRoutes = [
  defineRoute(readWallet, async ({ playerId, context: { database, clock } }) => {
    const asOf = clock.now().toISOString();
    const balances = await readBalances(database, playerId);
    if (!balances) throw refusal(404, 'error.wallet.not_found');
    return { balanceMap: writeBalanceMap(balances), asOf };
  }),

  defineRoute(listTransactions, async ({ playerId, query, context: { database, clock } }) => {
    const { category, status, type, limit, position } = query;
    const player = await findPlayer(database, playerId);
    const timeZone = player ? timeZoneOf(player) : 'UTC';
    const filter = { playerId, category, status, type, ...windowOf(query, timeZone, clock.now()), limit, position };
    const rows = await listPlayerTransactions(database, filter);
    const references = rows.map(({ referenceId }) => referenceId);
    const language = query.language ?? player?.languageCode ?? 'en';
    const titles = await readCampaignTitles(database, references, language);
    const bets = rows.flatMap((row) => (isSports(row) && row.roundId !== null ? [row.roundId] : []));
    const betTitles = await readBetTitles(database, bets);
    const transactions = rows.map((row) => ({
      ...writeTransaction(row, titles.get(row.referenceId)),
      ...writeBetTitle(row, betTitles),
    }));
    return { transactions, position };
  }),

  defineRoute(readNetPosition, async ({ playerId, query, context: { database, clock } }) => {
    const player = await requireKnownPlayer(database, playerId);
    const { currencyCode: currency } = player;
    const { category, status, type } = query;
    const window = windowOf(query, timeZoneOf(player), clock.now());
    const sums = await sumNetPosition(database, { playerId, category, status, type, ...window });
    return {
      netPosition: toWire({ minor: sums.netPositionMinor, currency }),
      winLoss: toWire({ minor: sums.winLossMinor, currency }),
      currency,
    };
  }),
];

function writeTransaction(row: HistoryRow, campaignTitle: string | undefined): Transaction {
  const { currency } = row;
  return {
    referenceId: row.referenceId,
    reference: referenceOf(row.id),
    playerId: String(row.playerId),
    walletId: walletIdOf(row.walletAccount),
    amount: toWire({ minor: row.amountMinor, currency }),
    balanceAfterTransaction: toWire({ minor: row.balanceAfterMinor, currency }),
    category: row.category,
    type: row.type,
    status: row.status,
    transactionDate: row.at.toISOString(),
    currency,
    ...(row.gameId && { gameId: row.gameId }),
    ...(row.method && { method: row.method }),
    ...(campaignTitle !== undefined && { campaignTitle }),
  };
}

function isSports({ category }: HistoryRow): boolean {
  return category === 'SPORTS' || category === 'VIRTUAL_SPORTS';
}

function writeBetTitle(row: HistoryRow, titles: ReadonlyMap<string, string>): Pick<Transaction, 'betTitle'> {
  const betTitle = isSports(row) ? titles.get(row.roundId ?? '') : undefined;
  return betTitle === undefined ? {} : { betTitle };
}
