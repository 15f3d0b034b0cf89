import { fireEvent, render, screen } from '@testing-library/react';
import { LocaleLink } from './locale-link.tsx';

test.each([
  ['is pressed', fireEvent.pointerDown],
  ['has the focus', fireEvent.focus],
])('a link to another locale leads to this page once it %s, also in a new tab', (_, begin) => {
  window.history.replaceState(null, '', '/fi-FI/promotions?page=2');
  render(<LocaleLink locale="en-UN">English</LocaleLink>);
  const link = screen.getByRole('link', { name: 'English' });
  expect(link).toHaveAttribute('href', '/en-UN');
  begin(link);
  expect(link).toHaveAttribute('href', '/en-UN/promotions?page=2');
});
