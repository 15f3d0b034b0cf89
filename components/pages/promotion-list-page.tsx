import { BannerCard } from '#components/content/banner-card.tsx';
import { ForMeSlot } from '#components/content/for-me/for-me-slot.tsx';
import { hiddenClass } from '#components/content/hidden-class.ts';
import { CategoryNav } from '#components/content/promotions/category-nav.tsx';
import { PromotionMagazine } from '#components/content/promotions/promotion-magazine.tsx';
import { promotionViews } from '#components/content/promotions/promotion-views.ts';
import { TagChips } from '#components/content/promotions/tag-chips.tsx';
import { SeoText } from '#components/content/seo-text.tsx';
import { Trail } from '#components/content/structured-data.tsx';
import { listPlacedBanners } from '#lib/content/documents/banners/banners.ts';
import { listPromotionCategories, listPromotions, tagsOf } from '#lib/content/documents/promotions/promotions.ts';
import { findSeo } from '#lib/content/documents/site-texts.ts';
import type { PageContext } from '#lib/content/pages/params.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';

interface PromotionListPageProps {
  readonly context: PageContext;
  readonly category?: string;
  readonly tag?: string;
}

/** RTE-07 to RTE-09: promotions, all or of one category, all or with one tag. */
export async function PromotionListPage({ context, category, tag }: PromotionListPageProps) {
  const root = `/${context.locale.locale}/promotions`;
  const path = category ? `/promotions/${category}` : '/promotions';
  const ownPath = tag ? `${path}/tag/${tag}` : path;
  const [categories, promotions, banners, seo] = await Promise.all([
    listPromotionCategories(context),
    listPromotions(context),
    category ? [] : listPlacedBanners(context, 'promotions'),
    findSeo(context, ownPath),
  ]);
  const t = getTranslator(context.locale, 'promotions');
  const inCategory = promotions.filter((promotion) => !category || promotion.category.slug === category);
  const shown = inCategory.filter(({ tags }) => !tag || tags.some(({ slug }) => slug === tag));
  const links = [
    { label: t('all'), href: root, current: !category },
    ...categories.map(({ slug, title }) => ({ label: title, href: `${root}/${slug}`, current: slug === category && !tag })),
  ];
  const tags = category ? tagsOf(inCategory) : [];
  const shownCategory = categories.find(({ slug }) => slug === category);
  const shownTag = tags.find(({ slug }) => slug === tag);
  const steps = [
    { title: t('title'), path: '/promotions' },
    ...(shownCategory ? [{ title: shownCategory.title, path }] : []),
    ...(shownTag ? [{ title: shownTag.title, path: ownPath }] : []),
  ];
  return (
    <>
      <div className="page space-y-8 py-10 md:space-y-10 md:py-16">
        <Trail context={context} steps={steps} />
        <header className="max-w-3xl space-y-4">
          <h1 className="text-3xl md:text-4xl">{seo?.heading ?? shownTag?.title ?? shownCategory?.title ?? t('title')}</h1>
          <p className="text-lg text-paper-2">{t('intro')}</p>
        </header>
        <div className="space-y-3">
          <CategoryNav label={t('categories')} categories={links} />
          <TagChips
            label={t('tags')}
            tags={tags.map(({ slug, title }) => ({
              label: title,
              href: `${root}/${category}/tag/${slug}`,
              current: slug === tag,
            }))}
          />
        </div>
        {banners.length > 0 && (
          <ul
            aria-label={getTranslator(context.locale, 'lobby')('highlights')}
            className="grid gap-4 md:grid-cols-[repeat(auto-fit,minmax(22rem,1fr))]"
          >
            {banners.map((banner) => (
              <li key={banner.id} className={hiddenClass(banner.hiddenOn)}>
                <BannerCard banner={banner} size="lobby" className="h-full" />
              </li>
            ))}
          </ul>
        )}
        <PromotionMagazine
          promotions={await promotionViews(context, shown, { isFirstInSight: true })}
          empty={t('empty')}
          priority
        />
        {!category && <ForMeSlot context={context} place="promotions" bleed={false} />}
      </div>
      {seo && <SeoText value={seo.text} />}
    </>
  );
}
