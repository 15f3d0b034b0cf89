import { writeJsonLines } from './json-lines.ts';
import { runForRequest } from './request.ts';

const lines: Record<string, unknown>[] = [];
const original = { ...console };
beforeAll(() => writeJsonLines('site', (line) => void lines.push(JSON.parse(line))));
afterEach(() => void lines.splice(0));
afterAll(() => void Object.assign(console, original));

test('OPS-07 every line is an object with level, time and service, whatever was logged', () => {
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  console.info('Ready in %d ms', 5);
  console.warn('\u001b[33m⚠\u001b[39m slow');
  console.error('failed:', new TypeError('fetch failed'));
  console.info('{not json');
  console.info(JSON.stringify({ event: 'deposit', outcome: 'accepted' }));
  expect(lines).toEqual([
    { level: 'info', time, service: 'site', message: 'Ready in 5 ms' },
    { level: 'warn', time, service: 'site', message: '⚠ slow' },
    { level: 'error', time, service: 'site', message: expect.stringMatching(/^failed: TypeError: fetch failed\n/) },
    { level: 'info', time, service: 'site', message: '{not json' },
    { level: 'info', time, service: 'site', event: 'deposit', outcome: 'accepted' },
  ]);
});

test('OPS-07 a line that belongs to a request has its id, also after a wait', async () => {
  await runForRequest({ id: 'request-1', client: '203.0.113.7' }, async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    console.info('within');
  });
  console.info('outside');
  expect(lines.map(({ message, requestId }) => [message, requestId])).toEqual([
    ['within', 'request-1'],
    ['outside', undefined],
  ]);
});
