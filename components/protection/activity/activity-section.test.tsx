import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '#messages/en.json' with { type: 'json' };
import { answerFetch, systemError } from '../../../tests/fixtures/components/answer-fetch.ts';
import { installFakeChannel, postedMessages } from '../../../tests/fixtures/components/fake-channel.ts';
import { renderWithLocale } from '../../../tests/fixtures/components/render-with-locale.tsx';
import { ActivitySection } from './activity-section.tsx';

const messages = en.protection;
let period: string;
let isDown: boolean;

beforeEach(() => {
  period = 'TWO_HOURS';
  isDown = false;
  installFakeChannel();
  answerFetch((_, { body }) => {
    if (isDown) return systemError;
    if (body) period = (body as { period: string }).period;
    return [200, { period, minutes: 0 }];
  });
  renderWithLocale(<ActivitySection />);
});

test('RGA-01 RGA-05 the time is chosen and saved, every tab is notified, and a failure says so and keeps the choice', async () => {
  expect(await screen.findByRole('radio', { name: messages.activityTwo })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: messages.activityHalf }));
  await userEvent.click(screen.getByRole('button', { name: messages.activitySave }));
  expect(await screen.findByText(messages.activitySaved)).toBeVisible();
  expect([period, postedMessages]).toEqual(['HALF_AN_HOUR', ['changed']]);
  isDown = true;
  await userEvent.click(screen.getByRole('radio', { name: messages.activityNone }));
  await userEvent.click(screen.getByRole('button', { name: messages.activitySave }));
  expect(await screen.findByText(messages.activityFailed)).toBeVisible();
  expect(screen.getByRole('radio', { name: messages.activityNone })).toBeChecked();
  expect(period).toBe('HALF_AN_HOUR');
});
