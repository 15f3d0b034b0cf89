import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../../..');

/** What reaches a server in another way than the three functions of `browser.ts`, and why it needs no player's session. */
const others: Readonly<Record<string, string>> = {
  'components/session/prepare-sign-in.ts': 'the reason of a refused sign-in, by a visitor',
  'components/studio/trust-gate.tsx': 'the Studio, which has no players',
  'lib/cashier/track-deposits.ts': 'a report without an answer, while the page may be left',
  'lib/consent/save-consent.ts': 'a record of a choice of cookies, by anyone',
  'lib/core/i18n/load-messages.ts': 'a file of texts',
  'lib/next/missing-file.ts': 'a look whether a file of the build is there',
  'lib/session/next-auth-form.ts': 'sign-in and sign-out',
  'lib/session/waiting-sign-out.ts': 'the end of a session whose page was left',
  'lib/tracking/track.ts': 'an event without an answer',
};

const onServer =
  /^lib\/(?:edge|content\/query|instances)\/|^lib\/core\/api\/(?:call|verify-captcha)\.ts$|^lib\/session\/(?:sign-in\/srp-worker|tokens\/revoke)\.ts$/;
const request = /(?<![\w.])fetch\(|sendBeacon\(|XMLHttpRequest|EventSource\(/;

test('LOG-14 every call of a page that may end the session is made by the functions that notice it', () => {
  const files = ['components', 'lib'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const sources = files.filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !onServer.test(name));
  const found = sources.filter((name) => request.test(readFileSync(path.join(root, name), 'utf8')));
  expect(found.toSorted()).toEqual([...Object.keys(others), 'lib/core/api/browser.ts'].toSorted());
});
