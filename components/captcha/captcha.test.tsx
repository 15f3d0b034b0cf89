/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import en from '#messages/en.json' with { type: 'json' };
import { Captcha, type CaptchaHandle } from './captcha.tsx';
import type { CaptchaApi, CaptchaOptions } from './load-captcha.ts';

const words = en.captcha;
let shown: CaptchaOptions | undefined;
const api: CaptchaApi = {
  render: jest.fn((_, options) => {
    shown = options;
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
  await act(async () => void render(<Captcha ref={ref} labels={words} size={size} />));
  const handle = ref.current;
  if (!handle) throw new Error('no handle');
  return handle;
}

beforeEach(() => {
  jest.clearAllMocks();
  shown = undefined;
});

it('gives a token once, and says what to do where there is none', async () => {
  const captcha = await show();
  act(() => shown?.callback('token'));
  await act(async () => expect(await captcha.take()).toBe('token'));
  expect(screen.queryByText(words.missing)).toBeNull();
  await act(async () => expect(await captcha.take()).toBeUndefined());
  expect(screen.getByRole('alert')).toHaveTextContent(words.missing);
});

it('waits a moment for a tick that is still judged, so that no press is lost', async () => {
  const captcha = await show();
  const taken = captcha.take();
  await new Promise((resolve) => setTimeout(resolve, 200));
  act(() => shown?.callback('late'));
  await act(async () => expect(await taken).toBe('late'));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('SGN-22 says that a token was refused, and asks for another', async () => {
  const captcha = await show();
  act(() => shown?.callback('token'));
  await act(async () => void (await captcha.take()));
  await act(async () => captcha.reset('refused'));
  expect(screen.getByRole('alert')).toHaveTextContent(words.refused);
  expect(api.reset).toHaveBeenCalledWith('0');
});

it('says when the test has expired', async () => {
  const captcha = await show();
  act(() => shown?.callback('token'));
  act(() => shown?.['expired-callback']());
  expect(screen.getByRole('alert')).toHaveTextContent(words.expired);
  await act(async () => expect(await captcha.take()).toBeUndefined());
});

it('asks for a token unseen when one is taken', async () => {
  const captcha = await show('invisible');
  await act(async () => expect(await captcha.take()).toBe('unseen'));
  expect(api.execute).toHaveBeenCalledWith('0', { async: true });
});

it('can be loaded again when it could not be', async () => {
  load.mockRejectedValueOnce(new Error('blocked'));
  await show();
  expect(screen.getByRole('alert')).toHaveTextContent(words.failed);
  await act(async () => screen.getByRole('button', { name: words.reload }).click());
  expect(api.render).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});
