import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AlertDialog } from './alert-dialog.tsx';
import { Dialog } from './dialog.tsx';

beforeEach(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

function Screen({ isInterrupted }: { readonly isInterrupted: boolean }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Dialog open={isOpen} onOpenChange={setOpen} title="A form" closeLabel="Close">
        <input aria-label="Name" />
      </Dialog>
      {isInterrupted && (
        <AlertDialog title="A question" description="">
          <button type="button">Continue</button>
        </AlertDialog>
      )}
    </>
  );
}

test('a question above an open dialog is there for screen readers, and Escape closes neither', async () => {
  const { rerender } = render(<Screen isInterrupted={false} />);
  const form = await screen.findByRole('dialog', { name: 'A form' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  rerender(<Screen isInterrupted />);
  expect(screen.getByRole('alertdialog', { name: 'A question' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(form).toBeInTheDocument();
  rerender(<Screen isInterrupted={false} />);
  form.focus();
  await userEvent.keyboard('{Escape}');
  expect(form).not.toBeInTheDocument();
});
