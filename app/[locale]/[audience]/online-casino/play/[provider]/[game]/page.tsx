import type { Metadata } from 'next';
import { PlayView } from '#components/pages/play-page.tsx';
import { type PlayParams, playMetadata, resolvePlay } from '#lib/games/launch/play-route.ts';

interface PageProps {
  readonly params: Promise<PlayParams>;
}

export function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return playMetadata(params, false);
}

export default async function Page({ params }: PageProps) {
  return <PlayView {...(await resolvePlay(params, false))} />;
}
