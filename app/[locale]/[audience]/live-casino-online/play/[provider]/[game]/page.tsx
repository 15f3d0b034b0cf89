import type { Metadata } from 'next';
import { PlayView } from '#components/pages/play-page.tsx';
import type { PageProps } from '#lib/content/pages/page.ts';
import { type PlayParams, playMetadata, resolvePlay } from '#lib/games/launch/play-route.ts';

export function generateMetadata({ params }: PageProps<PlayParams>): Promise<Metadata> {
  return playMetadata(params, true);
}

export default async function Page({ params }: PageProps<PlayParams>) {
  return <PlayView {...(await resolvePlay(params, true))} />;
}
