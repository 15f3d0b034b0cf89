import type { ReplyOf } from '#lib/core/api/endpoint.ts';
import type { readBettorBalance } from '#lib/sportsbook/seamless/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { readBonusBalance } from '../bonuses/assignments/account.ts';
import { expireDue, hasDue } from '../bonuses/assignments/expire-due.ts';
import { findActive } from '../bonuses/assignments/queue.ts';
import { findCampaign } from '../bonuses/campaigns.ts';
import { textIn } from '../bonuses/texts.ts';
import { listBoosts } from '../bonuses/wagering/accumulator-boost.ts';
import { minCountedOddsMilli } from '../bonuses/wagering/sports-wagering.ts';
import { lockPlayerAndMoney } from '../players/actor.ts';
import type { Player } from '../players/tables.ts';
import { readAccounts, sumOf } from './accounts.ts';

const maxBoosts = 20;

type Account = ReplyOf<typeof readBettorBalance>;

/** What the player may stake: money, free bets, and the rules of an active sports bonus and of boosts, titled in a language (BCP 47). */
export async function readBettorAccount(
  database: Database,
  player: Player,
  now: Date,
  language = player.languageCode,
): Promise<Account> {
  if (await hasDue(database, player.id, now)) {
    await database.transaction(async (tx) => {
      await lockPlayerAndMoney(tx, String(player.id));
      await expireDue(tx, player.id, now);
    });
  }
  const own = language.split('-')[0] ?? language;
  const accounts = await readAccounts(database, player.id);
  return {
    balanceMinor: sumOf(accounts),
    bonusMinor: sumOf(accounts.filter(({ account }) => account !== 'main')),
    freeBets: await listFreeBets(database, player.id),
    bonus: await readBonusRule(database, player.id, own),
    boosts: (await listBoosts(database, player, now)).slice(0, maxBoosts).map(({ campaign, at, terms }) => ({
      ...terms,
      percents: [...terms.percents],
      title: textIn(campaign, own).title,
      joinedAt: at.toISOString(),
    })),
  };
}

async function listFreeBets(database: Database, playerId: number): Promise<Account['freeBets']> {
  const freeBet = await findActive(database, playerId, 'FREE_BET');
  const amountMinor = freeBet ? await readBonusBalance(database, freeBet) : 0;
  if (!freeBet?.expiresAt || amountMinor === 0) return [];
  const { assignmentId: freeBetId, expiresAt } = freeBet;
  return [{ freeBetId, amountMinor, expiresAt: expiresAt.toISOString(), minOddsMilli: minCountedOddsMilli }];
}

async function readBonusRule(database: Database, id: number, language: string): Promise<Account['bonus']> {
  const bonus = await findActive(database, id, 'SPORTS');
  const campaign = bonus && (await findCampaign(database, bonus.campaignId));
  if (!campaign) return null;
  const { moneyType, maxBetMinor } = bonus;
  const { title } = textIn(campaign, language);
  return { title, isSticky: moneyType === 'STICKY', minOddsMilli: minCountedOddsMilli, maxBetMinor };
}
