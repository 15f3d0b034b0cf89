import { useRef, useState } from 'react';

/**
 * For `submit` of `useSubmit`, which ignores a press during another: here it is sent after it. A refusal drops what waits, so
 * that it can be read; `submit` resolves without a reply then.
 */
export function useInOrder<Input>(submit: (input: Input) => Promise<unknown>) {
  const queue = useRef<readonly Input[]>([]);
  const [unanswered, setUnanswered] = useState<readonly Input[]>([]);
  const setQueue = (next: readonly Input[]) => {
    queue.current = next;
    setUnanswered(next);
  };
  return {
    /** What is under way, and what comes after it. */
    unanswered,
    async send(input: Input): Promise<void> {
      setQueue([...queue.current, input]);
      if (queue.current.length > 1) return;
      for (let next: Input | undefined = input; next !== undefined; [next] = queue.current) {
        const reply = await submit(next);
        setQueue(reply === undefined ? [] : queue.current.slice(1));
      }
    },
  };
}
