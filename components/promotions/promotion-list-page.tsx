import { ForMeSlot } from '#components/content/for-me-slot.tsx';
import { Trail } from '#components/content/structured-data.tsx';
import type { PageContext } from '#lib/content/params.ts';
import { listPromotionCategories, listPromotions, tagsOf } from '#lib/content/promotions.ts';
import { findSeo } from '#lib/content/site-texts.ts';
import { translator } from '#lib/i18n/messages.ts';
import { CategoryNav } from './category-nav.tsx';
import { PromotionMagazine } from './promotion-magazine.tsx';
import { promotionViews } from './promotion-views.ts';
import { TagChips } from './tag-chips.tsx';

interface PromotionListPageProps {
  readonly context: PageContext;
  readonly category?: string;
  readonly tag?: string;
}

/** RTE-07 to RTE-09: promotions, all or of one category, all or with one tag. */
export async function PromotionListPage({ context, category, tag }: PromotionListPageProps) {
  const root = `/${context.locale.locale}/promotions`;
  const path = category ? `/promotions/${category}` : '/promotions';
  const [categories, promotions, seo] = await Promise.all([
    listPromotionCategories(context),
    listPromotions(context),
    findSeo(context, path),
  ]);
  const words = translator(context.locale, 'promotions');
  const inCategory = promotions.filter((promotion) => !category || promotion.category.slug === category);
  const shown = inCategory.filter(({ tags }) => !tag || tags.some(({ slug }) => slug === tag));
  const links = [
    { label: words('all'), href: root, current: !category },
    ...categories.map(({ slug, title }) => ({ label: title, href: `${root}/${slug}`, current: slug === category && !tag })),
  ];
  const tags = category ? tagsOf(inCategory) : [];
  const shownCategory = categories.find(({ slug }) => slug === category);
  const shownTag = tags.find(({ slug }) => slug === tag);
  const steps = [
    { title: words('title'), path: '/promotions' },
    ...(shownCategory ? [{ title: shownCategory.title, path }] : []),
    ...(shownTag ? [{ title: shownTag.title, path: `${path}/tag/${shownTag.slug}` }] : []),
  ];
  return (
    <div className="page space-y-8 py-10 md:space-y-10 md:py-16">
      <Trail context={context} steps={steps} />
      <header className="max-w-3xl space-y-4">
        <h1 className="text-3xl md:text-4xl">{seo?.heading ?? shownCategory?.title ?? words('title')}</h1>
        <p className="text-lg text-paper-2">{words('intro')}</p>
      </header>
      <div className="space-y-3">
        <CategoryNav label={words('categories')} categories={links} />
        <TagChips
          label={words('tags')}
          tags={tags.map(({ slug, title }) => ({ label: title, href: `${root}/${category}/tag/${slug}`, current: slug === tag }))}
        />
      </div>
      {!category && <ForMeSlot context={context} bleed={false} />}
      <PromotionMagazine promotions={promotionViews(context, shown)} empty={words('empty')} priority />
    </div>
  );
}
