import { Hono } from 'hono';
import { handleUnexpectedError, traceOf } from './trace.ts';

test('DEC-X-8 logs where an error occurred without values of the request', () => {
  const cause = Object.assign(new Error('Key (email)=(ava.new@sandbox.test) exists'), { code: '23505' });
  const error = new Error('Failed query: insert into player values ($1)\nparams: ava.new@sandbox.test', { cause });
  const trace = traceOf(error);
  expect(trace).toMatch(/^Error \(23505\)\n\s+at /);
  expect(trace).not.toMatch(/ava|insert|params/);
  expect(traceOf('ava.new@sandbox.test')).not.toContain('ava');
});

test('DEC-X-8 an unexpected error is answered in JSON and logged without personal data', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = new Hono();
  app.onError(handleUnexpectedError('pay'));
  app.get('/payer/:id', () => {
    throw new Error('Failed query: select\nparams: 100023');
  });
  const response = await app.request('/payer/100023');
  expect([response.status, await response.json()]).toEqual([500, expect.objectContaining({ code: 'error.system.error' })]);
  expect(log.mock.calls.flat().join(' ')).toMatch(/^pay: GET \/payer\/:id failed: Error/);
  expect(log.mock.calls.flat().join(' ')).not.toContain('100023');
  log.mockRestore();
});
