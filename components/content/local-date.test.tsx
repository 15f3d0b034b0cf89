import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { formatDate, formatDateTime } from '#lib/core/time/format-date.ts';
import { LocalDate } from './local-date.tsx';

/** Late in the evening of Toronto: another day in any zone east of it. */
const dateTime = '2026-03-05T03:30:00Z';
const timeZone = 'America/Toronto';
const date = <LocalDate dateTime={dateTime} text="Updated on 04/03/2026" timeZone={timeZone} />;

test('MKT-25 the server writes the date of the market, the browser that of its reader', () => {
  expect(renderToString(date)).toContain('Updated on 04/03/2026');
  render(date);
  expect(screen.getByText(`Updated on ${formatDate(dateTime)}`)).toHaveAttribute('datetime', dateTime);
});

test('MKT-25 SPB-04 the time of an event follows its reader too', () => {
  const time = <LocalDate dateTime={dateTime} text="04/03/2026 22:30" timeZone={timeZone} hasTime />;
  expect(renderToString(time)).toContain('04/03/2026 22:30');
  render(time);
  expect(screen.getByText(formatDateTime(dateTime))).toHaveAttribute('datetime', dateTime);
});
