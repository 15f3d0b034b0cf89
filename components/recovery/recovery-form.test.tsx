import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import en from '#messages/en.json' with { type: 'json' };
import { type Answer, answerFetch, json, systemError } from '../../tests/fixtures/components/answer-fetch.ts';
import { renderWithLocale } from '../../tests/fixtures/components/render-with-locale.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import { ResendButton } from './resend-button.tsx';

const router = { replace: jest.fn(), push: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));
jest.mock('#components/captcha/captcha.tsx', () => ({
  Captcha: ({ ref }: { ref: { current: unknown } }) => {
    ref.current = { take: async () => 'token', reset: () => undefined };
    return null;
  },
}));

const messages = en.recovery;

test('RST-04 while a code is checked, neither the button nor the history leads back', async () => {
  window.scrollTo = () => undefined;
  const deleted: string[] = [];
  let check: (answer: Answer) => void = () => undefined;
  answerFetch((path, { method }) => {
    if (method === 'DELETE') deleted.push(path);
    if (path.endsWith('/code')) return new Promise((resolve) => (check = resolve));
    return json({ step: 'Verification', channel: 'SMS', email: 'ada@sandbox.test', resendInSeconds: 60, isBlocked: false });
  });
  renderWithLocale(<RecoveryForm />);
  const code = await screen.findByRole('textbox', { name: messages.code });
  await userEvent.type(code, '123456{Enter}');
  await userEvent.click(screen.getByRole('button', { name: messages.otherAddress }));
  act(() => {
    window.history.replaceState({ recovery: { step: 'Email', before: null } }, '');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(code).toBeInTheDocument();
  expect(deleted).toEqual([]);
  await act(async () => check(json({ step: 'Password', email: 'ada@sandbox.test' })));
  expect(await screen.findByLabelText(messages.password)).toBeInTheDocument();
});

test.each([
  ['Email', messages.email, 'ada@sandbox.test'],
  ['Verification', messages.code, '123456'],
  ['Password', messages.password, 'Lamp-light7'],
])(
  'RST-08 at the step %s a slow answer is announced, and a failure keeps what was typed for another try',
  async (step, label, value) => {
    window.scrollTo = () => undefined;
    let end: (answer: Answer) => void = () => undefined;
    const calls = answerFetch((_, { body }) =>
      body
        ? new Promise((resolve) => (end = resolve))
        : json({ step, channel: 'SMS', email: 'ada@sandbox.test', resendInSeconds: 60, isBlocked: false }),
    );
    renderWithLocale(<RecoveryForm />);
    const field = await screen.findByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, value);
    jest.useFakeTimers();
    const send = () => act(async () => void fireEvent.submit(field.closest('form') as HTMLFormElement));
    await send();
    act(() => jest.advanceTimersByTime(5_000));
    expect(screen.getByText(messages.slow)).toBeInTheDocument();
    jest.useRealTimers();
    await act(async () => end(systemError));
    expect(await screen.findByText(en.errors.error_system_error)).toBeInTheDocument();
    expect(field).toHaveValue(value);
    const before = calls.length;
    await send();
    expect(calls).toHaveLength(before + 1);
  },
);

test('RST-08 a link that could not be checked can be checked again', async () => {
  window.history.replaceState(null, '', '/?token=link');
  const answers = [systemError];
  answerFetch(() => answers.shift() ?? json({ step: 'Password', email: 'ada@sandbox.test' }));
  renderWithLocale(<RecoveryForm />);
  await userEvent.click(await screen.findByRole('button', { name: messages.retry }));
  expect(await screen.findByLabelText(messages.password)).toBeInTheDocument();
});

test.each([
  ['the answer to an earlier try was lost', systemError, messages.maybeSet, 1],
  ['an earlier try was refused', json({ status: 400, code: 'error.password.policy' }, 400), messages.errorReset, 0],
])('RST-08 a key that is used up, where %s', async (_, first, title, links) => {
  window.scrollTo = () => undefined;
  const answers = [first, json({ status: 400, code: 'error.password.reset' }, 400)];
  answerFetch((path) =>
    path.endsWith('/password') ? (answers.shift() ?? first) : json({ step: 'Password', email: 'ada@sandbox.test' }),
  );
  renderWithLocale(<RecoveryForm />);
  await userEvent.type(await screen.findByLabelText(messages.password), 'Lamp-light7{Enter}');
  await waitFor(() => expect(answers).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: messages.save }));
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(screen.queryAllByRole('link', { name: en.signIn.submit })).toHaveLength(links);
});

test.each([
  ['Verification', messages.code, '123456', { code: '123456' }],
  ['Password', messages.password, 'Lamp-light7', { password: 'Lamp-light7' }],
])(
  'RST-10 the step %s sends the address that it shows, and begins again where it is not that of the reset',
  async (step, label, value, sent) => {
    window.scrollTo = () => undefined;
    const bodies: unknown[] = [];
    answerFetch((_, { method, body }) => {
      if (body) bodies.push(body);
      if (method === 'POST') return json({ status: 400, code: 'error.password.reset' }, 400);
      return json({ step, channel: 'SMS', email: 'ada@sandbox.test', resendInSeconds: 60, isBlocked: false });
    });
    renderWithLocale(<RecoveryForm />);
    await userEvent.type(await screen.findByLabelText(label), `${value}{Enter}`);
    expect(await screen.findByText(messages.errorReset)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: messages.email })).toHaveValue('ada@sandbox.test');
    expect(bodies).toEqual([{ ...sent, email: 'ada@sandbox.test' }]);
  },
);

test('RST-04 the button of another message keeps its name and description while the seconds run', () => {
  jest.useFakeTimers();
  renderWithLocale(<ResendButton seconds={60} round={0} onResend={async () => undefined} />);
  for (const left of [60, 55]) {
    const button = screen.getByRole('button', { name: messages.resend });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(messages.resendRule);
    expect(screen.getByText(formatMessage(messages.resendIn, { seconds: left }))).toHaveAttribute('aria-hidden', 'true');
    act(() => jest.advanceTimersByTime(5_000));
  }
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('button', { name: messages.resend })).not.toHaveAttribute('aria-disabled');
  jest.useRealTimers();
});
