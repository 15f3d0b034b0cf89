import type { Motif } from '#sandbox/data/types.ts';
import type { MotifArt } from '../frame.ts';
import { bass } from './bass.ts';
import { book } from './book.ts';
import { candy } from './candy.ts';
import { cards } from './cards.ts';
import { coins } from './coins.ts';
import { crown } from './crown.ts';
import { farm } from './farm.ts';
import { fruit } from './fruit.ts';
import { gems } from './gems.ts';
import { gift } from './gift.ts';
import { jungle } from './jungle.ts';
import { dragon } from './legends/dragon.ts';
import { gods } from './legends/gods.ts';
import { pharaoh } from './legends/pharaoh.ts';
import { pirate } from './legends/pirate.ts';
import { samurai } from './legends/samurai.ts';
import { viking } from './legends/viking.ts';
import { western } from './legends/western.ts';
import { lounge } from './lounge.ts';
import { neon } from './neon.ts';
import { ocean } from './ocean.ts';
import { roulette } from './roulette.ts';
import { space } from './space.ts';
import { stadium } from './stadium.ts';
import { wolf } from './wolf.ts';

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
  pirate,
  samurai,
  book,
  wolf,
  bass,
  gods,
  neon,
  farm,
  roulette,
  cards,
  stadium,
  lounge,
  coins,
  gift,
  crown,
};
