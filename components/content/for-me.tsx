'use client';

import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import type { PersonalItem } from '#lib/content/types.ts';
import { askSite } from '#lib/platform/browser.ts';
import type en from '#messages/en.json';
import { ForMeCard } from './for-me-card.tsx';
import type { ForMeStoryProps } from './for-me-story.tsx';

interface ForMeProps {
  readonly locale: string;
  readonly words: (typeof en)['forMe'];
}

/** Every state is as high as the cards: nothing below moves when the answer comes. */
const height = 'h-50';

export function ForMe({ locale, words }: ForMeProps) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['for-me', locale],
    queryFn: () => askSite<readonly PersonalItem[]>(`/api/content/for-me?locale=${locale}`),
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
      <Remark>
        <p>{words.failed}</p>
        <Button tone="secondary" onClick={() => void refetch()}>
          {words.retry}
        </Button>
      </Remark>
    );
  }
  if (!data) {
    return (
      <div className={height}>
        <Skeleton className="h-full w-full rounded-card" />
        <p role="status" className="sr-only">
          {words.loading}
        </p>
      </div>
    );
  }
  if (data.length === 0) {
    return (
      <Remark>
        <p>{words.empty}</p>
      </Remark>
    );
  }
  return (
    <>
      <ul className={`rail -mx-(--gutter) scroll-px-(--gutter) gap-4 px-(--gutter) ${height}`}>
        {data.map((item) => (
          <li key={item.id} className="h-full w-[min(26rem,86vw)]">
            <ForMeCard item={item} moreLabel={words.more} onMore={() => void open(item)} />
          </li>
        ))}
      </ul>
      {Story && read && (
        <Story item={read.item} words={words} open={read.open} onOpenChange={(isOpen) => setRead({ ...read, open: isOpen })} />
      )}
    </>
  );
}

function Remark({ children }: { readonly children: ReactNode }) {
  return (
    <div className={`lit flex flex-col items-center justify-center gap-4 rounded-card p-6 text-center text-paper-2 ${height}`}>
      {children}
    </div>
  );
}
