import { QueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rememberCampaigns, useBonusStore } from '#lib/bonuses/store.ts';
import en from '#messages/en.json' with { type: 'json' };
import { answerFetch } from '../../../tests/fixtures/components/answer-fetch.ts';
import { renderWithLocale } from '../../../tests/fixtures/components/render-with-locale.tsx';
import { active } from '../../../tests/fixtures/rewards.ts';
import { WageringNotice } from './wagering-notice.tsx';

let rewards: readonly object[];

beforeEach(() => {
  useBonusStore.setState({ hiddenAssignmentIds: [], seenCampaignIds: [] });
  rewards = [active, { ...active, assignmentId: 'asg_3', state: 'QUEUED' }];
  answerFetch(() => [200, { rewards, loyalty: [], freeSpins: [] }]);
});

test('BON-31 the wagering notice can be put away, until another bonus becomes active', async () => {
  const client = new QueryClient();
  renderWithLocale(<WageringNotice />, 'en-UN', client);
  expect(await screen.findByRole('progressbar', { name: 'Wagering: Casino bonus' })).toHaveTextContent('€420 of €1,750 wagered');
  await userEvent.click(screen.getByRole('button', { name: en.player.hideWagering }));
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(localStorage.getItem('bonus.hideWagering')).toBe('["asg_1"]');
  rewards = [{ ...active, assignmentId: 'asg_3' }];
  await act(async () => client.invalidateQueries());
  expect(await screen.findByRole('progressbar')).toBeVisible();
});

test('BON-36 seen campaigns are kept as a JSON list, the newest two hundred', () => {
  rememberCampaigns(['cmp_a', 'cmp_b']);
  rememberCampaigns(['cmp_b', 'cmp_c']);
  expect(localStorage.getItem('bonus.campaignIds')).toBe('["cmp_a","cmp_b","cmp_c"]');
  rememberCampaigns(Array.from({ length: 200 }, (_, index) => `cmp_${index}`));
  expect(useBonusStore.getState().seenCampaignIds).toHaveLength(200);
  expect(useBonusStore.getState().seenCampaignIds).not.toContain('cmp_a');
});
