import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useStepHistory } from './use-step-history.ts';

const order = ['one', 'two', 'three', 'done'];

function Steps({ first = 'one', refuses }: { readonly first?: string; readonly refuses?: string }) {
  const [step, setStep] = useState(first);
  useStepHistory('test', step, { order, final: ['done'], onReturn: (seen) => seen !== refuses && setStep(seen) });
  return (
    <>
      <h1>{step}</h1>
      {order.map((name) => (
        <button key={name} type="button" onClick={() => setStep(name)}>
          {name}
        </button>
      ))}
    </>
  );
}

const go = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const move = async (by: number) => act(async () => window.history.go(by));
const shown = (name: string) => waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent(name));
const entry = () => window.history.state?.test?.step;

// Separates the history entries of each test.
beforeEach(() => window.history.pushState({ of: 'the page' }, ''));

test('back and forward move between the steps and keep other history state', async () => {
  render(<Steps />);
  await go('two');
  await go('three');
  await move(-1);
  await shown('two');
  await move(-1);
  await shown('one');
  await move(2);
  await shown('three');
  expect(window.history.state).toMatchObject({ of: 'the page' });
});

test('a step back by a button goes back in the history, so that one press of back leaves it', async () => {
  render(<Steps />);
  const length = window.history.length;
  await go('two');
  await go('one');
  await waitFor(() => expect(entry()).toBe('one'));
  expect(window.history.length).toBe(length + 1);
  await move(1);
  await shown('two');
});

test('a final step replaces the entry before it', async () => {
  render(<Steps />);
  await go('two');
  await go('done');
  await move(-1);
  await shown('one');
});

test('a form that opens at a later step replaces its entry when going back', async () => {
  render(<Steps first="two" />);
  const length = window.history.length;
  await go('one');
  expect([entry(), window.history.length]).toEqual(['one', length]);
});

test('a rejected return keeps the step and allows going forward', async () => {
  render(<Steps refuses="three" />);
  await go('two');
  await go('three');
  await move(-1);
  await shown('two');
  await move(1);
  await shown('two');
  await go('three');
  await waitFor(() => expect(entry()).toBe('three'));
});
