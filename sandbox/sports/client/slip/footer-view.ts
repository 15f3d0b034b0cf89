import { h, type VNode } from '../dom/vnode.ts';
import { shareButtons, shareResult } from '../share/share-view.ts';
import { facts, getMessage, type MessageName } from '../shared/facts.ts';
import { formatOdds, money } from '../shared/format.ts';
import { isFramed } from '../shared/site.ts';
import type { State } from '../state/state.ts';
import { betsToPlace, findProblem, type Problem, planBets, sumStakes } from './bets.ts';
import { boostOfPlan } from './boost.ts';
import { boostLine } from './boost-view.ts';
import { acceptChoice, freeBetChoice } from './choices-view.ts';
import { refusedText } from './refused-view.ts';
import { acceptOdds, isCombined } from './slip.ts';
import { changeSlip, fetchOutcomes, placeSlip, refusalKey, signIn } from './slip-actions.ts';
import { stakeField } from './stake-view.ts';

/** Stake, totals and settings of the slip. */
export function slipFooter(state: State): VNode {
  const { slip, me, refusals } = state;
  const bets = planBets(slip, me, facts.numbers);
  const [combined] = isCombined(slip) ? bets : [];
  const boost = boostOfPlan(combined, me);
  const refusal = combined && refusals.get(refusalKey(combined.picks.map(({ selectionId }) => selectionId)));
  return h(
    'div',
    { class: 'slip-foot', key: 'foot' },
    combined && !combined.freeBetId && stakeField(state, undefined, slip.stake, getMessage('stake')),
    freeBetChoice(state),
    figures(state),
    boost && boostLine(boost),
    bonusLine(state),
    acceptChoice(state),
    me && h('p', { class: 'quiet bounds' }, getMessage('bounds', { min: money(me.minStakeMinor), max: money(me.maxWinMinor) })),
    refusal && refusedText(refusal),
    h(
      'div',
      { class: 'buttons share', key: 'share' },
      shareButtons(
        'slip',
        slip.picks.map(({ selectionId }) => selectionId),
      ),
    ),
    shareResult(state, 'slip'),
  );
}

function figures({ slip, me }: State): VNode {
  const bets = planBets(slip, me, facts.numbers);
  const isOne = isCombined(slip) || bets.length === 1;
  const boost = boostOfPlan(bets[0], me);
  const row = (name: MessageName, value: string) =>
    h('div', { class: 'figure', key: name }, h('dt', {}, getMessage(name)), h('dd', {}, value));
  return h(
    'dl',
    { class: 'figures' },
    isOne && row('totalOdds', formatOdds(bets[0]?.totalOddsMilli ?? 1_000)),
    row('totalStake', money(sumStakes(bets))),
    boost && boost.minor > 0 && [row('winWithoutBoost', money(bets[0]?.possibleWinMinor ?? 0)), row('boost', money(boost.minor))],
  );
}

/** Whether what would be placed counts for the active sports bonus. Beside one that is not sticky, own money pays first and counts nothing. */
function bonusLine({ slip, me }: State): VNode | undefined {
  const { bonus, balanceMinor = 0, bonusMinor = 0 } = me?.player ?? {};
  if (!bonus) return undefined;
  const bets = planBets(slip, me, facts.numbers);
  const mayCount = bets.every(({ totalOddsMilli, freeBetId }) => !freeBetId && totalOddsMilli >= bonus.minOddsMilli);
  const stakeMinor = sumStakes(bets);
  const ownMinor = bonus.isSticky === false ? balanceMinor - bonusMinor : 0;
  const whyNot = mayCount ? ownMinor >= Math.max(stakeMinor, 1) && 'bonusOwnMoney' : 'bonusCountsNot';
  const text = getMessage(whyNot || (ownMinor > 0 ? 'bonusPart' : 'bonusCounts'), {
    bonus: bonus.title,
    odds: formatOdds(bonus.minOddsMilli),
    amount: money(stakeMinor - ownMinor),
  });
  const max = bonus.maxBetMinor === null ? '' : ` ${getMessage('bonusMax', { max: money(bonus.maxBetMinor) })}`;
  return h('p', { class: `bonus${whyNot ? '' : ' counts'}`, key: 'bonus' }, text + max);
}

const problemTexts = {
  'not-allowed': () => getMessage('notAllowed'),
  'virtual-not-allowed': () => getMessage('virtualNotAllowed'),
  'same-event': () => getMessage('sameEvent'),
  'virtual-mixed': () => getMessage('refused.VIRTUAL_MIXED'),
  'too-many': ({ me }: State) => getMessage('tooManySelections', { count: me?.maxSelections ?? 0 }),
  gone: () => getMessage('refused.SELECTION_UNKNOWN'),
  closed: () => getMessage('needOpen'),
  changed: () => getMessage('needAccept'),
  stake: () => getMessage('needStake'),
  'stake-low': ({ me }: State) => getMessage('refused.STAKE_TOO_LOW', { bound: money(me?.minStakeMinor ?? 0) }),
  'win-high': ({ me }: State) => getMessage('refused.WIN_TOO_HIGH', { bound: money(me?.maxWinMinor ?? 0) }),
  funds: () => getMessage('refused.NOT_ENOUGH_FUNDS'),
  'free-bet-odds': () => getMessage('refused.FREE_BET_ODDS'),
} as const satisfies Readonly<Record<Exclude<Problem, 'sign-in'>, (state: State) => string>>;

/** The end of the slip, always in sight: the payout beside its one button, which says what has to be done next. */
export function placeSection(state: State): VNode {
  if (state.isPlacing) return placingState(state);
  const { slip, me, attempts } = state;
  // Nothing else is placed before it is known what became of the last bet.
  const isUnknown = attempts.length > 0 && Boolean(me?.player);
  const problem = isUnknown ? undefined : findProblem(slip, me, facts.numbers);
  const bets = planBets(slip, me, facts.numbers);
  const boostMinor = boostOfPlan(bets[0], me)?.minor ?? 0;
  const winMinor = bets.reduce((sum, { possibleWinMinor }) => sum + possibleWinMinor, boostMinor);
  return h(
    'div',
    { class: 'place-bet', key: 'place' },
    problem && problem !== 'sign-in' && h('p', { class: 'problem', id: 'problem' }, problemTexts[problem](state)),
    h(
      'div',
      { class: 'place-row' },
      bets.length > 0 &&
        h(
          'p',
          { class: 'payout' },
          h('span', {}, getMessage(boostMinor > 0 ? 'winWithBoost' : 'possibleWin')),
          ' ',
          h('strong', {}, money(winMinor)),
        ),
      isUnknown ? wideButton(getMessage('checkAgain'), () => void fetchOutcomes(), false) : nextButton(state, problem),
    ),
  );
}

function nextButton({ slip, me }: State, problem: Problem | undefined): VNode {
  if (me && problem === 'sign-in') return wideButton(getMessage('signIn'), signIn, !isFramed);
  if (problem === 'changed') return wideButton(getMessage('acceptOdds'), () => changeSlip(acceptOdds), false);
  const totalMinor = sumStakes(betsToPlace(slip, me, facts.numbers));
  const place = getMessage(totalMinor > 0 ? 'placeFor' : 'place', { amount: money(totalMinor) });
  return wideButton(place, () => void placeSlip(), problem !== undefined || !me, problem && 'problem');
}

/** A button that is not available stays in the order of focus and says why. */
const wideButton = (label: string, onclick: () => void, isDisabled: boolean, describedBy?: string) =>
  h(
    'button',
    {
      type: 'button',
      class: 'primary',
      key: 'primary',
      'aria-disabled': isDisabled && 'true',
      'aria-describedby': describedBy,
      onclick: () => {
        if (!isDisabled) onclick();
      },
    },
    label,
  );

const placingState = ({ isChecking }: State) =>
  h(
    'div',
    { class: 'placing', role: 'status', key: 'placing' },
    h('strong', {}, getMessage(isChecking ? 'checking' : 'placing')),
    h('progress', { 'aria-label': getMessage(isChecking ? 'checking' : 'placing') }),
    h('span', { class: 'quiet' }, getMessage(isChecking ? 'placingLost' : 'placingText')),
  );
