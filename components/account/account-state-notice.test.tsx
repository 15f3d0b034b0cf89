import { screen } from '@testing-library/react';
import type { AccountFacts } from '#lib/account/state.ts';
import en from '#messages/en.json' with { type: 'json' };
import { renderWithLocale } from '../../tests/fixtures/components/render-with-locale.tsx';
import { AccountStateNotice } from './account-state-notice.tsx';

const open: AccountFacts = { status: 'REGISTERED', kycStatus: 'DATA_VERIFIED', payout: false };

test.each<[Partial<AccountFacts>, string | undefined]>([
  [{}, undefined],
  [{ payout: true }, en.account.statePayout],
  [{ multibrandSuspended: true }, en.account.statePayout],
  [{ kycStatus: 'RESTRICTED' }, en.account.stateRestricted],
])('ACC-14 the overview says what is closed to a player with %j', (change, text) => {
  renderWithLocale(<AccountStateNotice facts={{ ...open, ...change }} />, 'en-UN');
  if (text === undefined) expect(screen.queryByRole('link')).toBeNull();
  else {
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: en.account.stateContact })).toHaveAttribute('href', '/en-UN/contact');
  }
});
