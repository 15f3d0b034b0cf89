import { unlistedMetadata } from '#components/pages/unlisted-metadata.ts';
import { ActivitySection } from '#components/protection/activity/activity-section.tsx';
import { CoolingOff } from '#components/protection/cooling-off.tsx';
import { ExclusionSection } from '#components/protection/exclusion/exclusion-section.tsx';
import { TimeoutSection } from '#components/protection/exclusion/timeout-section.tsx';
import { ProtectionHelp } from '#components/protection/help/protection-help.tsx';
import { LimitsSection } from '#components/protection/limits/limits-section.tsx';
import { PartLinks } from '#components/protection/part-links.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { getMessages } from '#lib/core/i18n/messages.ts';
import { PageMessages } from '#lib/core/i18n/page-messages.tsx';

export const generateMetadata = unlistedMetadata(({ gambling }) => gambling.title);

/** RTE-27: the tools of player protection, each a section of its own. */
export default async function GamblingLimitsPage({ params }: PageProps) {
  const context = await pageContext(params);
  const { locale } = context;
  const gambling = getMessages(locale, 'gambling');
  const protection = getMessages(locale, 'protection');
  const parts = [
    { label: protection.partLimits, href: '#deposit-limits' },
    { label: protection.activityTitle, href: '#activity' },
    { label: protection.partBreaks, href: '#time-out' },
    { label: protection.exclusionTitle, href: '#self-exclusion' },
    { label: protection.partHelp, href: '#self-test-and-help' },
  ];
  return (
    <PageMessages locale={locale} names={['gambling', 'protection']}>
      <div className="space-y-12">
        <div className="max-w-prose space-y-3">
          <h1 className="text-3xl">{gambling.title}</h1>
          <p className="text-paper-2">{gambling.intro}</p>
          <ButtonLink href={`/${locale.locale}/my-account#your-play`} tone="secondary">
            {getMessages(locale, 'ownPlay').link}
          </ButtonLink>
        </div>
        <PartLinks label={protection.partsLabel} links={parts} />
        <LimitsSection topic="deposit" />
        <LimitsSection topic="spend" />
        <ActivitySection />
        <CoolingOff />
        <TimeoutSection />
        <ExclusionSection />
        <ProtectionHelp context={context} />
      </div>
    </PageMessages>
  );
}
