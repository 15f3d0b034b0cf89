import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DepositCheck } from '#lib/cashier/contract.ts';
import en from '#messages/en.json';
import { renderWithLocale } from '../../tests/fixtures/components/render-with-locale.tsx';
import { preparePayAndPlay } from './prepare.ts';
import { RefusedView } from './refused-view.tsx';

const mockCatalog: Readonly<Record<string, unknown>> = en;
jest.mock('#lib/core/i18n/load-messages.ts', () => ({
  loadMessages: async (_language: string, namespace: string) => mockCatalog[namespace],
}));

const { deposit, payAndPlay } = en;
const hidden = { isSpendLimit: false, hideCashier: true };
const limit = { limitType: 'D', limitLeft: 0, resetOn: '2026-05-02T21:00:00Z' } as const;

async function reasonOf(check?: DepositCheck) {
  const { describeRefused } = await preparePayAndPlay({
    catalogLanguage: 'en',
    tag: 'en',
    home: '/en-FI',
    numbers: { isEuroAfter: true, group: ',', decimal: '.' },
  });
  return describeRefused(check ? { check } : {});
}

test.each<[DepositCheck, string]>([
  [{ result: 'SUSPENDED', ...hidden }, deposit.suspendedTitle],
  [{ result: 'RESTRICTED', ...hidden }, deposit.restrictedTitle],
  [{ result: 'IDENTITY_REVIEW', ...hidden }, deposit.identityTitle],
  [{ result: 'PENDING_EXPIRED_DOCUMENTS', ...hidden }, deposit.expiredTitle],
  [{ result: 'SELF_LIMIT_REACHED', ...hidden, ...limit }, deposit.limitReachedTitle],
  [{ result: 'SELF_SPEND_LIMIT_REACHED', ...hidden, ...limit, isSpendLimit: true }, deposit.spendReachedTitle],
  [{ result: 'DOCUMENTS_REQUIRED_RESTRICTED', ...hidden }, deposit.strictTitle],
  [{ result: 'DOCUMENTS_UNDER_REVIEW', ...hidden }, deposit.reviewTitle],
  [{ result: 'EXCEEDS_KYC_LIMIT', ...hidden }, deposit.errorTitle],
  [{ result: 'SUCCESS', isSpendLimit: false, hideCashier: false, limitPrompt: 'MANDATORY' }, deposit.limitRequiredTitle],
])('DEC-DEP-3 a payment that is refused with %j says why', async (check, title) => {
  expect((await reasonOf(check)).title).toBe(title);
});

test('DEC-DEP-3 an amount above what a limit leaves says what is left and until when', async () => {
  const { title } = await reasonOf({ result: 'SELF_LIMIT_REACHED', ...hidden, ...limit, limitLeft: 20, hideCashier: false });
  expect(title).toMatch(/^Your limit leaves 20.00 €. It resets on .*2026/);
});

test('DEC-DEP-3 without a reason of the platform it names customer service', async () => {
  expect(await reasonOf()).toEqual({ title: payAndPlay.refusedReason, detail: '' });
});

test('DEC-DEP-3 says that the money goes back, and leads on', async () => {
  const onContinue = jest.fn();
  renderWithLocale(<RefusedView reason={{ title: 'Why', detail: 'Because.' }} onContinue={onContinue} />, 'en-FI');
  expect(screen.getByRole('alert')).toHaveTextContent(`${payAndPlay.refusedText}WhyBecause.`);
  await userEvent.click(screen.getByRole('button', { name: payAndPlay.refusedContinue }));
  expect(onContinue).toHaveBeenCalledTimes(1);
});
