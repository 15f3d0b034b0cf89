import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentToasts } from '#components/ui/overlay/toast.ts';
import en from '#messages/en.json' with { type: 'json' };
import { fakeRewards, findCard, nameOf, refuse, showRewards } from '../../../tests/fixtures/components/rewards-page.tsx';
import { active, gift } from '../../../tests/fixtures/rewards.ts';

const messages = en.rewards;
let site: ReturnType<typeof fakeRewards>;
beforeEach(() => {
  site = fakeRewards();
  site.lists = { ...site.lists, rewards: [active] };
});

/** Opens the form of the card by the keyboard. */
async function openForm() {
  const card = within(await findCard('Casino bonus'));
  await userEvent.click(card.getByLabelText(nameOf(messages.partnerCodeAdd, 'Casino bonus')));
  return { field: card.getByLabelText(messages.partnerCode), save: card.getByRole('button', { name: messages.partnerCodeSave }) };
}

test('BON-11 a partner’s code is attached to an active bonus, which shows it then', async () => {
  showRewards('active');
  const { field, save } = await openForm();
  await userEvent.click(save);
  expect(field).toHaveAccessibleDescription(new RegExp(messages.partnerCodeMissing));
  expect(field).toHaveFocus();
  await userEvent.type(field, ' partner-ab12cd ');
  site.lists = { ...site.lists, rewards: [{ ...active, partnerBonusCode: 'PARTNER-AB12CD' }] };
  await userEvent.click(save);
  await waitFor(async () => expect(await findCard('Casino bonus')).toHaveTextContent(`${messages.partnerCode}PARTNER-AB12CD`));
  expect(screen.queryByText(messages.partnerCodeAdd)).toBeNull();
  expect(currentToasts().map(({ text }) => text)).toContain(messages.partnerCodeDone);
  expect(site.calls).toMatchObject([
    { path: '/bonus/v1/player/me/partner-code', body: { bonusAssignmentId: 'asg_1', partnerBonusCode: 'partner-ab12cd' } },
  ]);
});

test.each([
  ['error.bonus_code.invalid', messages.partnerCodeInvalid],
  ['error.bonus.not_active', messages.refusedNotActive],
  ['error.bonus.not_allowed', messages.refusedNotAllowed],
])('BON-11 %s is said in words at the field', async (code, text) => {
  site.answers = [{ path: '/partner-code', answer: refuse(code) }];
  showRewards('active');
  const { field, save } = await openForm();
  await userEvent.type(field, 'SUMMER');
  await userEvent.click(save);
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(text)));
  expect(field).toHaveFocus();
});

test('BON-11 an offer takes no partner’s code', async () => {
  site.lists = { ...site.lists, rewards: [gift] };
  showRewards('offers');
  await findCard('A gift');
  expect(screen.queryByText(messages.partnerCodeAdd)).toBeNull();
});
