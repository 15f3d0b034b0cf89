import { act, screen } from '@testing-library/react';
import { createRef } from 'react';
import en from '#messages/en.json' with { type: 'json' };
import { renderWithLocale } from '../../tests/fixtures/components/render-with-locale.tsx';
import { Captcha, type CaptchaHandle } from './captcha.tsx';
import type { CaptchaApi, CaptchaOptions } from './load-captcha.ts';

const messages = en.captcha;
let widgetOptions: CaptchaOptions | undefined;
const api: CaptchaApi = {
  render: jest.fn((_, options) => {
    widgetOptions = options;
    return '0';
  }),
  execute: jest.fn(async () => ({ response: 'unseen' })),
  reset: jest.fn(),
  remove: jest.fn(),
};
const load = jest.fn(async () => ({ api, siteKey: 'key' }));
jest.mock('./load-captcha.ts', () => ({ loadCaptcha: () => load() }));

async function show(size?: 'invisible') {
  const ref = createRef<CaptchaHandle>();
  await act(async () => void renderWithLocale(<Captcha ref={ref} size={size} />));
  const handle = ref.current;
  if (!handle) throw new Error('no handle');
  return handle;
}

let resize: () => void = () => undefined;
global.ResizeObserver = class {
  constructor(callback: ResizeObserverCallback) {
    resize = () => callback([], this);
  }
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

beforeEach(() => {
  jest.clearAllMocks();
  widgetOptions = undefined;
});

it('returns a token once, and shows what to do where there is none', async () => {
  const captcha = await show();
  act(() => widgetOptions?.callback('token'));
  await act(async () => expect(await captcha.take()).toBe('token'));
  expect(screen.queryByText(messages.missing)).toBeNull();
  await act(async () => expect(await captcha.take()).toBeUndefined());
  expect(screen.getByRole('alert')).toHaveTextContent(messages.missing);
});

it('waits for a tick that the service still checks', async () => {
  const captcha = await show();
  const taken = captcha.take();
  await new Promise((resolve) => setTimeout(resolve, 200));
  act(() => widgetOptions?.callback('late'));
  await act(async () => expect(await taken).toBe('late'));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('SGN-22 shows that a token was refused, and requests another', async () => {
  const captcha = await show();
  act(() => widgetOptions?.callback('token'));
  await act(async () => void (await captcha.take()));
  await act(async () => captcha.reset('refused'));
  expect(screen.getByRole('alert')).toHaveTextContent(messages.refused);
  expect(api.reset).toHaveBeenCalledWith('0');
});

it('shows that a token has expired', async () => {
  const captcha = await show();
  act(() => widgetOptions?.callback('token'));
  act(() => widgetOptions?.['expired-callback']());
  expect(screen.getByRole('alert')).toHaveTextContent(messages.expired);
  await act(async () => expect(await captcha.take()).toBeUndefined());
});

it('requests a token when the invisible form is taken', async () => {
  const captcha = await show('invisible');
  await act(async () => expect(await captcha.take()).toBe('unseen'));
  expect(api.execute).toHaveBeenCalledWith('0', { async: true });
});

it('can be loaded again after a failure', async () => {
  load.mockRejectedValueOnce(new Error('blocked'));
  await show();
  expect(screen.getByRole('alert')).toHaveTextContent(messages.failed);
  await act(async () => screen.getByRole('button', { name: messages.reload }).click());
  expect(api.render).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('RST-03 becomes compact when the window gets narrower than the normal form', async () => {
  const width = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(358);
  await show();
  expect(widgetOptions?.size).toBe('normal');
  width.mockReturnValue(288);
  await act(async () => resize());
  expect([widgetOptions?.size, jest.mocked(api.remove).mock.calls]).toEqual(['compact', [['0']]]);
  await act(async () => resize());
  expect(api.render).toHaveBeenCalledTimes(2);
  width.mockRestore();
});
