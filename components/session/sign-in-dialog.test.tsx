import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Ref, useImperativeHandle } from 'react';
import type { CaptchaHandle } from '#components/captcha/captcha.tsx';
import en from '#messages/en.json' with { type: 'json' };
import { renderWithLocale } from '../../tests/fixtures/components/render-with-locale.tsx';
import { SignInButton } from './sign-in-button.tsx';
import type { Credentials, SignInResult } from './sign-in-types.ts';

jest.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(window.location.search) }));

const messages = en.signIn;

async function openDialog(onSubmit: (credentials: Credentials) => Promise<SignInResult>) {
  const user = userEvent.setup();
  renderWithLocale(
    <SignInButton label="Sign in" failedLabel="Could not load." prepare={() => Promise.resolve({ messages, onSubmit })} />,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: messages.title });
  await waitFor(() => expect(screen.getByLabelText(messages.email)).toHaveFocus());
  return user;
}

/** Passes the first step. */
async function enterEmail(user: ReturnType<typeof userEvent.setup>, address: string): Promise<HTMLElement> {
  await user.type(screen.getByLabelText(messages.email), `${address}{Enter}`);
  const password = screen.getByLabelText(messages.password);
  await waitFor(() => expect(password).toHaveFocus());
  return password;
}

const currentStep = () =>
  within(screen.getByRole('list', { name: messages.steps })).getByRole('listitem', { current: 'step' }).textContent;

const refuse = () => Promise.resolve<SignInResult>({ ok: false, message: 'No match.', detail: 'Four tries left.' });

const takeToken = jest.fn<Promise<string | undefined>, []>(async () => 'token');

function Captcha({ ref }: { readonly ref: Ref<CaptchaHandle> }) {
  useImperativeHandle(ref, () => ({ take: takeToken, reset: () => undefined }));
  return <p>Are you a person?</p>;
}

afterEach(() => {
  window.location.hash = '';
});

describe('sign-in dialog', () => {
  it('LOG-05 shows a message when it could not be loaded', async () => {
    renderWithLocale(
      <SignInButton label="Sign in" failedLabel="Could not load." prepare={() => Promise.reject(new Error('offline'))} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Could not load.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('MKT-28 shows that its messages load, and ignores a second press', async () => {
    const prepared = Promise.withResolvers<{ messages: typeof messages; onSubmit: typeof refuse }>();
    const prepare = jest.fn(() => prepared.promise);
    renderWithLocale(<SignInButton label="Sign in" failedLabel="Could not load." prepare={prepare} />);
    const button = screen.getByRole('button', { name: 'Sign in' });
    expect(button).not.toHaveAttribute('aria-busy');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(prepare).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    prepared.resolve({ messages, onSubmit: refuse });
    expect(await screen.findByRole('dialog', { name: messages.title })).toBeVisible();
    expect(button).not.toHaveAttribute('aria-busy');
  });

  it('DEC-X-9 shows the captcha once a refusal asks for it, and sends its token with what was typed', async () => {
    const onSubmit = jest.fn<Promise<SignInResult>, [Credentials]>(async () => ({ ok: false, message: 'No match.', Captcha }));
    const user = await openDialog(onSubmit);
    await user.type(await enterEmail(user, 'ann@sandbox.test'), 'Wrong{Enter}');
    expect(onSubmit).toHaveBeenLastCalledWith({ email: 'ann@sandbox.test', password: 'Wrong' });
    expect(await screen.findByText('Are you a person?')).toBeVisible();
    expect(screen.getByRole('group', { name: messages.stepVerification })).toHaveFocus();
    expect(currentStep()).toBe(messages.stepVerification);
    takeToken.mockResolvedValueOnce(undefined);
    await user.click(screen.getByRole('button', { name: messages.continue }));
    expect(currentStep()).toBe(messages.stepVerification);
    await user.click(screen.getByRole('button', { name: messages.continue }));
    await waitFor(() => expect(screen.getByLabelText(messages.password)).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(onSubmit).toHaveBeenLastCalledWith({ email: 'ann@sandbox.test', password: 'Wrong', captchaToken: 'token' });
  });

  it('LOG-05 opens and closes by keyboard and returns the focus', async () => {
    const user = await openDialog(jest.fn(refuse));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in' })).toHaveFocus());
  });

  it('LOG-05 opens from a link to its fragment', async () => {
    window.location.hash = '#sign-in';
    renderWithLocale(
      <SignInButton
        label="Sign in"
        failedLabel="Could not load."
        prepare={() => Promise.resolve({ messages, onSubmit: refuse })}
      />,
    );
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('LOG-05 after it could not be loaded, the same link tries again', async () => {
    const prepare = jest.fn(async () => ({ messages, onSubmit: refuse })).mockRejectedValueOnce(new Error('offline'));
    renderWithLocale(
      <>
        <a href="#sign-in">Sign in here</a>
        <SignInButton label="Sign in" failedLabel="Could not load." prepare={prepare} />
      </>,
    );
    const link = screen.getByRole('link', { name: 'Sign in here' });
    await userEvent.click(link);
    expect(await screen.findByText('Could not load.')).toBeVisible();
    await userEvent.click(link);
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('LOG-05 sends what was typed, announces the refusal and keeps the input', async () => {
    const onSubmit = jest.fn(refuse);
    const user = await openDialog(onSubmit);
    await user.type(await enterEmail(user, ' aino@example.org'), 'lamp-light{Enter}');
    expect(onSubmit).toHaveBeenCalledWith({ email: 'aino@example.org', password: 'lamp-light' });
    expect(await screen.findByText('No match.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('No match.Four tries left.');
    expect(screen.getByLabelText(messages.email)).toHaveValue('aino@example.org');
    expect(screen.getByLabelText(messages.password)).toHaveValue('lamp-light');
    expect(screen.getByLabelText(messages.password)).toHaveFocus();
  });

  it('LOG-05 shows that it is busy and sends nothing twice', async () => {
    const onSubmit = jest.fn(() => new Promise<SignInResult>(() => undefined));
    const user = await openDialog(onSubmit);
    await user.type(await enterEmail(user, 'aino@example.org'), 'lamp-light{Enter}{Enter}');
    expect(await screen.findByText(messages.pending)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: messages.submit })).toHaveAttribute('aria-busy', 'true');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('LOG-22 leads from the address to the password, back by its button and by the browser, and says that it is done', async () => {
    const results: SignInResult[] = [{ ok: false, message: 'No match.' }, { ok: true }];
    const onSubmit = jest.fn(async () => results.shift() ?? { ok: true as const });
    const user = await openDialog(onSubmit);
    const steps = within(screen.getByRole('list', { name: messages.steps }));
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      messages.email,
      messages.stepVerification,
      messages.password,
      messages.stepComplete,
    ]);
    const [email, password] = [screen.getByLabelText(messages.email), screen.getByLabelText(messages.password)];
    // One form for password managers: both fields are there at every step.
    expect(password.closest('form')).toBe(email.closest('form'));
    expect([email, password].map((field) => field.getAttribute('autocomplete'))).toEqual(['username', 'current-password']);
    expect(password).not.toBeVisible();
    await enterEmail(user, 'ann@example.org');
    expect([email, password].map((field) => field.closest('[hidden]') !== null)).toEqual([true, false]);
    await user.click(screen.getByRole('button', { name: messages.changeEmail }));
    await waitFor(() => expect(email).toHaveFocus());
    await user.clear(email);
    await enterEmail(user, 'aino@example.org');
    act(() => window.history.back());
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toHaveValue('aino@example.org');
    await user.keyboard('{Enter}');
    await user.type(password, 'wrong{Enter}');
    expect(await screen.findByText('No match.')).toBeVisible();
    expect(currentStep()).toBe(messages.password);
    await user.type(password, 'lamp-light{Enter}');
    expect(await screen.findByText(messages.complete)).toBeVisible();
    expect(currentStep()).toBe(messages.stepComplete);
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('LOG-22 signs in at the first step when a password manager has filled in both fields', async () => {
    const onSubmit = jest.fn(refuse);
    const user = await openDialog(onSubmit);
    fireEvent.change(screen.getByLabelText(messages.email), { target: { value: 'aino@example.org' } });
    fireEvent.change(screen.getByLabelText(messages.password), { target: { value: 'lamp-light' } });
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledWith({ email: 'aino@example.org', password: 'lamp-light' });
    expect(await screen.findByText('No match.')).toBeVisible();
    expect(screen.getByLabelText(messages.password)).toHaveFocus();
  });

  it('LOG-07 replaces the form with a final refusal, until it is opened again', async () => {
    const refusal = {
      ok: false,
      message: 'You have excluded yourself.',
      detail: 'It cannot be shortened.',
      facts: [{ label: 'Time left', value: '180 days' }],
      links: [{ label: 'Help with gambling', href: '/en-UN/responsible-gambling' }],
      isFinal: true,
      isProtection: true,
    } as const;
    const user = await openDialog(jest.fn(() => Promise.resolve<SignInResult>(refusal)));
    await user.type(await enterEmail(user, 'kim@example.org'), 'lamp-light{Enter}');
    await screen.findByRole('dialog', { name: 'You have excluded yourself.' });
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByRole('definition')).toHaveTextContent('180 days');
    expect(screen.getByRole('link', { name: 'Help with gambling' })).toHaveAttribute('href', '/en-UN/responsible-gambling');
    expect(screen.queryByLabelText(messages.email)).toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByLabelText(messages.email)).toHaveValue('');
  });

  it('LOG-09 keeps the form for other refusals, with a link in the notice', async () => {
    const links = [{ label: 'Set a new password', href: '/en-UN/reset-password' }];
    const user = await openDialog(
      jest.fn(() => Promise.resolve<SignInResult>({ ok: false, message: 'Too many attempts.', links })),
    );
    await user.type(await enterEmail(user, 'ben@example.org'), 'lamp-light{Enter}');
    expect(await screen.findByRole('link', { name: 'Set a new password' })).toHaveAttribute('href', '/en-UN/reset-password');
    expect(screen.getByLabelText(messages.email)).toHaveValue('ben@example.org');
  });

  it('LOG-23 closing it removes its parameters from the address and calls `onClose`', async () => {
    window.history.replaceState(null, '', '/fi-FI/live-casino-online?login=1&return=%2Flive&tag=a');
    const onClose = jest.fn();
    const prepare = () => Promise.resolve({ messages, onSubmit: refuse, onClose });
    renderWithLocale(<SignInButton label="Sign in" failedLabel="Could not load." prepare={prepare} />);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.search).toBe('?tag=a');
    expect(onClose).toHaveBeenCalledTimes(1);
    window.history.replaceState(null, '', '/');
  });

  it('validates the fields before it sends', async () => {
    const onSubmit = jest.fn(refuse);
    const user = await openDialog(onSubmit);
    await user.click(screen.getByRole('button', { name: messages.continue }));
    expect(screen.getByLabelText(messages.email)).toHaveAccessibleDescription(messages.emailInvalid);
    expect(screen.getByLabelText(messages.email)).toHaveFocus();
    await enterEmail(user, 'aino@example.org');
    await user.click(screen.getByRole('button', { name: messages.submit }));
    expect(screen.getByLabelText(messages.password)).toHaveAccessibleDescription(messages.passwordMissing);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('shows and hides the password', async () => {
    const user = await openDialog(jest.fn(refuse));
    await enterEmail(user, 'aino@example.org');
    await user.click(screen.getByRole('button', { name: messages.showPassword }));
    expect(screen.getByLabelText(messages.password)).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: messages.hidePassword }));
    expect(screen.getByLabelText(messages.password)).toHaveAttribute('type', 'password');
  });

  it('LOG-14 a final reason replaces the form each time it is opened', async () => {
    const refusal = { ok: false, message: 'You are cooling off.', detail: 'One day.', isFinal: true } as const;
    const prepare = () => Promise.resolve({ messages, refusal, onSubmit: refuse });
    renderWithLocale(<SignInButton label="Sign in" failedLabel="Could not load." prepare={prepare} />);
    const user = userEvent.setup();
    for (const _ of [1, 2]) {
      await user.click(screen.getByRole('button', { name: 'Sign in' }));
      const panel = await screen.findByRole('dialog', { name: 'You are cooling off.' });
      expect(panel).toHaveTextContent('One day.');
      expect(screen.queryByRole('textbox')).toBeNull();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('LOG-05 announces that the answer takes long', async () => {
    const user = await openDialog(() => new Promise(() => undefined));
    await user.type(await enterEmail(user, 'ann@sandbox.test'), 'Wrong');
    jest.useFakeTimers();
    await act(async () => void fireEvent.submit(screen.getByLabelText(messages.password).closest('form') as HTMLElement));
    act(() => jest.advanceTimersByTime(5_000));
    jest.useRealTimers();
    expect(screen.getByText(messages.slow)).toBeInTheDocument();
    expect(screen.getByText('ann@sandbox.test')).toBeInTheDocument();
  });
});
