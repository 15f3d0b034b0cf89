import type { Metadata } from 'next';
import { LobbyPage } from '#components/pages/lobby-page.tsx';
import { pageMetadata } from '#lib/content/pages/metadata.ts';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import { lobbies } from '#lib/games/lobby/lobbies.ts';
import { readLobby } from '#lib/games/lobby/read-lobby.ts';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const context = await pageContext(params);
  const { banners } = await readLobby(context, 'live');
  return pageMetadata(context, {
    path: lobbies.live.path,
    title: getTranslator(context.locale, 'lobby')('live'),
    picture: banners[0]?.desktop,
  });
}

export default async function Page({ params }: PageProps) {
  const context = await pageContext(params);
  return <LobbyPage context={context} lobby={await readLobby(context, 'live')} />;
}
