import { AsyncLocalStorage } from 'node:async_hooks';
import type { Operator, OperatorRole } from '#sandbox/kit/operators.ts';
import { OpsRefusal } from './port/ops-refusal.ts';
import { wordOf } from './words/render-word.ts';

/**
 * Who may do what, besides administrators, who may do everything. Each change of the console names its actions, which are checked
 * before it is made (`changes/change.ts`); pages offer only what the operator may do.
 */
export const rolesOf = {
  'bet.decide': ['payments'],
  'bonus.cancel': ['support', 'payments'],
  'bonus.complete': ['payments'],
  'bonus.grant': ['support', 'payments'],
  'campaign.change': [],
  'chat.answer': ['support', 'protection'],
  'document.decide': ['payments'],
  'document.delete': [],
  'document.see': ['payments', 'protection'],
  'event.decide': ['payments'],
  'identity.match': ['protection'],
  'ledger.correct': ['payments'],
  'message.read': [],
  'player.block': ['protection'],
  'player.caps': ['payments'],
  'player.documents': ['payments'],
  'player.erase': [],
  'player.gameLimits': ['protection'],
  'player.kyc': ['payments'],
  'player.limits': ['protection'],
  'player.loyalty': ['support'],
  'player.payments': ['payments', 'protection'],
  'player.play': ['protection'],
  'questionnaire.decide': ['payments'],
  'sandbox.change': [],
  'withdrawal.decide': ['payments'],
} as const satisfies Readonly<Record<string, readonly Exclude<OperatorRole, 'administrator'>[]>>;

export type OperatorAction = keyof typeof rolesOf;
export type SignedInOperator = Pick<Operator, 'user' | 'role'>;

export function isAllowed(role: OperatorRole, action: OperatorAction): boolean {
  const allowed: readonly OperatorRole[] = rolesOf[action];
  return role === 'administrator' || allowed.includes(role);
}

/** Throws an `OpsRefusal` 403 that names the first action that the role may not do, and who may. */
export function requireRole(role: OperatorRole, actions: readonly OperatorAction[]): void {
  const refused = actions.find((action) => !isAllowed(role, action));
  if (!refused) return;
  const [wanted, own] = [wordOf('operatorAction', refused), wordOf('operatorRole', role)];
  const others = [...rolesOf[refused], 'administrator'].map((other) => wordOf('operatorRole', other)).join(' or ');
  throw new OpsRefusal(
    403,
    'error.operator.role',
    `Your role, ${own}, may not do this: ${wanted}. Ask ${others}. Nothing was changed.`,
  );
}

const operators = new AsyncLocalStorage<SignedInOperator>();

/** Answers a request of an operator, whose role decides what pages offer. */
export function runAsOperator<Result>(operator: SignedInOperator, work: () => Result): Result {
  return operators.run(operator, work);
}

/** The operator of the request; throws outside of one. */
export function currentOperator(): SignedInOperator {
  const operator = operators.getStore();
  if (!operator) throw new Error('No operator has signed in.');
  return operator;
}

/** Whether the page of this request offers the action. */
export function mayDo(action: OperatorAction): boolean {
  return isAllowed(currentOperator().role, action);
}
