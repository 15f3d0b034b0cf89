import type { Metadata } from 'next';
import { CategoryView } from '#components/pages/lobby-category-page.tsx';
import type { PageProps } from '#lib/content/pages/page.ts';
import { type CategoryParams, categoryMetadata, resolveCategory } from '#lib/games/lobby/category-route.ts';

export function generateMetadata({ params }: PageProps<CategoryParams>): Promise<Metadata> {
  return categoryMetadata('casino', params);
}

export default async function Page({ params }: PageProps<CategoryParams>) {
  return <CategoryView {...(await resolveCategory('casino', params))} />;
}
