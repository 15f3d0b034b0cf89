import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { root } from '../root.ts';
import { writeNotice } from './licences.ts';

const read = (name: string) => readFileSync(path.join(root, name), 'utf8');

test('every package of a build for production has an accepted licence, and NOTICE lists it: run npm run notice', () => {
  expect(read('NOTICE')).toBe(writeNotice());
});

test('a package with a script that npm would run at installation is allowed or refused by name', () => {
  const { packages } = z
    .object({ packages: z.record(z.string(), z.object({ hasInstallScript: z.boolean().optional() })) })
    .parse(JSON.parse(read('package-lock.json')));
  const { allowScripts } = z.object({ allowScripts: z.record(z.string(), z.boolean()) }).parse(JSON.parse(read('package.json')));
  const withScript = Object.entries(packages).filter(([place, { hasInstallScript }]) => place !== '' && hasInstallScript);
  const names = withScript.map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length));
  expect(names.length).toBeGreaterThan(0);
  expect([...new Set(names)].filter((name) => !Object.hasOwn(allowScripts, name))).toEqual([]);
});
