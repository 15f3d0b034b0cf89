import { currentConsent } from '#lib/consent/browser.ts';
import { playerKeyPrefix } from '#lib/session/player-key.ts';
import type { Deposit } from './contract.ts';

const key = `${playerKeyPrefix}deposits-told`;
const most = 20;
const patienceMs = 1_000;

const beingTold = new Set<string>();

/** DEP-13, TRK-01: tells of a deposit that has succeeded, once per payment and browser, where the player agreed to that. */
export async function tellDeposit({ transactionId, isFirst, method, currency }: Deposit): Promise<void> {
  const options = currentConsent()?.options;
  if (!options?.marketing && !options?.performanceFunctional) return;
  const known = readTold();
  // Without a memory it would be told at each look: better not at all.
  if (!known || known.includes(transactionId) || beingTold.has(transactionId)) return;
  beingTold.add(transactionId);
  const moment = isFirst ? 'first-deposit' : 'recurring-deposit';
  // Remembered when it is told, not before: the page may be left over it, and tells again then.
  const told = import('#lib/tracking/track.ts')
    .then(({ track }) => track(moment, { method, currency }))
    .then((isTold) => isTold && remember(transactionId))
    .catch(() => false)
    .finally(() => beingTold.delete(transactionId));
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}

function readTold(): readonly string[] | undefined {
  try {
    return (localStorage.getItem(key) ?? '').split(' ').filter(Boolean);
  } catch {
    return undefined;
  }
}

function remember(transactionId: string): void {
  localStorage.setItem(key, [...(readTold() ?? []), transactionId].slice(-most).join(' '));
}
