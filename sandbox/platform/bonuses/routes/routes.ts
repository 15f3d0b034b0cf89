import type { Route } from '../../core/route.ts';
import { campaignRoutes } from './campaign-routes.ts';
import { cashbackRoutes } from './cashback-routes.ts';
import { codeRoutes } from './code-routes.ts';
import { rewardRoutes } from './reward-routes.ts';
import { spinRoutes } from './spin-routes.ts';
import { sportsbookRoutes } from './sportsbook-routes.ts';

export const bonusRoutes: readonly Route[] = [
  ...campaignRoutes,
  ...rewardRoutes,
  ...codeRoutes,
  ...cashbackRoutes,
  ...spinRoutes,
  ...sportsbookRoutes,
];
