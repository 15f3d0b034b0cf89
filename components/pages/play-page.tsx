import { LobbyGuard } from '#components/games/lobby/lobby-guard.tsx';
import { GameScreen, ProviderTables } from '#components/games/play/game-screen-on-demand.tsx';
import { classNames } from '#components/ui/class-names.ts';
import type { PageContext } from '#lib/content/pages/params.ts';
import { MessagesProvider } from '#lib/core/i18n/client.tsx';
import { getMessages } from '#lib/core/i18n/messages.ts';
import type { GamePage } from '#lib/games/launch/game.ts';

/** RTE-31 to RTE-33: a game's own page. */
export function PlayView({ context, game }: { readonly context: PageContext; readonly game: GamePage }) {
  const { locale, audience } = context;
  const { id, slug, title, studio, isLive, gameType, hasDemo, dealer, picture } = game;
  return (
    <LobbyGuard context={context} lobby={isLive ? 'live' : 'casino'}>
      <div
        className={classNames('space-y-3 pb-10 md:page md:pt-4 [--around-game:17rem]', isLive && 'lg:[--around-game:12.5rem]')}
      >
        <div className="page flex items-baseline gap-3 pt-3 md:px-0 md:pt-0">
          <h1 className="truncate text-xl">{title}</h1>
          <p className="truncate text-sm text-paper-2">{[studio, dealer].filter(Boolean).join(' · ')}</p>
        </div>
        <MessagesProvider messages={{ play: getMessages(locale, 'play') }}>
          <GameScreen
            game={{ id, slug, title, isLive, gameType, hasDemo }}
            isPlayer={audience !== 'visitor'}
            poster={picture.url}
          />
          {isLive && (
            <div className="page pt-6 md:px-0">
              <ProviderTables slug={slug} />
            </div>
          )}
        </MessagesProvider>
      </div>
    </LobbyGuard>
  );
}
