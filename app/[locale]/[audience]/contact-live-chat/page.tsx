import type { Metadata } from 'next';
import { StatusScene } from '#components/shell/status-scene.tsx';
import { ContactActions } from '#components/support/contact-actions.tsx';
import { SupportHours } from '#components/support/support-hours.tsx';
import { pageMetadata } from '#lib/content/metadata.ts';
import { type PageParams, pageContext } from '#lib/content/page.ts';
import { translator } from '#lib/i18n/messages.ts';

interface PageProps {
  readonly params: Promise<PageParams>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const context = await pageContext(params);
  return pageMetadata(context, {
    path: '/contact-live-chat',
    title: translator(context.locale, 'support')('chatTitle'),
    noindex: true,
  });
}

/** RTE-13: where the chat with support has its page. */
export default async function ContactLiveChat({ params }: PageProps) {
  const { locale } = await pageContext(params);
  const words = translator(locale, 'support');
  return (
    <div className="page flex min-h-[70dvh] flex-col items-center justify-center py-12 text-center">
      <StatusScene kind="chat" />
      <h1 className="mt-8 max-w-2xl text-3xl">{words('chatTitle')}</h1>
      <p className="mt-4 mb-6 max-w-prose text-lg text-paper-2">{words('chatText')}</p>
      <div className="mb-8">
        <SupportHours
          market={locale.market}
          words={{ openNow: words('openNow'), closedNow: words('closedNow'), hours: words.raw('hours') }}
        />
      </div>
      <ContactActions locale={locale} />
    </div>
  );
}
