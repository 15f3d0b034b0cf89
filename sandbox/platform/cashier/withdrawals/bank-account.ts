import { hash } from 'node:crypto';
import { readBankAccount } from '#lib/core/validation/bank-account.ts';
import { badRequest } from '../../core/refusal.ts';

/** The account that a player enters, under a digest and with a masked label: the number itself goes to the bank only. */
export function readEnteredAccount(playerId: number, typed: string): { readonly id: string; readonly label: string } {
  const number = readBankAccount(typed);
  if (number === undefined) throw badRequest('error.withdraw.account');
  return {
    id: `ba_${hash('sha256', `${playerId} ${number}`).slice(0, 32)}`,
    label: `${number.slice(0, 4)} •••• ${number.slice(-4)}`,
  };
}
