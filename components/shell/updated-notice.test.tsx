/** @jest-environment jsdom */
import '@testing-library/jest-dom';
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
  render(<UpdatedNotice text="The site has been updated." action="Reload" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  failToLoad(404);
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('The site has been updated.');
});

test('a lost connection is not', async () => {
  render(<UpdatedNotice text="The site has been updated." action="Reload" />);
  failToLoad(503);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
