import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { root } from '../root.ts';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

/** Licences of packages whose `package.json` names none, as their own text says. */
const unnamed: Readonly<Record<string, string>> = { 'md5-o-matic': 'MIT' };
/** A package of ours, in the place of one that is not wanted. */
const own = new Set(['@sanity/cli']);
/** Their files are copied into `app/fonts` and the games. */
const fonts = ['@fontsource-variable/fraunces', '@fontsource-variable/instrument-sans'];
/** What may be shipped as it is, without a duty to publish our own source. */
const accepted =
  /^\(?(?:MIT|MIT-0|0BSD|ISC|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|MPL-2\.0|CC-BY-4\.0|CC0-1\.0|OFL-1\.1|Public Domain|LGPL-3\.0-or-later)(?:\)|$| (?:OR|AND|or) )/;

export interface Licensed {
  readonly name: string;
  readonly license: string;
  /** Lines of its licence that name the holders; empty where it is installed on some platforms only. */
  readonly holders: readonly string[];
}

function holdersIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i.test(name));
  const lines = files.flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split(/\r?\n/));
  const holders = lines
    .map((line) => line.replace(/^[\s*#/]+| \S+\.ttf: .*$/g, '').trim())
    .filter((line) => /^copyright\b.*(?:\d{4}|\(c\)|©)/i.test(line) && !/[[{<]/.test(line.slice(0, 24)));
  return [...new Set(holders)].slice(0, 4);
}

/** Each package that a build for production installs, and the fonts, by licence and name. Throws an error that names a package without a licence, or with one that was not accepted. */
export function listLicences(): readonly Licensed[] {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')));
  const listed = new Map<string, Licensed>();
  for (const [place, { license, dev, optional, link }] of Object.entries(packages)) {
    const name = /node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(place)?.[1];
    if (!name || link || own.has(name) || listed.has(name) || (dev && !fonts.includes(name))) continue;
    const stated = license ?? unnamed[name];
    if (!stated || !accepted.test(stated))
      throw new Error(`${name} has the licence ${stated ?? '(none)'}, which is not accepted.`);
    listed.set(name, { name, license: stated, holders: optional ? [] : holdersIn(path.join(root, place)) });
  }
  return [...listed.values()].sort((a, b) => compare(a.license, b.license) || compare(a.name, b.name));
}

const compare = (a: string, b: string) => Number(a > b) - Number(a < b);

/** The text of `NOTICE`: licences, the packages under each, and their holders. */
export function writeNotice(): string {
  const lines = [
    'Parlour is installed with these packages and fonts of others, each under its own licence.',
    'The text of a licence is in the folder of its package. Written by `npm run notice`.',
  ];
  let current = '';
  for (const { name, license, holders } of listLicences()) {
    if (license !== current) lines.push('', license, '-'.repeat(license.length));
    current = license;
    lines.push(name, ...holders.map((holder) => `    ${holder}`));
  }
  return `${lines.join('\n')}\n`;
}
