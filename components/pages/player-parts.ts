/** What every page of a player loads, in one part: their common modules would be sent with each of several. */
export { SessionTime } from '#components/protection/bar/session-time.tsx';
export { PlayerMenu } from '#components/session/player-menu.tsx';
export { PlayerProviders } from './player-providers.tsx';
