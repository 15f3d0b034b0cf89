import type { NumberForm } from '#lib/core/money/number-form.ts';
import type { WireMe } from '../../wire.ts';
import type { Pick } from './pick.ts';
import { hasChanged, isCombined, type Slip } from './slip.ts';
import { parseStake } from './stake.ts';

/** A bet that the slip would place. `stakeMinor` is undefined while the typed stake is none. */
export interface PlannedBet {
  readonly kind: 'SINGLE' | 'ACCUMULATOR';
  readonly picks: readonly Pick[];
  readonly stakeMinor: number | undefined;
  readonly totalOddsMilli: number;
  /** The whole payout of a won bet; without the stake for a free bet. */
  readonly possibleWinMinor: number;
  readonly freeBetId: string | undefined;
}

/** The product of odds in thousandths, rounded down. */
export function multiplyOdds(odds: readonly number[]): number {
  const product = odds.reduce((total, milli) => total * BigInt(milli), 1n);
  return odds.length === 0 ? 1_000 : Number(product / 1_000n ** BigInt(odds.length - 1));
}

export function planBets(slip: Slip, me: WireMe | undefined, numbers: NumberForm): readonly PlannedBet[] {
  const currency = me?.currency ?? 'EUR';
  const { picks, freeBetId } = slip;
  const freeBet = canUseFreeBet(slip) ? me?.player?.freeBets.find((each) => each.freeBetId === freeBetId) : undefined;
  const plan = (kind: PlannedBet['kind'], own: readonly Pick[], typed: string): PlannedBet => {
    const stakeMinor = freeBet?.amountMinor ?? parseStake(typed, currency, numbers);
    const totalOddsMilli = multiplyOdds(own.map(({ oddsMilli }) => oddsMilli));
    const win = Number((BigInt(stakeMinor ?? 0) * BigInt(totalOddsMilli)) / 1_000n);
    const possibleWinMinor = freeBet ? win - freeBet.amountMinor : win;
    return { kind, picks: own, stakeMinor, totalOddsMilli, possibleWinMinor, freeBetId: freeBet?.freeBetId };
  };
  if (isCombined(slip)) return [plan('ACCUMULATOR', picks, slip.stake)];
  return picks.map((pick) => plan('SINGLE', [pick], pick.stake));
}

/** A free bet pays one bet whole: an accumulator or the only single. */
export const canUseFreeBet = (slip: Slip) => isCombined(slip) || slip.picks.length === 1;

/** Why the slip cannot be placed as it is. `sign-in` comes first, so that a visitor is not corrected before. */
export type Problem =
  | 'sign-in'
  | 'not-allowed'
  | 'virtual-not-allowed'
  | 'same-event'
  | 'virtual-mixed'
  | 'too-many'
  | 'gone'
  | 'closed'
  | 'changed'
  | 'stake'
  | 'stake-low'
  | 'win-high'
  | 'funds'
  | 'free-bet-odds';

export function findProblem(slip: Slip, me: WireMe | undefined, numbers: NumberForm): Problem | undefined {
  const player = me?.player;
  if (!me || !player) return 'sign-in';
  if (!player.sports && !player.virtualSports) return 'not-allowed';
  const planned = planBets(slip, me, numbers).filter(({ stakeMinor, kind }) => kind === 'ACCUMULATOR' || stakeMinor !== 0);
  // A single without a stake is left in the slip while another one has a stake.
  const staked = planned.filter(
    ({ stakeMinor, picks }) => stakeMinor !== undefined || picks.some(({ stake }) => stake.trim() !== ''),
  );
  const bets = staked.length > 0 ? staked : planned;
  const placed = bets.flatMap(({ picks }) => picks);
  if (!player.virtualSports && placed.some(({ isVirtual }) => isVirtual)) return 'virtual-not-allowed';
  if (isCombined(slip) && new Set(placed.map(({ eventId }) => eventId)).size < placed.length) return 'same-event';
  if (isCombined(slip) && new Set(placed.map(({ isVirtual }) => isVirtual)).size > 1) return 'virtual-mixed';
  if (isCombined(slip) && placed.length > me.maxSelections) return 'too-many';
  if (placed.some(({ isGone }) => isGone)) return 'gone';
  if (placed.some(({ isOpen }) => !isOpen)) return 'closed';
  if (placed.some(hasChanged)) return 'changed';
  return findStakeProblem(bets, me);
}

function findStakeProblem(bets: readonly PlannedBet[], me: WireMe): Problem | undefined {
  if (bets.length === 0 || bets.some(({ stakeMinor }) => !stakeMinor)) return 'stake';
  const freeBet = me.player?.freeBets.find(({ freeBetId }) => freeBetId === bets[0]?.freeBetId);
  if (freeBet && bets.some(({ totalOddsMilli }) => totalOddsMilli < freeBet.minOddsMilli)) return 'free-bet-odds';
  if (!freeBet && bets.some(({ stakeMinor }) => (stakeMinor ?? 0) < me.minStakeMinor)) return 'stake-low';
  if (bets.some(({ possibleWinMinor }) => possibleWinMinor > me.maxWinMinor)) return 'win-high';
  return !freeBet && sumStakes(bets) > (me.player?.balanceMinor ?? 0) ? 'funds' : undefined;
}

export const sumStakes = (bets: readonly PlannedBet[]) => bets.reduce((sum, { stakeMinor }) => sum + (stakeMinor ?? 0), 0);

/** The bets that are placed: singles without a stake are left. */
export const betsToPlace = (slip: Slip, me: WireMe | undefined, numbers: NumberForm) =>
  planBets(slip, me, numbers).filter(({ stakeMinor }) => stakeMinor !== undefined && stakeMinor > 0);
