import type { Metadata } from 'next';
import { DetailsView } from '#components/account/details/details-view.tsx';
import { readRegistrationForm } from '#lib/content/documents/registration/registration-form.ts';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { MessagesProvider } from '#lib/core/i18n/client.tsx';
import { getMessages } from '#lib/core/i18n/messages.ts';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await pageContext(params);
  return { title: `${getMessages(locale, 'details').title} · Parlour`, robots: { index: false } };
}

/** RTE-22: what the operator holds about the player. */
export default async function DetailsPage({ params }: PageProps) {
  const context = await pageContext(params);
  const { locale } = context;
  const { provinces, countries } = await readRegistrationForm(context);
  const prefixes = [...new Set(countries.map(({ prefix }) => prefix))];
  return (
    <MessagesProvider
      messages={{
        details: getMessages(locale, 'details'),
        verificationNeed: getMessages(locale, 'verificationNeed'),
        confirmation: getMessages(locale, 'confirmation'),
      }}
    >
      <DetailsView countries={{ provinces, prefixes }} />
    </MessagesProvider>
  );
}
