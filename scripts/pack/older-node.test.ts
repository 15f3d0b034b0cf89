import { spawnSync } from 'node:child_process';
import path from 'node:path';

const script = `
  const native = Map.groupBy;
  delete Map.groupBy;
  process.getBuiltinModule = undefined;
  await import(process.argv[1]);
  const shown = (groupBy) => JSON.stringify([...groupBy(['a', 'bb', 'c', 'dd'], (text, index) => text.length + (index > 2 ? 1 : 0))]);
  console.info(Map.groupBy !== native, shown(Map.groupBy) === shown(native), typeof process.getBuiltinModule('node:os').cpus);
`;

test('OPS-08 a packed site adds what it uses of later versions of Node', () => {
  const file = path.join(__dirname, 'older-node.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script, file], { encoding: 'utf8' });
  expect([stdout.trim(), stderr]).toEqual(['true true function', '']);
});
