import { LobbyDoor } from '#components/lobby/lobby-door.tsx';
import type { PageContext } from '#lib/content/params.ts';
import { wordsOf } from '#lib/i18n/messages.ts';
import type { GamePage } from '#lib/launch/game.ts';
import { GameRoom } from './game-room-on-demand.tsx';

/** A game's own page: its name, and the room in which it opens. RTE-31 to RTE-33. */
export function PlayView({ context, game }: { readonly context: PageContext; readonly game: GamePage }) {
  const { locale, audience } = context;
  const { id, slug, title, studio, isLive, gameType, hasDemo, dealer, picture } = game;
  const place = {
    words: wordsOf(locale, 'play'),
    locale: locale.locale,
    language: locale.tag,
    market: locale.market,
    home: `/${locale.locale}`,
    isPlayer: audience !== 'visitor',
  };
  return (
    <LobbyDoor context={context} lobby={isLive ? 'live' : 'casino'}>
      <div className="space-y-3 pb-10 md:page md:pt-4">
        <div className="page flex items-baseline gap-3 pt-3 md:px-0 md:pt-0">
          <h1 className="truncate text-xl">{title}</h1>
          <p className="truncate text-sm text-paper-2">{[studio, dealer].filter(Boolean).join(' · ')}</p>
        </div>
        <GameRoom place={place} game={{ id, slug, title, isLive, gameType, hasDemo }} poster={picture.url} />
      </div>
    </LobbyDoor>
  );
}
