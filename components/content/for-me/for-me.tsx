'use client';

import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { Notice } from '#components/ui/status/notice.tsx';
import type { PersonalPlace } from '#lib/content/documents/promotions/for-me.ts';
import type { PersonalItem } from '#lib/content/types.ts';
import { callSite } from '#lib/core/api/browser.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { hiddenClass } from '../hidden-class.ts';
import { ForMeCard } from './for-me-card.tsx';
import type { ForMeStoryProps } from './for-me-story.tsx';

interface ForMeProps {
  readonly place: PersonalPlace;
  readonly className: string;
  /** Said where the full text of an item could not be loaded. */
  readonly failedLabel: string;
}

/** The answer of an instance of the build before has a note in place of facts, and no screens. */
type AnyBuildItem = Omit<PersonalItem, 'facts' | 'hiddenOn'> &
  Partial<Pick<PersonalItem, 'facts' | 'hiddenOn'>> & { readonly offerNote?: string | null };

const ofThisBuild = ({ offerNote, ...item }: AnyBuildItem): PersonalItem => ({
  ...item,
  facts: item.facts ?? (offerNote ? [offerNote] : []),
  hiddenOn: item.hiddenOn ?? [],
});

/** A player's own items. Without any, and while they cannot be read, there is nothing to see. */
export function ForMe({ place, className, failedLabel }: ForMeProps) {
  const { locale } = useLocale();
  const messages = useMessages('forMe');
  const { data, isError } = useQuery({
    queryKey: ['for-me', locale, place],
    queryFn: async () =>
      (await callSite<readonly AnyBuildItem[]>(`/api/content/for-me?locale=${locale}&place=${place}`)).map(ofThisBuild),
    staleTime: 300_000,
    retry: false,
  });
  const [Story, setStory] = useState<ComponentType<ForMeStoryProps> | null>(null);
  const [read, setRead] = useState<{ readonly item: PersonalItem; readonly open: boolean } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const open = async (item: PersonalItem) => {
    setFailed(false);
    try {
      const { ForMeStory } = await import('./for-me-story.tsx');
      setStory(() => ForMeStory);
      setRead({ item, open: true });
    } catch {
      setFailed(true);
    }
  };
  const [first] = data ?? [];
  if (isError || !data || !first) return null;
  const hiddenOn = first.hiddenOn.filter((screen) => data.every((item) => item.hiddenOn.includes(screen)));
  return (
    <section aria-labelledby="for-me" className={classNames(className, hiddenClass(hiddenOn))}>
      <h2 id="for-me" className="text-2xl">
        {messages.title}
      </h2>
      <ul className="rail -mx-(--gutter) scroll-px-(--gutter) gap-4 px-(--gutter)">
        {data.map((item) => (
          <li key={item.id} className={classNames('w-[min(26rem,86vw)]', hiddenClass(item.hiddenOn))}>
            <ForMeCard item={item} moreLabel={messages.more} onMore={() => void open(item)} />
          </li>
        ))}
      </ul>
      <div role="alert" className="empty:hidden">
        {hasFailed && <Notice tone="error">{failedLabel}</Notice>}
      </div>
      {Story && read && <Story item={read.item} open={read.open} onOpenChange={(isOpen) => setRead({ ...read, open: isOpen })} />}
    </section>
  );
}
