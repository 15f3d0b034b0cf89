import { Captcha } from '#components/captcha/captcha.tsx';
import type { Messages } from '#lib/core/i18n/catalog-types.ts';
import { MessagesProvider } from '#lib/core/i18n/client.tsx';
import { loadMessages } from '#lib/core/i18n/load-messages.ts';
import type { CatalogLanguage } from '#lib/core/market/markets.ts';
import type { SignInCaptcha } from './sign-in-types.ts';

/** The captcha that a sign-in needs after failed ones, once its messages have loaded (DEC-X-9). */
export async function loadSignInCaptcha(language: CatalogLanguage): Promise<SignInCaptcha> {
  const captcha = await loadMessages<Messages['captcha']>(language, 'captcha');
  return ({ ref }) => (
    <MessagesProvider messages={{ captcha }}>
      <Captcha ref={ref} />
    </MessagesProvider>
  );
}
