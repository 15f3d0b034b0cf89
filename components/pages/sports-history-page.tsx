import { Trail } from '#components/content/structured-data.tsx';
import { SportsFrame } from '#components/sportsbook/frame/sports-frame.tsx';
import { SportsHeader } from '#components/sportsbook/listing/sports-header.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { EmptyState } from '#components/ui/status/empty-state.tsx';
import type { PageContext } from '#lib/content/pages/params.ts';
import { getMessages, getTranslator } from '#lib/core/i18n/messages.ts';
import { betHistoryPath } from '#lib/pages/pages.ts';
import { sportsRoot } from '#lib/sportsbook/routes.ts';
import { SportsShell } from './sports-shell.tsx';

/** SPB-05: the place of a player's bets, which only the frame of the sportsbook knows. */
export function SportsHistoryPage({ context }: { readonly context: PageContext }) {
  const t = getTranslator(context.locale, 'sports');
  const title = getMessages(context.locale, 'sportsFrame')['bet-history'];
  const isVisitor = context.audience === 'visitor';
  return (
    <SportsShell context={context}>
      <SportsFrame context={context}>
        <SportsHeader context={context} heading={title} text={t('historyText')} steps={[{ name: title, path: betHistoryPath }]} />
        <div className="page pb-10 md:pb-16">
          <EmptyState
            icon="list"
            title={t(isVisitor ? 'historySignIn' : 'historyLoading')}
            action={isVisitor && <ButtonLink href="#sign-in">{getTranslator(context.locale, 'shell')('signIn')}</ButtonLink>}
          />
        </div>
      </SportsFrame>
      <Trail
        context={context}
        steps={[
          { title: getTranslator(context.locale, 'lobby')('sports'), path: sportsRoot },
          { title, path: betHistoryPath },
        ]}
      />
    </SportsShell>
  );
}
