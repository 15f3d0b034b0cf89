import { withoutInternal } from './headers.ts';

test('removes internal headers and keeps others', () => {
  const clean = withoutInternal(new Headers({ 'x-middleware-subrequest': 'a', 'X-Parlour-Player': '1', accept: '*/*' }));
  expect(Object.fromEntries(clean ?? [])).toEqual({ accept: '*/*' });
  expect(withoutInternal(new Headers({ accept: '*/*' }))).toBeUndefined();
});
