import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { showToast } from '#components/ui/overlay/toast.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { dayMs } from '#lib/core/time/durations.ts';
import { bonusCodeOfAddress } from '#lib/session/sign-in/bonus-code.ts';

/** Pages that use a code of their address themselves. */
const codePages = ['/my-account/bonus-code', '/my-account/banking/deposit'];
/** In effect until it is dismissed. */
const lifetimeMs = dayMs;

/** DEC-X-4: where the address has a bonus code, leads the player to what it gives. Needs the namespace `player`. */
export function useCodeToast(mayEnterCodes: boolean): void {
  const { home } = useLocale();
  const t = useTranslator('player');
  // Every page may have another address.
  const path = usePathname();
  const shown = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const code =
      mayEnterCodes && !codePages.some((page) => window.location.pathname === home + page) ? bonusCodeOfAddress() : undefined;
    if (code === undefined || shown.current === code) return;
    shown.current = code;
    const href = `${home}/my-account/bonus-code?bonusCode=${encodeURIComponent(code)}`;
    showToast(t('codeInAddress', { code }), 'info', { label: t('codeSee'), href }, lifetimeMs);
  }, [mayEnterCodes, path, home, t]);
}
