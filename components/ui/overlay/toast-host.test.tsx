import { act, fireEvent, render, screen } from '@testing-library/react';
import { currentToasts, dismissToast, showToast } from './toast.ts';
import { ToastHost } from './toast-host.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  render(<ToastHost label="Messages" dismissLabel="Dismiss" />);
});

afterEach(() => {
  act(() => {
    for (const { id } of currentToasts()) dismissToast(id);
  });
  jest.useRealTimers();
});

describe('ToastHost', () => {
  it('announces a success politely and removes it after six seconds', () => {
    act(() => void showToast('Your address is saved.', 'success'));
    expect(screen.getByRole('status')).toHaveTextContent('Your address is saved.');
    act(() => void jest.advanceTimersByTime(6_000));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('announces an error assertively and keeps it until it is dismissed', () => {
    act(() => void showToast('The deposit was declined.', 'error'));
    act(() => void jest.advanceTimersByTime(60_000));
    expect(screen.getByRole('alert')).toHaveTextContent('The deposit was declined.');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('shows a link and closes when it is followed', () => {
    act(() => void showToast('Not open for you.', 'error', { label: 'Contact us', href: '#help' }));
    fireEvent.click(screen.getByRole('link', { name: 'Contact us' }));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('stays while the pointer is over it', () => {
    act(() => void showToast('Saved.'));
    const toast = screen.getByText('Saved.').closest('.shadow-sheet');
    if (!toast) throw new Error('the toast has no box');
    fireEvent.mouseEnter(toast);
    act(() => void jest.advanceTimersByTime(20_000));
    expect(screen.getByRole('status')).toHaveTextContent('Saved.');
    fireEvent.mouseLeave(toast);
    act(() => void jest.advanceTimersByTime(6_000));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('shows the newest three and each text once', () => {
    act(() => {
      for (const text of ['one', 'two', 'three', 'four', 'four']) showToast(text);
    });
    expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3);
    expect(screen.getAllByText('four')).toHaveLength(1);
    expect(screen.queryByText('one')).toBeNull();
  });
});
