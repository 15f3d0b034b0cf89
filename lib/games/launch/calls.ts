import { call } from '#lib/core/api/browser.ts';
import type * as contract from './contract.ts';

export const listGameLimitations = call<typeof contract.listGameLimitations>('GET /bonus/v1/player/me/games/limitations');
