import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { StatusScene } from '#components/shell/errors/status-scene.tsx';
import { ContactActions } from '#components/support/contact-actions.tsx';
import { LiveChat } from '#components/support/live-chat.tsx';
import { SupportHours } from '#components/support/support-hours.tsx';
import { hasLiveChat } from '#lib/content/documents/live-chat.ts';
import { pageMetadata } from '#lib/content/pages/metadata.ts';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import { PageMessages } from '#lib/core/i18n/page-messages.tsx';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const context = await pageContext(params);
  return pageMetadata(context, {
    path: '/contact-live-chat',
    title: getTranslator(context.locale, 'support')('chatTitle'),
  });
}

/** RTE-13, CHT-09: the live chat with support, its hours, and the other ways of contact. */
export default async function ContactLiveChat({ params }: PageProps) {
  const { locale } = await pageContext(params);
  if (!(await hasLiveChat(locale.market))) notFound();
  const t = getTranslator(locale, 'support');
  return (
    <div className="page flex min-h-[70dvh] flex-col items-center justify-center py-12 text-center">
      <StatusScene kind="chat" />
      <h1 className="mt-8 max-w-2xl text-3xl">{t('chatTitle')}</h1>
      <p className="mt-4 mb-6 max-w-prose text-lg text-paper-2">{t('chatText')}</p>
      <PageMessages locale={locale} names={['support']}>
        <LiveChat />
        <div className="mt-6 mb-8">
          <SupportHours isOfChat />
        </div>
      </PageMessages>
      <ContactActions locale={locale} help isCentred />
    </div>
  );
}
