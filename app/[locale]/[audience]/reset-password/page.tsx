import type { Metadata } from 'next';
import { RecoveryForm } from '#components/recovery/recovery-form.tsx';
import { siteName } from '#lib/content/documents/brand.ts';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { MessagesProvider } from '#lib/core/i18n/client.tsx';
import { getMessages } from '#lib/core/i18n/messages.ts';

/** The e-mail link contains a token, so other sites receive only the origin as referrer. */
export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await pageContext(params);
  return { title: `${getMessages(locale, 'recovery').title} · ${siteName}`, robots: { index: false }, referrer: 'origin' };
}

export default async function ResetPasswordPage({ params }: PageProps) {
  const { locale } = await pageContext(params);
  const recovery = getMessages(locale, 'recovery');
  const messages = {
    recovery,
    errors: getMessages(locale, 'errors'),
    captcha: getMessages(locale, 'captcha'),
    signIn: getMessages(locale, 'signIn'),
  };
  return (
    <div className="page grid justify-items-center py-8 md:py-14">
      <div className="lit w-full max-w-[31rem] space-y-6 rounded-sheet px-5 py-7 md:p-10">
        <h1 className="text-2xl">{recovery.title}</h1>
        <MessagesProvider messages={messages}>
          <RecoveryForm />
        </MessagesProvider>
      </div>
    </div>
  );
}
