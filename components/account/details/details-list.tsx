'use client';

import { Skeleton } from '#components/ui/status/skeleton.tsx';
import { addressLine } from '#lib/account/address-line.ts';
import type { Profile } from '#lib/account/contract.ts';
import { messageLanguages, nameOfLanguage } from '#lib/account/details/languages.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { countryName } from '#lib/core/market/country-name.ts';
import { isCalendarDate } from '#lib/core/time/calendar-date.ts';
import { formatCalendarDate } from '#lib/core/time/format-date.ts';
import { showEmail } from '#lib/core/validation/show-email.ts';
import { useProvinces } from './country-content.ts';
import { DetailRow } from './detail-row.tsx';

const forms = {
  phone: () => import('./phone-form.tsx').then(({ PhoneForm }) => PhoneForm),
  address: () => import('./address-form.tsx').then(({ AddressForm }) => AddressForm),
  province: () => import('./province-form.tsx').then(({ ProvinceForm }) => ProvinceForm),
  language: () => import('./language-form.tsx').then(({ LanguageForm }) => LanguageForm),
  password: () => import('./password-form.tsx').then(({ PasswordForm }) => PasswordForm),
};

/** What the operator holds about a player, each fact with the way to change it. */
export function DetailsList({ profile }: { readonly profile: Profile | undefined }) {
  const messages = useMessages('details');
  const { tag } = useLocale();
  const country = profile?.countryCode ?? '';
  const provinces = useProvinces(country);
  const shown = (text: string | null | undefined, width: string) =>
    profile ? text || messages.none : <Skeleton className={`h-[1lh] max-w-full rounded-sm ${width}`} />;
  const hasLanguages = profile !== undefined && messageLanguages(country, tag).length > 1;
  return (
    <dl className="lit divide-y divide-paper/7 rounded-card" aria-busy={!profile}>
      <DetailRow label={messages.name} value={shown(profile && `${profile.firstName} ${profile.lastName}`, 'w-40')} />
      <DetailRow label={messages.dateOfBirth} value={shown(profile && birthDateOf(profile), 'w-28')} />
      <DetailRow label={messages.email} value={shown(profile && showEmail(profile.email), 'w-56')} />
      <DetailRow label={messages.phone} value={shown(profile?.mobilePhone, 'w-40')} profile={profile} load={forms.phone} />
      <DetailRow
        label={messages.address}
        value={shown(profile && addressLine(profile), 'w-64')}
        profile={profile}
        load={forms.address}
      />
      {provinces.length > 0 && (
        <DetailRow
          label={messages.province}
          value={shown(provinces.find(({ code }) => code === profile?.province)?.label ?? profile?.province, 'w-32')}
          profile={profile}
          load={forms.province}
        />
      )}
      <DetailRow label={messages.country} value={shown(countryName(tag, country) ?? country, 'w-24')} />
      <DetailRow
        label={messages.language}
        name="language"
        value={shown(profile && nameOfLanguage(profile.languageCode, tag), 'w-24')}
        profile={profile}
        load={hasLanguages ? forms.language : undefined}
      />
      <DetailRow
        label={messages.password}
        value={messages.passwordNote}
        name="password"
        profile={profile}
        load={forms.password}
      />
      <DetailRow label={messages.playerNumber} value={shown(profile?.playerId, 'w-20')} />
    </dl>
  );
}

function birthDateOf({ dateOfBirth }: Profile): string {
  return isCalendarDate(dateOfBirth) ? formatCalendarDate(dateOfBirth) : dateOfBirth;
}
