import type { Metadata } from 'next';
import { RecoveryForm } from '#components/recovery/recovery-form.tsx';
import { siteName } from '#lib/content/brand.ts';
import { type PageParams, pageContext } from '#lib/content/page.ts';
import { wordsOf } from '#lib/i18n/messages.ts';

interface PageProps {
  readonly params: Promise<PageParams>;
}

/** The link of an e-mail carries a token: where one goes from here is told this site's origin only. */
export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await pageContext(params);
  return { title: `${wordsOf(locale, 'recovery').title} · ${siteName}`, robots: { index: false }, referrer: 'origin' };
}

export default async function ResetPasswordPage({ params }: PageProps) {
  const { locale } = await pageContext(params);
  const words = wordsOf(locale, 'recovery');
  const { submit, showPassword, hidePassword, capsLock } = wordsOf(locale, 'signIn');
  return (
    <div className="page grid justify-items-center py-8 md:py-14">
      <div className="lit w-full max-w-[31rem] space-y-6 rounded-sheet px-5 py-7 md:p-10">
        <h1 className="text-2xl">{words.title}</h1>
        <RecoveryForm
          home={`/${locale.locale}`}
          labels={{
            words,
            errors: wordsOf(locale, 'errors'),
            captcha: wordsOf(locale, 'captcha'),
            signIn: { submit, showPassword, hidePassword, capsLock },
          }}
        />
      </div>
    </div>
  );
}
