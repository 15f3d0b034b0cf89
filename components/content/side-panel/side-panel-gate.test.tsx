import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithLocale } from '../../../tests/fixtures/components/render-with-locale.tsx';
import { SidePanelGate } from './side-panel-gate.tsx';

const paths: string[] = [];
const answer = jest.fn<Promise<unknown>, []>();
jest.mock('#lib/core/api/browser.ts', () => ({
  callSite: (path: string) => {
    paths.push(path);
    return answer();
  },
}));

const content = {
  title: 'How bonuses work',
  body: [{ _type: 'block', _key: 'b', style: 'h3', children: [{ _type: 'span', _key: 's', text: 'What counts' }] }],
  picture: null,
  action: { label: 'Read the terms', href: '#terms', newTab: false },
};

function Page() {
  return (
    <>
      <a href="#panel-bonuses">Bonuses</a>
      <SidePanelGate closeLabel="Close" failedLabel="Not now" />
    </>
  );
}

beforeEach(() => {
  window.history.replaceState(null, '', '/en-FI/promotions');
  answer.mockReset().mockResolvedValue(content);
  paths.length = 0;
});

/** jsdom follows a fragment later than a browser does. */
const follow = async (name: string) => {
  await userEvent.click(screen.getByRole('link', { name }));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
};

test('CNT-27 a link to its fragment opens the panel; Escape closes it, and the link has the focus again', async () => {
  renderWithLocale(<Page />, 'en-FI');
  expect(paths).toEqual([]);
  await follow('Bonuses');
  const panel = await screen.findByRole('dialog', { name: 'How bonuses work' });
  expect(paths).toEqual(['/api/content/side-panel?locale=en-FI&slug=bonuses']);
  expect(panel).toHaveTextContent('What counts');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.hash).toBe('');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Bonuses' })).toHaveFocus());
});

test('CNT-27 a followed link closes the panel and leaves the address to the navigation', async () => {
  answer.mockResolvedValue({ ...content, action: { ...content.action, href: '/en-FI/bonus-terms' } });
  renderWithLocale(<Page />, 'en-FI');
  await follow('Bonuses');
  const link = await screen.findByRole('link', { name: 'Read the terms' });
  link.addEventListener('click', (event) => event.preventDefault());
  const replace = jest.spyOn(window.history, 'replaceState');
  await userEvent.click(link);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(replace).not.toHaveBeenCalled();
  replace.mockRestore();
});

test('CNT-27 an address with the fragment opens it, going back and following a link in it close it', async () => {
  window.history.replaceState(null, '', '#panel-bonuses');
  renderWithLocale(<Page />, 'en-FI');
  await screen.findByRole('dialog');
  await userEvent.click(screen.getByRole('link', { name: 'Read the terms' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await follow('Bonuses');
  await screen.findByRole('dialog');
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('CNT-27 a panel that cannot be read is announced, and the same link tries again', async () => {
  answer.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(null);
  renderWithLocale(<Page />, 'en-FI');
  for (const _ of ['offline', 'gone']) {
    await follow('Bonuses');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not now'));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  }
  await follow('Bonuses');
  await screen.findByRole('dialog');
});
