import type { Motif } from '#sandbox/data/types.ts';
import type { MotifArt } from '../frame.ts';
import { candy } from './candy.ts';
import { dragon } from './dragon.ts';
import { fruit } from './fruit.ts';
import { gems } from './gems.ts';
import { jungle } from './jungle.ts';
import { ocean } from './ocean.ts';
import { pharaoh } from './pharaoh.ts';
import { space } from './space.ts';
import { viking } from './viking.ts';
import { western } from './western.ts';

export const motifArt: Record<Motif, MotifArt> = {
  pharaoh,
  fruit,
  gems,
  viking,
  ocean,
  space,
  jungle,
  candy,
  dragon,
  western,
  pirate: viking,
  samurai: dragon,
  book: pharaoh,
  wolf: viking,
  bass: ocean,
  gods: pharaoh,
  neon: space,
  farm: fruit,
  roulette: gems,
  cards: gems,
  stadium: western,
  lounge: candy,
  coins: gems,
  gift: candy,
  crown: gems,
};
