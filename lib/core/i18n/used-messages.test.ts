import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import en from '#messages/en.json' with { type: 'json' };

/** Families of keys that are composed at run time, e.g. from an error code. */
const families = [
  /^(?:errors|transactionCategory|transactionStatus|transactionType)\./,
  /^status\.\w+(?:Title|Text)$/,
  /^registration\.(?:error|sms)[A-Z]\w+$/,
  /^consent\.\w+Text$/,
  /^deposit\.limit[DWM]$/,
  /^gambling\.limits_(?:error_)?(?:deposit|spend)_\w+$/,
  /^questionnaire\.(?:missing_\w+|\w+(?:Title|Text))$/,
  /^verificationNeed\.\w+(?:Title|Text|Action)$/,
  /^documents\.(?:type|status|text|kind|reason_)[A-Z]\w+$/,
  /^withdraw\.(?:daily|weekly|monthly)$/,
];

const root = path.resolve(import.meta.dirname ?? __dirname, '../../..');

function sources(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));
}

it('MKT-26 no message lies unused', () => {
  const code = ['app', 'components', 'lib'].flatMap(sources).join('\n');
  const uses = new Set([...code.matchAll(/(?:['"`]|\.)([\w-]+)/g)].map(([, word]) => word));
  const keys = Object.entries(en).flatMap(([space, messages]) => Object.keys(messages).map((key) => [space, key] as const));
  const unused = keys
    .filter(([space, key]) => !uses.has(key) && !families.some((family) => family.test(`${space}.${key}`)))
    .map(([space, key]) => `${space}.${key}`);
  expect(unused).toEqual([]);
});
