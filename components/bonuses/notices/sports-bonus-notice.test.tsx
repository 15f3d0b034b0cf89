import { notifyManager, QueryClient } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { currentToasts, dismissToast } from '#components/ui/overlay/toast.ts';
import { useBonusStore } from '#lib/bonuses/store.ts';
import { updateWallet } from '#lib/wallet/client.ts';
import { answerFetch } from '../../../tests/fixtures/components/answer-fetch.ts';
import { renderWithLocale } from '../../../tests/fixtures/components/render-with-locale.tsx';
import { SportsBonusNotice } from './sports-bonus-notice.tsx';

const bonus = (vertical: 'CASINO' | 'SPORTS' | 'FREE_BET', amount: number, id: string) => ({
  ...{ walletId: id, walletType: 'BONUS' as const, amount, currencyCode: 'EUR', vertical, bonusAssignmentId: id },
});
const mapOf = (accounts: ReturnType<typeof bonus>[]) => ({ main: [], locked: [], bonus: accounts });
// The component sees a change within `act`.
notifyManager.setScheduler(queueMicrotask);
const had = bonus('FREE_BET', 5, 'asg_had');

test('XTR-17 SPB-07 a sports bonus or free bet credited while the player is here is notified once, others and a moved balance are not', async () => {
  useBonusStore.setState({ sportsBonusToast: undefined });
  for (const { id } of currentToasts()) dismissToast(id);
  const wallet = { balanceMap: mapOf([had]), asOf: '2026-01-01T00:00:00.000Z' };
  answerFetch(() => [200, wallet]);
  const client = new QueryClient();
  renderWithLocale(<SportsBonusNotice />, 'en-UN', client);
  await waitFor(() => expect(useBonusStore.getState().sportsBonusToast).toEqual(['asg_had']));
  let second = 0;
  const receive = async (...accounts: ReturnType<typeof bonus>[]) => {
    second += 1;
    await act(async () => updateWallet(client, { balanceMap: mapOf(accounts), asOf: `2026-01-01T00:00:0${second}.000Z` }));
  };
  await receive({ ...had, amount: 20 }, bonus('CASINO', 30, 'asg_casino'));
  expect(currentToasts()).toEqual([]);
  await receive(had, bonus('FREE_BET', 10, 'asg_bet'));
  await receive(had, bonus('FREE_BET', 10, 'asg_bet'), bonus('SPORTS', 7, 'asg_sport'));
  await receive(had);
  await receive(had, bonus('FREE_BET', 10, 'asg_bet'));
  expect(currentToasts().map(({ text, link }) => [text, link?.href])).toEqual([
    ['Your free bet of €10 is ready', '/en-UN/my-account/rewards/active'],
    ['Your sports bonus of €7 is ready', '/en-UN/my-account/rewards/active'],
  ]);
});
