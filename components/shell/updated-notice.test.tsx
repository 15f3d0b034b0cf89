import { render, screen } from '@testing-library/react';
import { UpdatedNotice } from './updated-notice.tsx';

function failToLoad(status: number): void {
  globalThis.fetch = async () => ({ status }) as Response;
  const script = document.createElement('script');
  script.src = '/_next/static/chunks/dialog.js';
  script.type = 'text/plain';
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
}

test('a part that is gone since the site was updated is said, and nothing is reloaded by itself', async () => {
  render(<UpdatedNotice>The site has been updated.</UpdatedNotice>);
  expect(screen.queryByRole('status')).toBeNull();
  failToLoad(404);
  expect(await screen.findByRole('status')).toHaveTextContent('The site has been updated.');
});

test('a lost connection is not', async () => {
  render(<UpdatedNotice>The site has been updated.</UpdatedNotice>);
  failToLoad(503);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryByRole('status')).toBeNull();
});
