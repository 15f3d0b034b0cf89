import { type Bridge, openBridge } from '#lib/core/frames/bridge.ts';
import { type FromSports, fromSportsSchema, type ToSports } from '../frame-contract.ts';

export type SportsBridge = Bridge<ToSports>;

type Options = Omit<Parameters<typeof openBridge<FromSports, ToSports>>[0], 'parse'>;

/** DEC-SPB-1: the messages of the sportsbook in its frame. */
export function openSportsBridge(options: Options): SportsBridge {
  return openBridge({ ...options, parse: (data) => fromSportsSchema.safeParse(data).data });
}
