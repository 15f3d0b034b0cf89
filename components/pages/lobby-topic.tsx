import type { ReactNode } from 'react';
import { SeoText } from '#components/content/seo-text.tsx';
import { Trail } from '#components/content/structured-data.tsx';
import { LobbyContent } from '#components/games/lobby/lobby-content.tsx';
import { LobbyGuard } from '#components/games/lobby/lobby-guard.tsx';
import { LobbyProviders } from '#components/games/lobby/lobby-providers.tsx';
import { findSeo } from '#lib/content/documents/site-texts.ts';
import type { PageContext } from '#lib/content/pages/params.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import type { Columns } from '#lib/games/catalog/types.ts';
import { lobbies } from '#lib/games/lobby/lobbies.ts';

interface LobbyTopicProps {
  readonly context: PageContext;
  readonly path: string;
  readonly title: string;
  readonly intro: string;
  readonly columns: Columns;
  readonly terms: { readonly title: string; readonly lines: readonly string[] };
  readonly children: ReactNode;
}

/** A page of the casino about one thing, with games: what it is, the games, and its terms. */
export async function LobbyTopic({ context, path, title, intro, columns, terms, children }: LobbyTopicProps) {
  const t = getTranslator(context.locale, 'lobby');
  const seo = await findSeo(context, path);
  return (
    <LobbyGuard context={context} lobby="casino">
      <LobbyProviders context={context} lobby="casino">
        <div className="space-y-8 pt-8 pb-16 md:space-y-10 md:pt-12">
          <header className="page space-y-3">
            <h1 id="topic-title" className="text-3xl md:text-4xl">
              {seo?.heading ?? title}
            </h1>
            <p className="max-w-prose text-lg text-paper-2">{intro}</p>
          </header>
          <LobbyContent columns={columns}>{children}</LobbyContent>
          <section aria-labelledby="topic-terms" className="page space-y-3">
            <h2 id="topic-terms" className="text-xl">
              {terms.title}
            </h2>
            <ul className="max-w-prose list-disc space-y-2 pl-5 text-sm text-paper-2">
              {terms.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
          {seo && <SeoText value={seo.text} />}
          <Trail
            context={context}
            steps={[
              { title: t('casino'), path: lobbies.casino.path },
              { title, path },
            ]}
          />
        </div>
      </LobbyProviders>
    </LobbyGuard>
  );
}
