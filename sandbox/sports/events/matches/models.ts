import { basketball } from './basketball.ts';
import { cricket } from './cricket.ts';
import { football, virtualFootball } from './football.ts';
import { iceHockey } from './ice-hockey.ts';
import type { SportModel } from './match.ts';
import { rugby } from './rugby.ts';
import { tennis } from './tennis.ts';

/** How each sport is played and priced. */
export const sportModels: Readonly<Record<string, SportModel>> = {
  football,
  'ice-hockey': iceHockey,
  tennis,
  basketball,
  rugby,
  cricket,
  'virtual-football': virtualFootball,
};
