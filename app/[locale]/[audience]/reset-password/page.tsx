import { unlistedMetadata } from '#components/pages/unlisted-metadata.ts';
import { RecoveryForm } from '#components/recovery/recovery-form.tsx';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { getMessages } from '#lib/core/i18n/messages.ts';
import { PageMessages } from '#lib/core/i18n/page-messages.tsx';

/** The e-mail link contains a token, so other sites receive only the origin as referrer. */
export const generateMetadata = unlistedMetadata(({ recovery }) => recovery.title, { referrer: 'origin' });

export default async function ResetPasswordPage({ params }: PageProps) {
  const { locale } = await pageContext(params);
  return (
    <div className="page grid justify-items-center py-8 md:py-14">
      <div className="lit w-full max-w-[31rem] space-y-6 rounded-sheet px-5 py-7 md:p-10">
        <h1 className="text-2xl">{getMessages(locale, 'recovery').title}</h1>
        <PageMessages locale={locale} names={['recovery', 'errors', 'captcha', 'signIn']}>
          <RecoveryForm />
        </PageMessages>
      </div>
    </div>
  );
}
