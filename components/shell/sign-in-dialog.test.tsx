/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignInButton } from './sign-in-button.tsx';
import type { SignInAnswer } from './sign-in-labels.ts';

const labels = {
  title: 'Welcome back',
  email: 'E-mail',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps lock is on.',
  submit: 'Enter',
  pending: 'Signing you in',
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
});
