import type { Metadata } from 'next';
import { ActivitySection } from '#components/protection/activity/activity-section.tsx';
import { CoolingOff } from '#components/protection/cooling-off.tsx';
import { LimitsSection } from '#components/protection/limits/limits-section.tsx';
import { type PageParams, pageContext } from '#lib/content/pages/page.ts';
import { MessagesProvider } from '#lib/core/i18n/client.tsx';
import { getMessages } from '#lib/core/i18n/messages.ts';

interface PageProps {
  readonly params: Promise<PageParams>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await pageContext(params);
  return { title: `${getMessages(locale, 'gambling').title} · Parlour`, robots: { index: false } };
}

/** RTE-27: the tools of player protection, each a section of its own. */
export default async function GamblingLimitsPage({ params }: PageProps) {
  const { locale } = await pageContext(params);
  const gambling = getMessages(locale, 'gambling');
  return (
    <MessagesProvider messages={{ gambling, protection: getMessages(locale, 'protection') }}>
      <div className="space-y-12">
        <div className="max-w-prose space-y-3">
          <h1 className="text-3xl">{gambling.title}</h1>
          <p className="text-paper-2">{gambling.intro}</p>
        </div>
        <LimitsSection topic="deposit" />
        <LimitsSection topic="spend" />
        <ActivitySection />
        <CoolingOff />
      </div>
    </MessagesProvider>
  );
}
