/** What an operator of the console is there for; what each may do is the table of `sandbox/ops/roles.ts`. */
export const operatorRoles = ['support', 'payments', 'protection', 'administrator'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

export interface Operator {
  readonly user: string;
  readonly password: string;
  readonly role: OperatorRole;
}

/** One of each role, for a sandbox on this machine; anyone can read the passwords here. */
const seededOperators =
  'support/support:support-operator,payments/payments:payments-operator,protection/protection:protection-operator';

/** Further operators: `mia/support:password,leo/payments:password`. Their names are in the audit trail, where these words have a meaning. */
export function readOperators(list: string | undefined, { isSeeded }: { readonly isSeeded: boolean }): readonly Operator[] {
  return (list ?? (isSeeded ? seededOperators : ''))
    .split(',')
    .filter(Boolean)
    .map((entry) => {
      const [, user = '', name, password] = /^([\w.-]{2,40})\/(\w+):(.{8,})$/.exec(entry.trim()) ?? [];
      const role = operatorRoles.find((known) => known === name);
      if (!role || !password || ['player', 'system'].includes(user.toLowerCase())) {
        throw new Error(
          `OPERATORS is a list of name/role:password with a role of ${operatorRoles.join(', ')} and passwords of 8 characters or more, separated by commas.`,
        );
      }
      return { user, password, role };
    });
}
