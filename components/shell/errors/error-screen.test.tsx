import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reloadOnce } from '#lib/next/reload-once.ts';
import en from '#messages/en.json' with { type: 'json' };
import { renderWithLocale } from '../../../tests/fixtures/components/render-with-locale.tsx';
import { ErrorFallback } from './error-fallback.tsx';
import { ErrorScreen } from './error-screen.tsx';
import MissingPage from './missing-page.tsx';
import { StatusPage } from './status-page.tsx';
import type { StatusKind } from './status-scene.tsx';

jest.mock('#lib/next/reload-once.ts', () => ({ reloadOnce: jest.fn() }));
jest.mock('#lib/core/i18n/load-messages.ts', () => ({ loadMessages: async () => en.status }));
const reload = jest.mocked(reloadOnce);

describe('ErrorScreen', () => {
  it('ERR-02 announces the error and reloads on request', async () => {
    const onRetry = jest.fn();
    render(
      <ErrorScreen
        title="Oops, something went wrong."
        text="Please reload the page to try again."
        action="Reload"
        onRetry={onRetry}
      />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Oops, something went wrong.');
    expect(screen.getByRole('alert')).toHaveTextContent('Please reload the page to try again.');
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

describe('StatusPage', () => {
  const kinds: readonly StatusKind[] = ['401', '403', '404', '451', '500', '503', 'oops'];

  it('ERR-01 shows the status and one action', () => {
    render(
      <StatusPage
        kind="500"
        title="Something went wrong"
        text="Please try again"
        action={{ label: 'Retry', href: '/en-UN', newTab: false }}
      />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
    expect(screen.getByText('Please try again')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Retry' })).toHaveAttribute('href', '/en-UN');
  });

  it('ERR-01 has a different picture for every kind', () => {
    const pictures = kinds.map((kind) => {
      const { container, unmount } = render(<StatusPage kind={kind} title="t" text="x" />);
      const drawing = container.querySelector('svg')?.innerHTML.replaceAll(`scene-${kind}`, '');
      unmount();
      return drawing;
    });
    expect(new Set(pictures).size).toBe(kinds.length);
  });
});

describe('MissingPage', () => {
  it('ERR-01 has a title of its own', async () => {
    renderWithLocale(<MissingPage />);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(en.status.notFoundTitle);
    expect(document.title).toBe(`${en.status.notFoundTitle} · Parlour`);
  });
});

describe('ErrorFallback', () => {
  const loadError = () => Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError', digest: '4711' });
  beforeEach(() => reload.mockReset());

  it('ERR-02 loads the error page with the reference of the error', async () => {
    const onRetry = jest.fn();
    render(<ErrorFallback error={Object.assign(new Error('x'), { digest: '4711' })} onRetry={onRetry} />);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Oops, something went wrong.');
    expect(screen.getByText('4711')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
  });

  it('ERR-02 names the time where the server has logged nothing, and the way to support in the language of the address', async () => {
    window.history.replaceState(null, '', '/fi-FI/promotions');
    render(<ErrorFallback error={new Error('x')} />);
    expect(await screen.findByText(/^\d{8}-\d{6}$/)).toBeVisible();
    expect(screen.getByRole('link', { name: en.status.forbiddenAction })).toHaveAttribute('href', '/fi-FI/contact');
    await waitFor(() => expect(document.documentElement.lang).toBe('fi-FI'));
    window.history.replaceState(null, '', '/');
  });

  it('a page whose parts are gone since the site was updated is loaded again instead', async () => {
    reload.mockReturnValue(true);
    const { container } = render(<ErrorFallback error={loadError()} />);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(container).toBeEmptyDOMElement();
  });

  it('a page that was loaded again in vain shows the error', async () => {
    reload.mockReturnValue(false);
    render(<ErrorFallback error={loadError()} />);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Oops, something went wrong.');
  });
});
