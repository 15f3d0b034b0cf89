import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PersonalItem } from '#lib/content/types.ts';
import { answerFetch, json } from '../../../tests/fixtures/components/answer-fetch.ts';
import { renderWithLocale } from '../../../tests/fixtures/components/render-with-locale.tsx';
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
  offerNote: null,
  more: { body: [], terms: ['Once.'] },
};

test('CNT-12 a text that does not load is announced, and can be opened again', async () => {
  answerFetch(() => json([item]));
  renderWithLocale(<ForMe className="page" failedLabel="Not now" />);
  const more = await screen.findByRole('button', { name: /Ten spins/ });
  await userEvent.click(more);
  expect(await screen.findByText('Not now')).toBeVisible();
  failsToLoad = false;
  await userEvent.click(more);
  expect(await screen.findByRole('dialog', { name: 'Ten spins' })).toHaveTextContent('Once.');
  expect(screen.queryByText('Not now')).toBeNull();
});
