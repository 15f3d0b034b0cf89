'use client';

import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '#components/ui/status/load-failure.tsx';
import { profileQuery } from '#lib/account/details/client.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { CloseAccount } from '../leaving/close-account.tsx';
import { DataCopy } from '../leaving/data-copy.tsx';
import { type CountryContent, CountryContext } from './country-content.ts';
import { DetailsList } from './details-list.tsx';
import { MarketingSection } from './marketing-section.tsx';
import { VerificationSection } from './verification-section.tsx';

interface DetailsViewProps {
  readonly countries: CountryContent;
}

/** RTE-22, ACC-12: the part of the account for details. Needs the namespaces `details` and `errors`. */
export function DetailsView({ countries }: DetailsViewProps) {
  const messages = useMessages('details');
  const profile = useQuery(profileQuery);
  return (
    <CountryContext value={countries}>
      <div className="space-y-12">
        <section aria-labelledby="details" className="space-y-5">
          <div className="max-w-prose space-y-3">
            <h1 id="details" className="text-3xl">
              {messages.title}
            </h1>
            <p className="text-paper-2">{messages.intro}</p>
          </div>
          {profile.isError && !profile.data ? (
            <LoadFailure label={messages.retry} onRetry={profile.refetch}>
              {messages.failed}
            </LoadFailure>
          ) : (
            <DetailsList profile={profile.data} />
          )}
          {!profile.data && !profile.isError && (
            <p role="status" className="sr-only">
              {messages.loading}
            </p>
          )}
        </section>
        {profile.data && <VerificationSection profile={profile.data} />}
        <MarketingSection />
        <DataCopy />
        <CloseAccount />
      </div>
    </CountryContext>
  );
}
