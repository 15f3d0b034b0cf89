/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const script = readFileSync(path.join(import.meta.dirname, 'upload.js'), 'utf8');

beforeEach(() => {
  document.body.innerHTML = `<form id="upload" data-texts='{"remove":"Remove {name}"}'>
    <div class="drop"><input id="file" name="file" type="file"></div><button>Send</button></form>
    <div id="problems"></div><div id="chosen" hidden><ul></ul></div><p id="progress"></p>`;
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
});

const run = () => new Function(script)();
const listed = () => [...document.querySelectorAll('#chosen li')].map((item) => item.textContent);

function choose(file: File): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('#file');
  if (!input) throw new Error('expected the field');
  let files = [file];
  Object.defineProperty(input, 'files', { configurable: true, get: () => files });
  // Emptying the field is the only value that a script may set.
  Object.defineProperty(input, 'value', {
    configurable: true,
    set: () => {
      files = [];
    },
  });
  return input;
}

const passport = () => new File(['x'.repeat(2_048)], 'passport.png', { type: 'image/png' });

test('a file that was chosen before the script ran is listed, and can be taken back', () => {
  choose(passport());
  run();
  expect(listed()).toEqual(['passport.png · 2 kB✕']);
  document.querySelector<HTMLButtonElement>('#chosen button')?.click();
  expect(listed()).toEqual([]);
});

test('a file that is chosen later is listed as well', () => {
  run();
  expect(listed()).toEqual([]);
  choose(passport()).dispatchEvent(new Event('change'));
  expect(listed()).toEqual(['passport.png · 2 kB✕']);
});
