import { act, render, screen } from '@testing-library/react';
import { PendingNote } from './pending-note.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const text = { label: 'One moment…', slowLabel: 'This takes longer than usual.' };

test('says at once that it works, and after four seconds that it takes long', () => {
  const { rerender } = render(<PendingNote pending={false} {...text} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<PendingNote pending {...text} />);
  expect(screen.getByRole('status')).toHaveTextContent(text.label);
  act(() => jest.advanceTimersByTime(4_000));
  expect(screen.getByRole('status')).toHaveTextContent(text.slowLabel);
  rerender(<PendingNote pending={false} {...text} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<PendingNote pending {...text} />);
  expect(screen.getByRole('status')).toHaveTextContent(text.label);
});
