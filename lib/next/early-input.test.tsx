import { act, within } from '@testing-library/react';
import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { repeatEarlyInput } from './early-input.ts';
import { readyEvent } from './ready-event.ts';

// The browser's build of the server renderer needs what jsdom does not have.
const { renderToString } = jest.requireActual<typeof import('react-dom/server')>('react-dom/server.node');

const sent: unknown[] = [];
let root: Root | undefined;
let open: () => void;

/** Every kind of field, all of whose changes replace one state, as a form with a draft has it. */
function Fields() {
  const [values, setValues] = useState({ name: '', note: 'written', size: 'small', length: '', letters: false, terms: true });
  const [renders, setRenders] = useState(0);
  // A page renders again when its first answer has come.
  useEffect(() => setRenders(1), []);
  const change = (part: Partial<typeof values>) => setValues({ ...values, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    sent.push(values);
  };
  return (
    <form onSubmit={submit} data-renders={renders}>
      <input aria-label="Name" value={values.name} onChange={({ target }) => change({ name: target.value })} />
      <textarea aria-label="Note" value={values.note} onChange={({ target }) => change({ note: target.value })} />
      <select aria-label="Size" value={values.size} onChange={({ target }) => change({ size: target.value })}>
        <option>small</option>
        <option>large</option>
      </select>
      {['6', '12'].map((length) => (
        <label key={length}>
          <input type="radio" name="length" checked={values.length === length} onChange={() => change({ length })} />
          {length} months
        </label>
      ))}
      <label>
        <input type="checkbox" checked={values.letters} onChange={({ target }) => change({ letters: target.checked })} /> Letters
      </label>
      <label>
        <input type="checkbox" checked={values.terms} onChange={({ target }) => change({ terms: target.checked })} /> Terms
      </label>
      <button type="submit">Continue</button>
      <button type="button" onClick={() => sent.push('help')}>
        Help
      </button>
    </form>
  );
}

/** A page whose scripts have not come: its markup, and what the inline script does. Next hydrates the whole document. */
function show(markup: ReactNode, inBrowser = markup): void {
  const documentOf = (body: ReactNode) => (
    <html lang="en">
      <head />
      <body>{body}</body>
    </html>
  );
  document.documentElement.lang = 'en';
  document.documentElement.innerHTML = renderToString(documentOf(markup)).replace(/^<html[^>]*>|<\/html>$/g, '');
  repeatEarlyInput();
  open = () => {
    root = hydrateRoot(document, documentOf(inBrowser));
  };
}

/** Hydration keeps the body that the markup came with, which is not that of the test before. */
const page = () => within(document.body);

const ready = () => window.dispatchEvent(new Event(readyEvent));

async function becomeReady(): Promise<void> {
  await act(async () => {
    ready();
    await jest.advanceTimersByTimeAsync(200);
  });
}

async function hydrate(): Promise<void> {
  await act(async () => open());
  await becomeReady();
}

function type(name: string, text: string): void {
  const field = page().getByRole<HTMLInputElement>('textbox', { name });
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const tick = (name: string) =>
  page()
    .getByRole(/months/.test(name) ? 'radio' : 'checkbox', { name })
    .click();
const press = (name: string) => page().getByRole('button', { name }).click();

function choose(option: string): void {
  const field = page().getByRole<HTMLSelectElement>('combobox');
  field.value = option;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

// React's development build reports the mark of a pressed button, which its other build leaves alone.
jest.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => {
  jest.useFakeTimers();
  sent.length = 0;
});
afterEach(async () => {
  // Ends the listening of this page.
  ready();
  await jest.advanceTimersByTimeAsync(31_000);
  await act(async () => root?.unmount());
  jest.useRealTimers();
});

const all = { name: 'Aino', note: '', size: 'large', length: '12', letters: true, terms: false };

function fillIn(): void {
  type('Name', 'Ai');
  type('Name', 'Aino');
  type('Note', '');
  choose('large');
  tick('6 months');
  tick('12 months');
  tick('Letters');
  tick('Terms');
}

test('what is typed and chosen before the scripts run stands, and is what the form sends', async () => {
  show(<Fields />);
  fillIn();
  await hydrate();
  expect(page().getByRole('textbox', { name: 'Name' })).toHaveValue('Aino');
  expect(page().getByRole('textbox', { name: 'Note' })).toHaveValue('');
  expect(page().getByRole('combobox')).toHaveValue('large');
  expect(
    page()
      .getAllByRole('radio')
      .map((radio) => (radio as HTMLInputElement).checked),
  ).toEqual([false, true]);
  expect(page().getByRole('checkbox', { name: 'Letters' })).toBeChecked();
  expect(page().getByRole('checkbox', { name: 'Terms' })).not.toBeChecked();
  await act(async () => press('Continue'));
  expect(sent).toEqual([all]);
});

test('a form that is sent before is sent once, with what was typed, also after a second press and a late choice', async () => {
  show(<Fields />);
  fillIn();
  press('Continue');
  press('Continue');
  tick('6 months');
  expect(page().getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'true');
  await hydrate();
  expect(sent).toEqual([{ ...all, length: '6' }]);
  expect(page().getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-busy');
  await act(async () => jest.advanceTimersByTimeAsync(1_000));
  expect(sent).toHaveLength(1);
});

test('only the last press counts', async () => {
  show(<Fields />);
  press('Continue');
  press('Help');
  await hydrate();
  expect(sent).toEqual(['help']);
});

test('a field without changes is not touched', async () => {
  show(<Fields />);
  await hydrate();
  await act(async () => press('Continue'));
  expect(sent).toEqual([{ name: '', note: 'written', size: 'small', length: '', letters: false, terms: true }]);
});

test('what the browser restores after a step back is adopted', async () => {
  show(<Fields />);
  page().getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value = 'Aino';
  page().getByRole<HTMLInputElement>('radio', { name: '12 months' }).checked = true;
  page().getByRole<HTMLSelectElement>('combobox').selectedIndex = 1;
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await hydrate();
  await act(async () => press('Continue'));
  expect(sent).toEqual([{ name: 'Aino', note: 'written', size: 'large', length: '12', letters: false, terms: true }]);
});

test('a press that React handles itself is not repeated', async () => {
  show(<Fields />);
  await act(async () => {
    open();
    // React has its listeners, and hydrates the page for this event.
    press('Help');
  });
  await becomeReady();
  expect(sent).toEqual(['help']);
});

test('a press on a part that is ready before the page does not overtake what was typed before it', async () => {
  show(<Fields />);
  type('Name', 'Aino');
  await act(async () => open());
  await act(async () => press('Continue'));
  expect(sent).toEqual([]);
  await becomeReady();
  expect(sent).toMatchObject([{ name: 'Aino' }]);
});

let loadPart: (part: { readonly default: typeof Fields }) => void;
const LatePart = lazy(() => new Promise<{ default: typeof Fields }>((resolve) => (loadPart = resolve)));

/** The server has the whole page; in the browser, a part loads later. */
function PageInParts({ isOnServer = false }: { readonly isOnServer?: boolean }) {
  return <Suspense>{isOnServer ? <Fields /> : <LatePart />}</Suspense>;
}

test('a part whose script comes after the page is ready keeps its values and its press', async () => {
  show(<PageInParts isOnServer />, <PageInParts />);
  type('Name', 'Aino');
  await hydrate();
  tick('12 months');
  press('Continue');
  expect(sent).toEqual([]);
  await act(async () => loadPart({ default: Fields }));
  await act(async () => jest.advanceTimersByTimeAsync(500));
  expect(sent).toEqual([{ name: 'Aino', note: 'written', size: 'small', length: '12', letters: false, terms: true }]);
});

const Rest = () => <p>Rest</p>;
let loadRest: (part: { readonly default: typeof Rest }) => void;
const LateRest = lazy(() => new Promise<{ default: typeof Rest }>((resolve) => (loadRest = resolve)));

/** The fields are rendered in the browser, but nothing of the page is hydrated before its rest is there. */
function PageThatWaits({ isOnServer = false }: { readonly isOnServer?: boolean }) {
  return (
    <main>
      <Fields />
      {isOnServer ? <Rest /> : <LateRest />}
    </main>
  );
}

test('what is typed, chosen and pressed while React waits for the rest of the page stands', async () => {
  show(<PageThatWaits isOnServer />, <PageThatWaits />);
  type('Name', 'A');
  await act(async () => open());
  fillIn();
  press('Continue');
  expect(sent).toEqual([]);
  await act(async () => loadRest({ default: Rest }));
  await becomeReady();
  expect(sent).toEqual([all]);
});

test('what scripts add to a page that is ready is left alone, and so is a form with an address of its own', async () => {
  show(<Fields />);
  const form = document.createElement('form');
  form.action = '/api/drafts/end';
  document.body.append(form);
  const isAllowed = () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(isAllowed()).toBe(true);
  await hydrate();
  const added = document.createElement('button');
  document.body.append(added);
  added.click();
  expect(added).not.toHaveAttribute('aria-busy');
  expect(sent).toEqual([]);
});

let enable: () => void;

function UsableLater() {
  const [isUsable, setUsable] = useState(true);
  const [text, setText] = useState('');
  useEffect(() => {
    setUsable(false);
    enable = () => setUsable(true);
  }, []);
  return <input aria-label="Name" disabled={!isUsable} value={text} onChange={({ target }) => setText(target.value)} />;
}

test('a field that is not usable yet waits', async () => {
  show(<UsableLater />);
  type('Name', 'Aino');
  await hydrate();
  expect(page().getByRole('textbox')).toHaveValue('');
  await act(async () => enable());
  await act(async () => jest.advanceTimersByTimeAsync(200));
  expect(page().getByRole('textbox')).toHaveValue('Aino');
});
