import type { SandboxContext } from '#sandbox/kit/context.ts';
import { type LaunchingPlayer, type LaunchRequest, launcherUrl, openRealMoneyGame, requireGame } from './open-game.ts';

/** A launch of a game that its call names. */
export type NamedLaunch = LaunchRequest & { readonly code: string };

export async function launchForMoney(context: SandboxContext, player: LaunchingPlayer, launch: NamedLaunch) {
  const { launchToken, sessionId } = await openRealMoneyGame(context, player, launch);
  return { url: launcherUrl(context, launch, launchToken), token: launchToken, sessionId };
}

export function launchForFun(context: SandboxContext, launch: NamedLaunch): string {
  requireGame(launch.provider, launch.code);
  return launcherUrl(context, launch);
}
