import type { PlayerChange, PlayerFlag } from './port/players.ts';
import { mayDo, type OperatorAction } from './roles.ts';

/** The action of each flag: those of payments, and those of play. */
const actionOfFlag: Readonly<Record<PlayerFlag, OperatorAction>> = {
  payout: 'player.payments',
  casino: 'player.play',
  liveCasino: 'player.play',
  sports: 'player.play',
  virtualSports: 'player.play',
  bonuses: 'player.play',
  deposit: 'player.payments',
  withdrawal: 'player.payments',
  crypto: 'player.payments',
  volt: 'player.payments',
  macropay: 'player.payments',
  isWithdrawalReview: 'player.payments',
};

const actionOfField: Readonly<Record<Exclude<keyof PlayerChange, 'flags'>, OperatorAction>> = {
  status: 'player.block',
  kycStatus: 'player.kyc',
  loyaltyLevel: 'player.loyalty',
  limitLevel: 'player.caps',
  multibrandSuspended: 'player.block',
  documents: 'player.documents',
  limits: 'player.limits',
  limitations: 'player.gameLimits',
};

type ChangedName = keyof typeof actionOfField | PlayerFlag;

function actionOf(name: ChangedName): OperatorAction {
  return name in actionOfFlag ? actionOfFlag[name as PlayerFlag] : actionOfField[name as keyof typeof actionOfField];
}

/** Whether the operator of the request may change this about a player. */
export function mayChange(name: ChangedName): boolean {
  return mayDo(actionOf(name));
}

/** What a change of a player asks the operator's role for. */
export function actionsOfPlayerChange({ flags = {}, ...fields }: PlayerChange): readonly OperatorAction[] {
  const namesOf = (part: object) =>
    Object.entries(part).flatMap(([name, value]) => (value === undefined ? [] : [name as ChangedName]));
  return [...namesOf(fields), ...namesOf(flags)].map(actionOf);
}
