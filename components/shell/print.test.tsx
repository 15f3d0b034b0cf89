import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render, screen } from '@testing-library/react';
import { showToast } from '#components/ui/overlay/toast.ts';
import { ToastHost } from '#components/ui/overlay/toast-host.tsx';
import { FailureAlert } from './failure-alert.tsx';

const [, onPaper = ''] = readFileSync(join(__dirname, '../../app/globals.css'), 'utf8').split(
  /@media print {|body:has\(.statement\)/,
);

test('what is fixed over the page is not printed, an open dialog is', () => {
  const style = document.createElement('style');
  style.textContent = onPaper;
  document.head.append(style);
  render(
    <>
      <ToastHost label="Messages" dismissLabel="Dismiss" />
      <FailureAlert text="Not loaded" closeLabel="Close" onClose={() => undefined} />
      <div role="dialog" className="fixed">
        Details
      </div>
      <p>The page</p>
    </>,
  );
  act(() => showToast('Saved', 'success'));
  for (const text of ['Saved', 'Not loaded']) expect(screen.getByText(text)).not.toBeVisible();
  for (const text of ['Details', 'The page']) expect(screen.getByText(text)).toBeVisible();
});
