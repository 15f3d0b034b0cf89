import type { Metadata } from 'next';
import { CategoryView } from '#components/pages/lobby-category-page.tsx';
import { type CategoryParams, categoryMetadata, resolveCategory } from '#lib/games/lobby/category-route.ts';

interface PageProps {
  readonly params: Promise<CategoryParams>;
}

export function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return categoryMetadata('live', params);
}

export default async function Page({ params }: PageProps) {
  return <CategoryView {...(await resolveCategory('live', params))} />;
}
