import { CategoryNav } from '#components/content/promotions/category-nav.tsx';
import type { PageContext } from '#lib/content/pages/params.ts';
import { getMessages, getTranslator } from '#lib/core/i18n/messages.ts';
import { livePath, sportPath } from '#lib/sportsbook/listing/place.ts';
import type { Sports } from '#lib/sportsbook/listing/read.ts';
import { sportsRoot } from '#lib/sportsbook/routes.ts';

interface SportsNavProps {
  readonly context: PageContext;
  readonly sports: Sports;
  /** The path of the page, or of the sport that it belongs to. */
  readonly current: string;
}

export function SportsNav({ context, sports, current }: SportsNavProps) {
  const lobby = getTranslator(context.locale, 'lobby');
  const links = [
    { name: lobby('sports'), path: sportsRoot },
    { name: getMessages(context.locale, 'sportsFrame')['live-betting'], path: livePath },
    ...sports.map(({ slug, name }) => ({ name, path: sportPath(slug) })),
  ];
  return (
    <CategoryNav
      label={lobby('sports')}
      categories={links.map(({ name, path }) => ({
        label: name,
        href: `/${context.locale.locale}${path}`,
        current: path === current,
      }))}
    />
  );
}
