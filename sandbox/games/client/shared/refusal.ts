import type { ApiRefusal, StakeLimit } from './api.ts';
import { button } from './dom.ts';
import { facts, getMessage } from './facts.ts';
import { money } from './money.ts';
import { isFramed, leaveGame, showRewards } from './site-messages.ts';

interface LowerStake {
  readonly minor: number;
  readonly apply: () => void;
}

let findLowerStake: ((maxMinor: number) => LowerStake | undefined) | undefined;

/** Sets how the stake control lowers the stake to at most `maxMinor`; undefined where that would not help. */
export function offerLowerStake(find: (maxMinor: number) => LowerStake | undefined): void {
  findLowerStake = find;
}

/** The sentence of a refusal. */
export function refusalText({ code, limit }: Omit<ApiRefusal, 'kind'>): string {
  return (limit && limitText(limit)) ?? facts.messages[`refused.${code}`] ?? getMessage('refused.other');
}

/** Undefined for a game that the operator has excluded, which has no figure. */
function limitText({ rule, bonusTitle, maxMinor }: StakeLimit): string | undefined {
  const max = money(maxMinor ?? 0);
  if (bonusTitle !== null) return getMessage(`limit.${rule}`, { bonus: bonusTitle, max });
  return rule === 'MAX_BET' ? getMessage('limit.max', { max }) : undefined;
}

/** Buttons for what the player can do next. A stake of at most `lowerToMinor` would be taken; `onLowered` gets it in words. */
export function nextSteps(
  { code, limit }: Omit<ApiRefusal, 'kind'>,
  lowerToMinor: number | null | undefined,
  onLowered: (text: string) => void,
): readonly HTMLButtonElement[] {
  const lower = lowerToMinor ? findLowerStake?.(lowerToMinor) : undefined;
  const apply = () => {
    if (!lower) return;
    lower.apply();
    onLowered(`${getMessage('stake')}: ${money(lower.minor)}`);
  };
  const canDeposit = facts.mode === 'real' && (isFramed || facts.depositUrl !== '');
  const lacksMoney = code === 'NOT_ENOUGH_FUNDS' || limit?.rule === 'OWN_MONEY_ONLY' || limit?.rule === 'NO_OWN_MONEY';
  const steps = [
    lower && button(getMessage('lowerStake', { stake: money(lower.minor) }), 'plain', apply),
    canDeposit && lacksMoney && button(getMessage('deposit'), 'plain', () => leaveGame('deposit')),
    isFramed && limit?.bonusTitle && button(getMessage('seeBonus'), 'plain', showRewards),
    (code === 'CONNECTION' || code === 'ROUND_OPEN') && button(getMessage('tryAgain'), 'plain', () => window.location.reload()),
    (code === 'SESSION_CLOSED' || code === 'OPENED_ELSEWHERE' || code === 'TABLE_CLOSED' || limit?.rule === 'EXCLUDED') &&
      button(getMessage('toLobby'), 'plain', () => leaveGame('lobby')),
  ];
  return steps.filter((step) => step instanceof HTMLButtonElement);
}
