import { cardPath, readCardTitle } from './card.ts';

const fileOf = (path: string) => path.replace('/cards/', '');

test('CNT-24 a card path contains its title', () => {
  for (const title of ['Terms & conditions', 'Évènements à Montréal – œuvre', 'x'.repeat(120)]) {
    expect(cardPath(title)).toMatch(/^\/cards\/[\w-]+\.[\w-]{22}\.png$/);
    expect(readCardTitle(fileOf(cardPath(title)))).toBe(title);
  }
});

test('CNT-24 rejects a card path with another title', () => {
  const own = fileOf(cardPath('Terms'));
  const [, signature = ''] = own.split('.');
  const foreign = Buffer.from('Win now').toString('base64url');
  for (const file of [
    `${foreign}.${signature}.png`,
    `${foreign}.png`,
    own.replace('.png', ''),
    `${own}.png`,
    '..',
    '',
    `x${own}`,
  ]) {
    expect(readCardTitle(file)).toBeUndefined();
  }
});

test('cuts a long title between characters', () => {
  expect(readCardTitle(fileOf(cardPath('🂡'.repeat(200))))).toBe('🂡'.repeat(120));
});
