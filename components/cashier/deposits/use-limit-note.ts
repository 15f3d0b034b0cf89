import { useEffect, useState } from 'react';
import type { DepositFlow } from '#lib/cashier/rules.ts';
import { text } from '#lib/core/storage/shape.ts';
import { stored } from '#lib/core/storage/stored.ts';

/** Outlasts a sign-out, unlike other data of a player: the next sign-in is no reason to repeat the note. */
const notedLimit = stored('local', 'parlour.noted-limit', text(120));

/** DEP-10: whether to mention a nearly used limit: once per player, limit and period. */
export function useLimitNote({ notification, limitType, resetOn }: DepositFlow, playerId: string | undefined): boolean {
  const key = notification && playerId !== undefined ? [playerId, limitType, resetOn].join(' ') : undefined;
  const [known] = useState(() => notedLimit.read());
  useEffect(() => {
    if (key !== undefined) notedLimit.write(key);
  }, [key]);
  return key !== undefined && key !== known;
}
