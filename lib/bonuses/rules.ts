import { fromWire, type Money } from '#lib/core/money/money.ts';
import type { FreeSpins, Reward } from './fields.ts';

/** What a player can do with a reward. */
export type RewardAction =
  | 'claim'
  | 'deposit'
  | 'optIn'
  | 'optOut'
  | 'activate'
  | 'release'
  | 'claimSpins'
  | 'playSpins'
  | 'toSportsbook'
  | 'activateCashback'
  | 'deactivateCashback'
  | 'claimCashback'
  | 'forfeit';

type RewardFacts = Pick<
  Reward,
  'campaignCategory' | 'state' | 'vertical' | 'triggerEvent' | 'optedIn' | 'bonusAmount' | 'cashbackActivated'
> & {
  readonly cashbackProgress: Pick<NonNullable<Reward['cashbackProgress']>, 'state'> | null;
};

export function isDepositBonus({ campaignCategory }: Pick<Reward, 'campaignCategory'>): boolean {
  return campaignCategory.endsWith('_DEPOSIT');
}

export function isCashback({ campaignCategory }: Pick<Reward, 'campaignCategory'>): boolean {
  return campaignCategory.startsWith('CASHBACK_') && campaignCategory !== 'CASHBACK_BOOSTER';
}

/** DEC-BON-17: bets on sports count from these total odds on. */
export const minSportsOdds = 1.8;

/** BON-25: whether it is used in the sportsbook. */
export function isForSportsbook({ vertical }: Pick<Reward, 'vertical'>): boolean {
  return vertical === 'SPORTS' || vertical === 'FREE_BET';
}

/** Whether a wagering requirement is shown: a free bet is one bet, whose winnings are real money. */
export function isWagered({ vertical, wageringAmount }: Pick<Reward, 'vertical' | 'wageringAmount'>): boolean {
  return wageringAmount > 0 && vertical !== 'FREE_BET';
}

/** BON-17, BON-18, BON-20: only running campaigns are offered, and instant cash until it is activated. */
export function isOffered({
  campaignStatus,
  campaignCategory,
  state,
}: Pick<Reward, 'campaignStatus' | 'campaignCategory' | 'state'>): boolean {
  if (campaignStatus !== 'ACTIVE') return false;
  return campaignCategory !== 'I_CASH' || state === 'ELIGIBLE' || state === 'OPTED_IN';
}

/** Actions that end something. */
export const endingActions: ReadonlySet<RewardAction> = new Set(['forfeit', 'optOut', 'deactivateCashback']);

/** What a player who sees the reward's promotion would do next; undefined where there is nothing to do. */
export function mainActionOf(reward: RewardFacts, spins?: Pick<FreeSpins, 'state'>): RewardAction | undefined {
  return actionsOf(reward, spins).find((action) => action !== 'release' && !endingActions.has(action));
}

const takingActions: ReadonlySet<RewardAction> = new Set(['claim', 'optIn', 'activateCashback', 'claimCashback']);

/** Whether the player can take the offer now, by a deposit too where that is open. */
export function isOpenToTake(reward: RewardFacts & Pick<Reward, 'campaignStatus'>, mayDeposit: boolean): boolean {
  const action = isOffered(reward) ? mainActionOf(reward) : undefined;
  return action !== undefined && (takingActions.has(action) || (action === 'deposit' && mayDeposit));
}

/** The actions of a reward, the most important one first. */
export function actionsOf(reward: RewardFacts, spins?: Pick<FreeSpins, 'state'>): readonly RewardAction[] {
  if (isCashback(reward)) return cashbackActions(reward);
  switch (reward.state) {
    case 'ELIGIBLE':
    case 'OPTED_IN':
      return offerActions(reward);
    case 'ASSIGNED':
      // Activating money also starts the spins that come with it.
      return [spins?.state === 'GRANTED' && reward.bonusAmount === 0 ? 'claimSpins' : 'activate', 'forfeit'];
    case 'QUEUED':
      return ['release', 'forfeit'];
    case 'ACTIVE':
      if (isForSportsbook(reward)) return ['toSportsbook', 'forfeit'];
      return spins?.state === 'CLAIMED' ? ['playSpins', 'forfeit'] : ['forfeit'];
    default:
      return [];
  }
}

function offerActions(reward: RewardFacts): readonly RewardAction[] {
  const isJoining = reward.triggerEvent === 'OPT_IN';
  if (isJoining && !reward.optedIn) return ['optIn'];
  if (!isJoining) return [isDepositBonus(reward) ? 'deposit' : 'claim'];
  // What a sports campaign without an amount pays comes with the bets.
  const isPaidWithBets = reward.vertical === 'SPORTS' && reward.bonusAmount === 0;
  return [isDepositBonus(reward) ? 'deposit' : isPaidWithBets ? 'toSportsbook' : 'claim', 'optOut'];
}

function cashbackActions({ cashbackProgress, cashbackActivated }: RewardFacts): readonly RewardAction[] {
  const change = cashbackActivated ? 'deactivateCashback' : 'activateCashback';
  return cashbackProgress?.state === 'CLAIMABLE' ? ['claimCashback', change] : [change];
}

/** BON-28: winnings of free spins are casino money. */
export function verticalOf({ vertical }: Pick<Reward, 'vertical'>): Exclude<Reward['vertical'], 'FREE_SPINS'> {
  return vertical === 'FREE_SPINS' ? 'CASINO' : vertical;
}

export interface DepositGrant {
  /** Zero for free spins alone. */
  readonly bonus: Money;
  /** Zero where nothing has to be wagered. */
  readonly wager: Money;
}

type GrantTerms = Pick<Reward, 'bonusType' | 'vertical' | 'wrMultiplier' | 'currency'> & {
  readonly terms: Pick<Reward['terms'], 'matchPercent' | 'maxBonus' | 'amount'>;
};

/** BON-33: what a deposit (minor units) would give and ask. Sticky money is wagered together with the deposit. */
export function grantOfDeposit(
  { terms, bonusType, vertical, wrMultiplier, currency }: GrantTerms,
  depositMinor: number,
): DepositGrant {
  const { matchPercent, maxBonus, amount } = terms;
  const highest = maxBonus === null ? Number.POSITIVE_INFINITY : fromWire(maxBonus, currency).minor;
  const minor =
    matchPercent === null
      ? fromWire(amount ?? 0, currency).minor
      : Math.min(highest, Math.floor((depositMinor * matchPercent) / 100));
  const base = minor > 0 && bonusType === 'STICKY' ? minor + depositMinor : minor;
  const times = vertical === 'FREE_BET' ? 0 : wrMultiplier;
  return { bonus: { minor, currency }, wager: { minor: Math.round(base * times), currency } };
}

/** The share of the wagering requirement that is done, from 0 to 1. */
export function wageredShare({ wageringProgress, wageringAmount }: Pick<Reward, 'wageringProgress' | 'wageringAmount'>): number {
  return wageringAmount > 0 ? Math.min(1, wageringProgress / wageringAmount) : 0;
}
