import { listTables } from '#sandbox/games/port.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { refusal } from '../../core/refusal.ts';
import { type LaunchingPlayer, type LaunchRequest, launcherUrl, openRealMoneyGame, requireGame } from './open-game.ts';

/** A launch of a game that its call names. */
export type NamedLaunch = LaunchRequest & { readonly code: string };

export async function launchForMoney(context: SandboxContext, player: LaunchingPlayer, launch: NamedLaunch) {
  requireGame(launch.provider, launch.code);
  requireTable(context, launch, 'player');
  const { launchToken, sessionId } = await openRealMoneyGame(context, player, launch);
  return { url: launcherUrl(context, launch, launchToken), token: launchToken, sessionId };
}

export function launchForFun(context: SandboxContext, launch: NamedLaunch): string {
  requireGame(launch.provider, launch.code);
  return launcherUrl(context, launch);
}

/** A closed table accepts no one, a full one only watchers (GAM-14). */
export function requireTable({ clock }: SandboxContext, { provider, code }: NamedLaunch, as: 'player' | 'watcher'): void {
  const table = listTables(provider, clock.now()).find(({ tableId }) => tableId === code);
  if (!table) return;
  const error = provider === 'evolution' ? 'error.evolution.table' : 'error.table';
  if (!table.open) throw refusal(400, `${error}.closed`);
  if (as === 'player' && table.seatsTaken >= table.seats) throw refusal(400, `${error}.full`);
}
