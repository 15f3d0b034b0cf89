import { act, screen } from '@testing-library/react';
import type { SupportHours as Hours } from '#lib/support/chat/contract.ts';
import { renderWithLocale } from '../../tests/fixtures/components/render-with-locale.tsx';
import { SupportHours } from './support-hours.tsx';

const read = jest.fn<Promise<Hours>, []>();
jest.mock('#lib/core/api/browser.ts', () => ({ callSite: () => read() }));

const hours = { start: '08:00', end: '20:00', timeZone: 'Europe/Helsinki', closedWeekdays: [] };
const now = new Date('2026-11-20T10:00:00Z');
jest.mock('#lib/core/time/clock.ts', () => ({ businessNow: () => now }));

test.each([
  [true, '2026-11-20T18:00:00Z', 'Open now', 'until 20:00'],
  [true, null, 'Open now', 'around the clock'],
  [false, '2026-11-20T12:00:00Z', 'Closed now', 'opens at 14:00'],
  [false, '2026-11-23T06:00:00Z', 'Closed now', 'opens on 23/11/2026 at 08:00'],
])('CNT-32 open %s, changing at %s: %s, %s', async (isOpen, changesAt, badge, text) => {
  read.mockResolvedValue({ ...hours, isOpen, changesAt });
  renderWithLocale(<SupportHours isOfChat />, 'en-UN');
  expect(await screen.findByText(badge)).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText('Support answers from 08:00 to 20:00 (GMT+2)')).toBeVisible();
  expect(screen.queryByText(/Automatic help in the chat still answers/) !== null).toBe(!isOpen);
});

test.each([
  [{ start: '18:00', end: '02:00' }, 'Support answers from 18:00 to 02:00 (GMT+2)'],
  [{ start: '00:00', end: '00:00' }, 'Support answers around the clock'],
  [{ start: '00:00', end: '24:00' }, 'Support answers around the clock'],
  [{ closedWeekdays: [6, 0] }, 'Support answers from 08:00 to 20:00 (GMT+2) · Closed: Saturday and Sunday'],
])('DEC-MISC-1 the hours of a day, %j: %s', async (change, text) => {
  read.mockResolvedValue({ ...hours, isOpen: true, changesAt: null, ...change });
  renderWithLocale(<SupportHours />, 'en-UN');
  expect(await screen.findByText(text)).toBeVisible();
});

test('CNT-32 hours that could not be read are read again after half a minute', async () => {
  jest.useFakeTimers();
  try {
    read.mockRejectedValueOnce(new Error('no answer')).mockResolvedValue({ ...hours, isOpen: true, changesAt: null });
    renderWithLocale(<SupportHours />, 'en-UN');
    await act(() => jest.advanceTimersByTimeAsync(29_000));
    expect(screen.queryByText('Open now')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.getByText('Open now')).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});
