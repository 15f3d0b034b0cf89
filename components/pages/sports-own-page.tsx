import { Trail } from '#components/content/structured-data.tsx';
import { SportsFrame } from '#components/sportsbook/frame/sports-frame.tsx';
import { SportsHeader } from '#components/sportsbook/listing/sports-header.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { EmptyState } from '#components/ui/status/empty-state.tsx';
import type { PageContext } from '#lib/content/pages/params.ts';
import { getMessages, getTranslator } from '#lib/core/i18n/messages.ts';
import { betHistoryPath, favouritesPath } from '#lib/pages/pages.ts';
import { sportsRoot } from '#lib/sportsbook/routes.ts';
import { SportsShell } from './sports-shell.tsx';

const views = {
  'bet-history': { path: betHistoryPath, text: 'historyText', loading: 'historyLoading', needsPlayer: true },
  favourites: { path: favouritesPath, text: 'favouritesText', loading: 'favouritesLoading', needsPlayer: false },
} as const;

interface SportsOwnPageProps {
  readonly context: PageContext;
  readonly view: keyof typeof views;
}

/** SPB-05: the place of a player's bets or favourites, which only the frame of the sportsbook knows. */
export function SportsOwnPage({ context, view }: SportsOwnPageProps) {
  const t = getTranslator(context.locale, 'sports');
  const title = getMessages(context.locale, 'sportsFrame')[view];
  const { path, text, loading, needsPlayer } = views[view];
  const showsSignIn = needsPlayer && context.audience === 'visitor';
  return (
    <SportsShell context={context}>
      <SportsFrame context={context}>
        <SportsHeader context={context} heading={title} text={t(text)} steps={[{ name: title, path }]} />
        <div className="page pb-10 md:pb-16">
          <EmptyState
            icon="list"
            title={t(showsSignIn ? 'historySignIn' : loading)}
            action={showsSignIn && <ButtonLink href="#sign-in">{getTranslator(context.locale, 'shell')('signIn')}</ButtonLink>}
          />
        </div>
      </SportsFrame>
      <Trail
        context={context}
        steps={[
          { title: getTranslator(context.locale, 'lobby')('sports'), path: sportsRoot },
          { title, path },
        ]}
      />
    </SportsShell>
  );
}
