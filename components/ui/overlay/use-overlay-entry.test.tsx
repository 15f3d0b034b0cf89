import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useOverlayEntry } from './use-overlay-entry.ts';

function Page() {
  const [isOpen, setOpen] = useState(false);
  useOverlayEntry(isOpen, () => setOpen(false));
  return (
    <>
      {isOpen && <p role="dialog">over the page</p>}
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'close' : 'open'}
      </button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const back = () => act(async () => window.history.back());
const state = () => window.history.state as { readonly of?: string; readonly overlay?: number } | null;
const beOver = () => waitFor(() => expect(state()?.overlay).toEqual(expect.any(Number)));
const beOnPage = () => waitFor(() => expect(state()).toEqual({ of: 'the page' }));

// Separates the history entries of each test.
beforeEach(() => {
  window.history.pushState({ of: 'what came before' }, '');
  window.history.pushState({ of: 'the page' }, '');
});

test.each([
  ['once', false],
  ['twice, as a development build does', true],
])('the back button closes an overlay opened %s and keeps the page', async (_, isStrict) => {
  render(<Page />, { reactStrictMode: isStrict });
  await press('open');
  await beOver();
  expect(state()).toMatchObject({ of: 'the page' });
  await back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await beOnPage();
});

test('closing by a button removes the history entry', async () => {
  render(<Page />);
  await press('open');
  await beOver();
  await press('close');
  await beOnPage();
  await press('open');
  await beOver();
  await back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a fragment closes no overlay', async () => {
  render(<Page />);
  await press('open');
  await beOver();
  await act(async () => {
    window.location.hash = '#sign-in';
  });
  expect(screen.getByRole('dialog')).toBeVisible();
  await back();
  await beOver();
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('going back skips the entry of an overlay that was left by a link, once per page', async () => {
  window.history.pushState({ of: 'the page', overlay: 1 }, '');
  render(
    <>
      <Page />
      <Page />
    </>,
  );
  await beOnPage();
});
