import type { z } from 'zod';
import { type Bridge as FrameBridge, openBridge as openFrameBridge } from '#lib/core/frames/bridge.ts';
import { fromGameSchema, type toGameSchema } from '#lib/games/play/frame-contract.ts';

export type FromGame = z.output<typeof fromGameSchema>;
export type ToGame = z.output<typeof toGameSchema>;
export type Bridge = FrameBridge<ToGame>;

type Options = Omit<Parameters<typeof openFrameBridge<FromGame, ToGame>>[0], 'parse'>;

/** GAM-21, GAM-22, DEC-GAM-10: the messages of a game in its frame; the origin is that of its launcher. */
export function openBridge(options: Options): Bridge {
  return openFrameBridge({ ...options, parse: (data) => fromGameSchema.safeParse(data).data });
}
