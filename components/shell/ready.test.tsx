import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LocaleSwitcher } from '#components/market/locale-switcher.tsx';
import { readyEvent } from '#lib/next/ready-event.ts';
import { renderWithLocale } from '../../tests/fixtures/components/render-with-locale.tsx';
import { Ready } from './ready.tsx';

const options = [
  { locale: 'fi-FI', tag: 'fi-FI', market: 'Suomi', language: 'suomi', current: true },
  { locale: 'en-FI', tag: 'en-FI', market: 'Finland', language: 'English', current: false },
] as const;

// jsdom has no popovers, as Safari before 17.
test('in a browser without popovers, menus open and close once the page is ready', async () => {
  const isReady = new Promise((resolve) => window.addEventListener(readyEvent, resolve, { once: true }));
  renderWithLocale(
    <>
      <LocaleSwitcher label="Market" closeLabel="Close" options={options} />
      <Ready />
    </>,
  );
  await act(async () => void (await isReady));
  const menu = document.getElementById('locale-switcher');
  const isOpen = () => menu?.classList.contains(':popover-open');
  expect(isOpen()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Market: Suomi, suomi' }));
  expect(isOpen()).toBe(true);
  expect(document.querySelector('#locale-switcher:popover-open')).toBe(menu);
  // jsdom does not understand the style that shows an open menu.
  await userEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }));
  await waitFor(() => expect(isOpen()).toBe(false));
});
