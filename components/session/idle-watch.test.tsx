import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { minuteMs } from '#lib/core/time/durations.ts';
import { noteActivity } from '#lib/session/activity.ts';
import en from '#messages/en.json' with { type: 'json' };
import { answerFetch, json } from '../../tests/fixtures/components/answer-fetch.ts';
import { renderWithLocale } from '../../tests/fixtures/components/render-with-locale.tsx';
import { IdleWatch } from './idle-watch.tsx';

jest.mock('#lib/core/i18n/load-messages.ts', () => ({
  loadMessages: async (_: string, space: 'session') => jest.requireActual('#messages/en.json')[space],
}));

const showModal = jest.fn(function (this: HTMLDialogElement) {
  this.open = true;
});

beforeEach(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = showModal;
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  answerFetch(() => json({}));
  noteActivity(Date.now() - 29 * minuteMs);
});

test('LOG-20 DEC-MISC-6 the question lies above other modal dialogs, except the reality check', async () => {
  const { rerender } = renderWithLocale(<IdleWatch isCovered={false} />);
  const question = await screen.findByRole('alertdialog', { name: en.session.idleTitle });
  // The browser shows the modal dialog that was opened last above all others.
  expect(showModal.mock.contexts).toEqual([question]);
  rerender(<IdleWatch isCovered />);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  rerender(<IdleWatch isCovered={false} />);
  await userEvent.click(screen.getByRole('button', { name: en.session.idleStay }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
