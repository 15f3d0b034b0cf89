import { playerKeyPrefix } from '#lib/session/player-key.ts';

const key = `${playerKeyPrefix}deposit`;

/** What a player has chosen for a deposit, as he typed it. Nothing of a card is ever part of it. */
export interface DepositDraft {
  readonly method: string;
  readonly amount: string;
  readonly accountId: string;
}

const emptyDraft: DepositDraft = { method: '', amount: '', accountId: '' };

/** What this tab had before a reload, or a way to the cashier and back. */
export function readDraft(): DepositDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return emptyDraft;
    const part = (name: keyof DepositDraft) => {
      const value: unknown = Reflect.get(kept, name);
      return typeof value === 'string' ? value.slice(0, 64) : '';
    };
    return { method: part('method'), amount: part('amount'), accountId: part('accountId') };
  } catch {
    return emptyDraft;
  }
}

export function keepDraft(draft: DepositDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A browser without storage keeps it on the page.
  }
}
