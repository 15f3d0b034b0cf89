import { useRef, useState } from 'react';

/** For `submit` of `useSubmit`, which ignores a press during another: here it is sent after it. */
export function useInOrder<Input>(submit: (input: Input) => Promise<unknown>) {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const [unanswered, setUnanswered] = useState<readonly Input[]>([]);
  return {
    /** What is under way, and what comes after it. */
    unanswered,
    send(input: Input): void {
      setUnanswered((before) => [...before, input]);
      last.current = last.current
        .then(() => submit(input))
        .then(() => setUnanswered((before) => before.filter((one) => one !== input)));
    },
  };
}
