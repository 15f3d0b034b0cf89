import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MenuPanel } from './menu-panel.tsx';

const links = [{ label: 'VIP', href: '/en-FI/vip', icon: 'crown' }] as const;
const locale = { label: 'Market and language', value: 'Finland · English', popover: 'locales' };

function Page() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <div id="locales" popover="auto">
        <button type="button">Close</button>
        <a href="/en-FI" aria-current="true">
          Finland
        </a>
      </div>
      <MenuPanel title="Menu" closeLabel="Close the menu" links={links} locale={locale} open={open} onOpenChange={setOpen} />
    </>
  );
}

test('MKT-29 the menu leads to the languages: it closes, and the current one has the focus', async () => {
  const showPopover = jest.fn();
  HTMLElement.prototype.showPopover = showPopover;
  render(<Page />);
  expect(await screen.findByRole('link', { name: 'VIP' })).toHaveAttribute('href', '/en-FI/vip');
  await userEvent.click(screen.getByRole('button', { name: /Market and language.*Finland · English/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByText('Finland')).toHaveFocus());
  expect(showPopover).toHaveBeenCalledTimes(1);
});
