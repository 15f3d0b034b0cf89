import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createTranslator } from 'use-intl/core';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import type { IconName } from '#components/ui/icon.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { Switch } from '#components/ui/switch.tsx';
import { formatMoney } from '#lib/money/format.ts';
import { ask, query } from '#lib/platform/browser.ts';
import { useBalance } from '#lib/wallet/client.ts';
import type { PlayedGame, PlayPlace, PlayWords } from './play-words.ts';
import { writeDuration } from './use-clock.ts';

const shown = ['main', 'locked', 'casinoBonus', 'liveCasinoBonus'] as const;

/** Instead of a wait without an end. */
function Unread({ words, onRetry }: { readonly words: PlayWords; readonly onRetry: () => unknown }) {
  const retry = (
    <Button size="small" tone="secondary" onClick={() => void onRetry()}>
      {words.retry}
    </Button>
  );
  return (
    <div role="alert">
      <Notice tone="warn" action={retry}>
        {words.unread}
      </Notice>
    </div>
  );
}

/** Who plays, with what. */
export function AccountPart({ place }: { readonly place: PlayPlace }) {
  const { words, home, market } = place;
  const profile = useQuery(query('GET /player/me/profile', {}));
  const client = useQueryClient();
  const { balance, isStale } = useBalance(profile.data?.currencyCode);
  const isUnread = (isStale && !balance) || (profile.isError && !profile.data);
  const renew = () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [key] }) => key === 'GET /player/me/wallet' || key === 'GET /player/me/profile',
    });
  return (
    <div className="space-y-6">
      {profile.data && <p className="font-display text-xl">{`${profile.data.firstName} ${profile.data.lastName}`}</p>}
      {profile.isPending && <Skeleton className="h-7 w-40 rounded-sm" />}
      {isUnread ? <Unread words={words} onRetry={renew} /> : isStale && <Notice tone="warn">{words.stale}</Notice>}
      <dl className="lit divide-y divide-paper/7 rounded-card">
        {shown.map((part) => (
          <div key={part} className="flex justify-between gap-4 px-4 py-3 text-sm">
            <dt>{words[part]}</dt>
            <dd className="font-semibold tabular-nums">
              {balance ? formatMoney(balance[part], market) : isStale ? '–' : <Skeleton className="h-5 w-20 rounded-sm" />}
            </dd>
          </div>
        ))}
      </dl>
      <ButtonLink href={`${home}/my-account`} tone="secondary" wide>
        {words.toAccount}
      </ButtonLink>
    </div>
  );
}

/** Money in and out. Leaving the game loses nothing: a round that is open is played to its end. */
export function BankingPart({ place: { words, home } }: { readonly place: PlayPlace }) {
  return (
    <div className="space-y-3">
      <p className="mb-5 text-sm text-paper-2">{words.bankingText}</p>
      <ButtonLink href={`${home}/my-account/banking/deposit`} wide>
        {words.deposit}
      </ButtonLink>
      <ButtonLink href={`${home}/my-account/banking/withdraw`} tone="secondary" wide>
        {words.withdraw}
      </ButtonLink>
      <ButtonLink href={`${home}/my-account/banking/transactions`} tone="quiet" wide>
        {words.transactions}
      </ButtonLink>
    </div>
  );
}

/** The time in this game, and the ways to stop. */
export function ProtectionPart({ place, seconds }: { readonly place: PlayPlace; readonly seconds: number }) {
  const { words, home, language } = place;
  const say = createTranslator({ locale: language, messages: words });
  return (
    <div className="space-y-5">
      <Notice tone="protection" title={say('spent', { time: writeDuration(seconds) })}>
        {words.spentText}
      </Notice>
      <ButtonLink href={`${home}/responsible-gambling`} tone="secondary" wide>
        {words.limits}
      </ButtonLink>
      <ButtonLink href={`${home}/my-account`} tone="secondary" wide>
        {words.pause}
      </ButtonLink>
    </div>
  );
}

/** What a player may set about the game itself. */
export function SettingsPart({ place, game }: { readonly place: PlayPlace; readonly game: PlayedGame }) {
  const { words } = place;
  const client = useQueryClient();
  const lobbyPageType = game.isLive ? ('LIVE_CASINO' as const) : ('CASINO' as const);
  const asked = query('GET /favorites', { query: { category: lobbyPageType, gameId: game.id } });
  const favourite = useQuery(asked);
  const mark = useMutation({
    mutationFn: (isFavorite: boolean) =>
      ask(isFavorite ? 'POST /favorites' : 'DELETE /favorites', { body: { gameId: game.id, lobbyPageType } }),
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey: [key] }) => key === 'GET /favorites' }),
  });
  const isKnown = favourite.data && 'isFavorite' in favourite.data ? favourite.data.isFavorite : undefined;
  return (
    <>
      <Switch
        label={words.favourite}
        text={words.favouriteText}
        checked={mark.isPending ? mark.variables : (isKnown ?? false)}
        disabled={isKnown === undefined || mark.isPending}
        onChange={({ currentTarget }) => mark.mutate(currentTarget.checked)}
      />
      <div role="alert">{mark.isError && <Notice tone="error">{words.notSaved}</Notice>}</div>
      {favourite.isError && !favourite.data && <Unread words={words} onRetry={favourite.refetch} />}
      <p className="mt-4 text-sm text-paper-2">{words.soundText}</p>
    </>
  );
}

/** A part of the account with nothing in it yet. */
export function EmptyPart({ icon, title, text }: { readonly icon: IconName; readonly title: string; readonly text: string }) {
  return (
    <EmptyState icon={icon} title={title}>
      {text}
    </EmptyState>
  );
}
