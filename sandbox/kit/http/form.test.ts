import { Hono } from 'hono';
import { readForm } from './form.ts';

const app = new Hono().post('/', async (c) => {
  const form = await readForm(c.req, 3);
  return c.json(form ? [...form].map(([name, value]) => [name, String(value)]) : null);
});
const send = async (body: BodyInit, type?: string) => {
  const headers = new Headers(type ? { 'Content-Type': type } : undefined);
  return (await app.request('/', { method: 'POST', body, headers })).json();
};
const urlEncoded = 'application/x-www-form-urlencoded';

function partsOf(count: number): FormData {
  const form = new FormData();
  for (let part = 0; part < count; part += 1) form.append(`f${part}`, 'x');
  return form;
}

test('reads forms of both kinds', async () => {
  expect(await send('a=1&b=%C3%A4', urlEncoded)).toEqual([
    ['a', '1'],
    ['b', 'ä'],
  ]);
  expect(await send(partsOf(3))).toHaveLength(3);
});

test('refuses what is no form, and more parts than are expected without parsing them', async () => {
  expect([await send('{}', 'application/json'), await send('x', 'multipart/form-data'), await send(partsOf(4))]).toEqual([
    null,
    null,
    null,
  ]);
  const part = '--y\r\nContent-Disposition: form-data; name="f"\r\n\r\nx\r\n';
  for (const type of [
    '; boundary=y',
    '; boundary=y; boundary=z',
    ' ; boundary=y',
    '; boundary="y"',
    '; boundary=y; a="boundary=q"',
  ])
    expect([type, await send(`${part.repeat(9)}--y--\r\n`, `multipart/form-data${type}`)]).toEqual([type, null]);
  expect(await send('a&'.repeat(1_000_000), urlEncoded)).toBeNull();
});
