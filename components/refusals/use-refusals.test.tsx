import { act, renderHook } from '@testing-library/react';
import { currentToasts } from '#components/ui/overlay/toast.ts';
import { CallError } from '#lib/core/api/errors.ts';
import { useSubmit } from '#lib/core/api/use-submit.ts';
import en from '#messages/en.json' with { type: 'json' };
import { withLocale } from '../../tests/fixtures/components/render-with-locale.tsx';
import { useRefusals } from './use-refusals.ts';

const failing = new CallError('platform', { status: 500, message: 'We close at six.' });
const missing = new CallError('platform', { status: 404, message: 'It has moved.' });
const refused = new CallError('platform', { status: 400, code: 'error.nobody.knows' });
const texts = () => currentToasts().map(({ text }) => text);

function renderForm(hasForm = true) {
  const { result, unmount } = renderHook(
    () => {
      const refusals = useRefusals({ refused: 'Not saved' }, hasForm);
      return useSubmit((error: CallError | undefined) => (error ? Promise.reject(error) : Promise.resolve()), refusals);
    },
    { wrapper: withLocale('en-UN') },
  );
  const submit = async (error?: CallError) => {
    await act(() => result.current.submit(error));
    return { refusal: result.current.refusal, toasts: texts() };
  };
  return { submit, unmount };
}

test('ERR-03 ERR-04 what a failing service says is a toast, any other refusal is in the form', async () => {
  const { submit } = renderForm();
  const general = { title: 'Not saved', detail: en.errors.error_oops_tryAgain };
  expect(await submit(refused)).toEqual({ refusal: general, toasts: [] });
  expect(await submit(failing)).toEqual({ refusal: null, toasts: ['We close at six.'] });
  expect(await submit(missing)).toEqual({ refusal: null, toasts: ['It has moved.'] });
  expect(await submit(refused)).toEqual({ refusal: general, toasts: [] });
});

test('ERR-04 a success takes away what the refusal before it said, and so does the end of the form', async () => {
  const { submit, unmount } = renderForm();
  await submit(failing);
  expect(await submit()).toEqual({ refusal: null, toasts: [] });
  await submit(missing);
  unmount();
  expect(texts()).toEqual([]);
});

test('ERR-03 without a form every refusal is a toast', async () => {
  const { submit } = renderForm(false);
  expect(await submit(refused)).toEqual({ refusal: null, toasts: [en.errors.error_oops_tryAgain] });
  expect(await submit()).toEqual({ refusal: null, toasts: [] });
});
