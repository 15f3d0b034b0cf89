/** @jest-environment jsdom */
import { answerFetch } from '../../tests/fixtures/components/answer-fetch.ts';

const scriptUrl = 'http://crm.test/crm.js';
const scripts = () => [...document.querySelectorAll('script')];

async function load(session: object | null) {
  answerFetch(() => [200, { session }]);
  await jest.isolateModulesAsync(async () => {
    const { loadCrmScript } = await import('./crm-script.ts');
    const isLoading = loadCrmScript();
    await new Promise((resolve) => setTimeout(resolve));
    for (const script of scripts()) script.dispatchEvent(new Event('load'));
    await isLoading;
  });
}

test('CHT-10 CHT-12 the script of the messaging service is loaded with the session of a player, and keeps its own texts', async () => {
  const init = jest.fn();
  Object.assign(window, { FastTrackLoader: init });
  await load(null);
  expect([scripts(), window.sid, init.mock.calls]).toEqual([[], undefined, []]);
  await load({ sid: 'a', brand: 'parlour', scriptUrl });
  expect([scripts().map(({ src }) => src), window.sid, window.fasttrackbrand]).toEqual([[scriptUrl], 'a', 'parlour']);
  expect(init).toHaveBeenCalledTimes(1);
  expect(window).not.toHaveProperty('fasttrack');
});
