import { DetailsView } from '#components/account/details/details-view.tsx';
import { unlistedMetadata } from '#components/pages/unlisted-metadata.ts';
import { readRegistrationForm } from '#lib/content/documents/registration/registration-form.ts';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { PageMessages } from '#lib/core/i18n/page-messages.tsx';

export const generateMetadata = unlistedMetadata(({ details }) => details.title);

/** RTE-22: what the operator holds about the player. */
export default async function DetailsPage({ params }: PageProps) {
  const context = await pageContext(params);
  const { locale } = context;
  const { provinces, countries } = await readRegistrationForm(context);
  const prefixes = [...new Set(countries.map(({ prefix }) => prefix))];
  return (
    <PageMessages locale={locale} names={['details', 'verificationNeed', 'confirmation']}>
      <DetailsView countries={{ provinces, prefixes }} />
    </PageMessages>
  );
}
