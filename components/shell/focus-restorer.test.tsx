import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FocusRestorer } from './focus-restorer.tsx';

beforeEach(() => {
  window.scrollTo = () => undefined;
  document.hasFocus = () => true;
  Element.prototype.getClientRects = () => Object.assign([new DOMRect()], { item: () => null });
});

function Rows() {
  const [rows, setRows] = useState(['first', 'second']);
  const [isAsking, setAsking] = useState(false);
  const remove = () => {
    setAsking(false);
    setRows(['second']);
  };
  return (
    <>
      <main>
        <ul aria-label="Rows">
          {rows.map((row) => (
            <li key={row}>
              <button type="button" onClick={() => setAsking(true)}>
                {row}
              </button>
            </li>
          ))}
        </ul>
      </main>
      {isAsking && (
        <dialog open>
          {/* biome-ignore lint/a11y/noAutofocus: the dialogs of the site do it */}
          <button type="button" autoFocus onClick={remove}>
            yes
          </button>
        </dialog>
      )}
      <FocusRestorer />
    </>
  );
}

async function removeFirst(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'first' }));
  await userEvent.click(screen.getByRole('button', { name: 'yes' }));
}

test('the focus stays near a row that is removed after a question, and leaves no trace', async () => {
  render(<Rows />);
  await removeFirst();
  const list = screen.getByRole('list', { name: 'Rows' });
  await waitFor(() => expect(list).toHaveFocus());
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'second' })).toHaveFocus();
  expect(list).not.toHaveAttribute('tabindex');
});

test('where the focus is moved by the page itself, it stays there', async () => {
  render(<Rows />);
  await removeFirst();
  screen.getByRole('button', { name: 'second' }).focus();
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(screen.getByRole('button', { name: 'second' })).toHaveFocus();
});

test('another page begins at its top', async () => {
  render(<Rows />);
  await removeFirst();
  history.pushState({}, '', '/other');
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(document.body).toHaveFocus();
});

test('after a press on nothing, what is removed moves no focus', async () => {
  render(<Rows />);
  await userEvent.click(screen.getByRole('button', { name: 'first' }));
  screen.getByRole('button', { name: 'yes' }).blur();
  await new Promise((resolve) => setTimeout(resolve, 10));
  fireEvent.click(screen.getByRole('button', { name: 'yes' }));
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(document.body).toHaveFocus();
});

test('the focus does not go to something around it that is not displayed', async () => {
  render(<Rows />);
  await userEvent.click(screen.getByRole('button', { name: 'first' }));
  const list = screen.getByRole('list', { name: 'Rows' });
  list.getClientRects = () => Object.assign([], { item: () => null });
  await userEvent.click(screen.getByRole('button', { name: 'yes' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
