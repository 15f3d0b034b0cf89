'use client';

import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { Skeleton } from '#components/ui/status/skeleton.tsx';
import type { PersonalItem } from '#lib/content/types.ts';
import { callSite } from '#lib/core/api/browser.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { ForMeCard } from './for-me-card.tsx';
import type { ForMeStoryProps } from './for-me-story.tsx';

/** Every state has the height of the cards, so that loading moves nothing below. */
const height = 'h-50';

export function ForMe() {
  const { locale } = useLocale();
  const messages = useMessages('forMe');
  const { data, isError, refetch } = useQuery({
    queryKey: ['for-me', locale],
    queryFn: () => callSite<readonly PersonalItem[]>(`/api/content/for-me?locale=${locale}`),
    staleTime: 300_000,
    retry: false,
  });
  const [Story, setStory] = useState<ComponentType<ForMeStoryProps> | null>(null);
  const [read, setRead] = useState<{ readonly item: PersonalItem; readonly open: boolean } | null>(null);
  const open = async (item: PersonalItem) => {
    const { ForMeStory } = await import('./for-me-story.tsx');
    setStory(() => ForMeStory);
    setRead({ item, open: true });
  };
  if (isError) {
    return (
      <Message>
        <p>{messages.failed}</p>
        <Button tone="secondary" onClick={() => void refetch()}>
          {messages.retry}
        </Button>
      </Message>
    );
  }
  if (!data) {
    return (
      <div className={height}>
        <Skeleton className="h-full w-full rounded-card" />
        <p role="status" className="sr-only">
          {messages.loading}
        </p>
      </div>
    );
  }
  if (data.length === 0) {
    return (
      <Message>
        <p>{messages.empty}</p>
      </Message>
    );
  }
  return (
    <>
      <ul className={`rail -mx-(--gutter) scroll-px-(--gutter) gap-4 px-(--gutter) ${height}`}>
        {data.map((item) => (
          <li key={item.id} className="h-full w-[min(26rem,86vw)]">
            <ForMeCard item={item} moreLabel={messages.more} onMore={() => void open(item)} />
          </li>
        ))}
      </ul>
      {Story && read && <Story item={read.item} open={read.open} onOpenChange={(isOpen) => setRead({ ...read, open: isOpen })} />}
    </>
  );
}

function Message({ children }: { readonly children: ReactNode }) {
  return (
    <div className={`lit flex flex-col items-center justify-center gap-4 rounded-card p-6 text-center text-paper-2 ${height}`}>
      {children}
    </div>
  );
}
