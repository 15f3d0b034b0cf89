/** The path of a game's page, without the locale: `/online-casino/play/relax/ferrymans-lantern` (RTE-31, RTE-32). */
export function playPath({ isLive, provider, slug }: { isLive: boolean; provider: string; slug: string }): string {
  return `/${isLive ? 'live-casino-online' : 'online-casino'}/play/${provider}/${slug}`;
}
