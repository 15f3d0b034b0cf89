import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PersonalItem } from '#lib/content/types.ts';
import { ownValue } from '#lib/core/own-value.ts';
import en from '#messages/en.json' with { type: 'json' };
import { answerFetch, json } from '../../../tests/fixtures/components/answer-fetch.ts';
import { renderWithLocale } from '../../../tests/fixtures/components/render-with-locale.tsx';
import { gift } from '../../../tests/fixtures/rewards.ts';
import { ForMe } from './for-me.tsx';

let failsToLoad = true;
jest.mock('./for-me-story.tsx', () => {
  if (failsToLoad) throw new Error('A part of the page is missing.');
  return jest.requireActual('./for-me-story.tsx');
});

const item: PersonalItem = {
  id: 'one',
  kind: 'promotion',
  title: 'Ten spins',
  text: 'On Friday.',
  picture: null,
  action: null,
  facts: ['Minimum deposit: €10'],
  hiddenOn: ['phone'],
  more: {
    body: [],
    terms: ['Once.'],
    panel: { label: 'How it works', href: '#panel-spins', newTab: false },
    campaignId: gift.campaignId,
    ends: { text: 'Ends on 01/12/2026 10:00', dateTime: '2026-12-01T10:00:00Z', timeZone: 'UTC' },
  },
};

test('CNT-16 the section is hidden on the screens on which every item is; an answer of the build before has a note and no screens', async () => {
  const noted = { ...item, id: 'two', facts: undefined, hiddenOn: undefined, offerNote: '18+' };
  const both: PersonalItem = { ...item, id: 'three', hiddenOn: ['tablet', 'phone'] };
  for (const [items, sectionClass] of [
    [[item, both], 'page max-md:hidden'],
    [[both, noted], 'page'],
  ] as const) {
    answerFetch(() => json(items));
    const { unmount } = renderWithLocale(<ForMe place="home" className="page" failedLabel="Not now" />);
    expect((await screen.findByRole('region')).className).toBe(sectionClass);
    expect(screen.queryByText('18+') !== null).toBe(sectionClass === 'page');
    unmount();
  }
});

test('CNT-12 a text that does not load is announced, and can be opened again, with the button of its campaign', async () => {
  const none = { rewards: [], loyalty: [], freeSpins: [], managedIds: [], claimQueueCampaignId: null };
  answerFetch((path) => {
    if (path.includes('/for-me')) return json([item]);
    if (path.startsWith('/locales')) return json(ownValue(en, path.replace(/^.*\/|\.json$/g, '')));
    return json({ ...none, rewards: path.includes('ELIGIBLE') ? [gift] : [] });
  });
  renderWithLocale(<ForMe place="home" className="page" failedLabel="Not now" />);
  expect(await screen.findByText('Minimum deposit: €10')).toBeVisible();
  const more = await screen.findByRole('button', { name: /Ten spins/ });
  await userEvent.click(more);
  expect(await screen.findByText('Not now')).toBeVisible();
  failsToLoad = false;
  await userEvent.click(more);
  expect(await screen.findByRole('dialog', { name: 'Ten spins' })).toHaveTextContent('Once.');
  expect(screen.queryByText('Not now')).toBeNull();
  expect(await screen.findByRole('button', { name: `${en.rewards.claim}: Ten spins` })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'How it works' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
