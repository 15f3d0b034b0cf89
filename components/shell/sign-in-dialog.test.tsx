/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignInButton } from './sign-in-button.tsx';
import type { SignInAnswer } from './sign-in-labels.ts';

jest.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(window.location.search) }));

const labels = {
  title: 'Welcome back',
  email: 'E-mail',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps lock is on.',
  submit: 'Enter',
  pending: 'Signing you in',
  slow: 'This takes longer than usual.',
  close: 'Close',
  emailInvalid: 'Enter your e-mail address.',
  passwordMissing: 'Enter your password.',
};

async function openDialog(onSubmit: jest.Mock<Promise<SignInAnswer>>) {
  const user = userEvent.setup();
  render(<SignInButton label="Sign in" failedLabel="Could not load." prepare={() => Promise.resolve({ labels, onSubmit })} />);
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Welcome back' });
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus());
  return user;
}

const refuse = () => Promise.resolve<SignInAnswer>({ ok: false, message: 'No match.', detail: 'Four tries left.' });

afterEach(() => {
  window.location.hash = '';
});

describe('sign-in dialog', () => {
  it('LOG-05 says so when it could not be loaded', async () => {
    render(<SignInButton label="Sign in" failedLabel="Could not load." prepare={() => Promise.reject(new Error('offline'))} />);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Could not load.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('MKT-28 shows that it loads while its words are on their way, and takes no second press', async () => {
    const words = Promise.withResolvers<{ labels: typeof labels; onSubmit: typeof refuse }>();
    const prepare = jest.fn(() => words.promise);
    render(<SignInButton label="Sign in" failedLabel="Could not load." prepare={prepare} />);
    const button = screen.getByRole('button', { name: 'Sign in' });
    expect(button).not.toHaveAttribute('aria-busy');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(prepare).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    words.resolve({ labels, onSubmit: refuse });
    expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeVisible();
    expect(button).not.toHaveAttribute('aria-busy');
  });

  it('LOG-05 opens and closes by keyboard and gives the focus back', async () => {
    const user = await openDialog(jest.fn(refuse));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in' })).toHaveFocus());
  });

  it('LOG-05 opens from a link to its fragment', async () => {
    window.location.hash = '#sign-in';
    render(
      <SignInButton
        label="Sign in"
        failedLabel="Could not load."
        prepare={() => Promise.resolve({ labels, onSubmit: refuse })}
      />,
    );
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('LOG-05 sends what was typed, announces the refusal and keeps the input', async () => {
    const onSubmit = jest.fn(refuse);
    const user = await openDialog(onSubmit);
    await user.keyboard(' aino@example.org{Tab}');
    await user.type(screen.getByLabelText('Password'), 'lamp-light{Enter}');
    expect(onSubmit).toHaveBeenCalledWith({ email: 'aino@example.org', password: 'lamp-light' });
    expect(await screen.findByText('No match.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('No match.Four tries left.');
    expect(screen.getByLabelText('E-mail')).toHaveValue('aino@example.org');
    expect(screen.getByLabelText('Password')).toHaveValue('lamp-light');
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  it('LOG-05 says that it is busy and sends nothing twice', async () => {
    const onSubmit = jest.fn(() => new Promise<SignInAnswer>(() => undefined));
    const user = await openDialog(onSubmit);
    await user.type(screen.getByLabelText('E-mail'), 'aino@example.org');
    await user.type(screen.getByLabelText('Password'), 'lamp-light{Enter}{Enter}');
    expect(await screen.findByText('Signing you in')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Enter' })).toHaveAttribute('aria-busy', 'true');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('LOG-07 puts a final refusal in the place of the form, and the form back when it is opened again', async () => {
    const refusal = {
      ok: false,
      message: 'You have excluded yourself.',
      detail: 'It cannot be shortened.',
      facts: [{ label: 'Time left', value: '180 days' }],
      links: [{ label: 'Help with gambling', href: '/en-UN/responsible-gambling' }],
      isFinal: true,
      isProtection: true,
    } as const;
    const user = await openDialog(jest.fn(() => Promise.resolve<SignInAnswer>(refusal)));
    await user.type(screen.getByLabelText('E-mail'), 'kim@example.org');
    await user.type(screen.getByLabelText('Password'), 'lamp-light{Enter}');
    await screen.findByRole('dialog', { name: 'You have excluded yourself.' });
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByRole('definition')).toHaveTextContent('180 days');
    expect(screen.getByRole('link', { name: 'Help with gambling' })).toHaveAttribute('href', '/en-UN/responsible-gambling');
    expect(screen.queryByLabelText('E-mail')).toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByLabelText('E-mail')).toHaveValue('');
  });

  it('LOG-09 keeps the form where another way leads on, with that way in the notice', async () => {
    const links = [{ label: 'Set a new password', href: '/en-UN/reset-password' }];
    const user = await openDialog(
      jest.fn(() => Promise.resolve<SignInAnswer>({ ok: false, message: 'Too many attempts.', links })),
    );
    await user.type(screen.getByLabelText('E-mail'), 'ben@example.org');
    await user.type(screen.getByLabelText('Password'), 'lamp-light{Enter}');
    expect(await screen.findByRole('link', { name: 'Set a new password' })).toHaveAttribute('href', '/en-UN/reset-password');
    expect(screen.getByLabelText('E-mail')).toHaveValue('ben@example.org');
  });

  it('LOG-23 gives up what the address asked for, and says so to its caller, when it is closed', async () => {
    window.history.replaceState(null, '', '/fi-FI/live-casino-online?login=1&return=%2Flive&tag=a');
    const onClose = jest.fn();
    const prepare = () => Promise.resolve({ labels, onSubmit: refuse, onClose });
    render(<SignInButton label="Sign in" failedLabel="Could not load." prepare={prepare} />);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.search).toBe('?tag=a');
    expect(onClose).toHaveBeenCalledTimes(1);
    window.history.replaceState(null, '', '/');
  });

  it('asks for what is missing before it sends', async () => {
    const onSubmit = jest.fn(refuse);
    const user = await openDialog(onSubmit);
    await user.click(screen.getByRole('button', { name: 'Enter' }));
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Enter your e-mail address.');
    await user.type(screen.getByLabelText('E-mail'), 'aino@example.org{Enter}');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('shows and hides the password', async () => {
    const user = await openDialog(jest.fn(refuse));
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });

  it('LOG-14 a reason that trying again cannot change stands in the place of the form, each time it is opened', async () => {
    const refusal = { ok: false, message: 'You are cooling off.', detail: 'One day.', isFinal: true } as const;
    const prepare = () => Promise.resolve({ labels, refusal, onSubmit: refuse });
    render(<SignInButton label="Sign in" failedLabel="Could not load." prepare={prepare} />);
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
});
