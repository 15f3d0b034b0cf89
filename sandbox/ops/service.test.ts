import { readFileSync } from 'node:fs';
import type { OpsContext } from './context.ts';
import { createOpsService } from './service.ts';

/** Every `GET /api/x` and `POST /api/x` that a list of calls names; parameters by any name. */
const calls = (text: string) => text.replaceAll(/:\w+(?:\{[^/]+\})?|\{\w+\}/g, ':x');

test('the README names every call of the console, and no other', () => {
  const { routes } = createOpsService({
    config: { operators: [{ user: 'operator', password: 'operator' }] },
  } as unknown as OpsContext).app;
  const served = routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'));
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const named = [...readme.matchAll(/^\| `([A-Z, ]+) (\/api\/[^?`]*)/gm)].flatMap(([, methods = '', path = '']) =>
    methods.split(', ').map((method) => calls(`${method} ${path}`)),
  );
  const expected = [...new Set(served.map(({ method, path }) => calls(`${method} ${path}`)))];
  expect(named.toSorted()).toEqual(expected.toSorted());
});
