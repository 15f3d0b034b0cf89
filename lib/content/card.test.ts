import { cardPath, openCard } from '#lib/content/card.ts';

const fileOf = (path: string) => path.replace('/cards/', '');

test('CNT-24 a card opens to the title that it was made for', () => {
  for (const title of ['Terms & conditions', 'Évènements à Montréal – œuvre', 'x'.repeat(120)]) {
    expect(cardPath(title)).toMatch(/^\/cards\/[\w-]+\.[\w-]{22}\.png$/);
    expect(openCard(fileOf(cardPath(title)))).toBe(title);
  }
});

test('CNT-24 nobody has other words painted', () => {
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
    expect(openCard(file)).toBeUndefined();
  }
});

test('a title too long for a card is cut between characters', () => {
  expect(openCard(fileOf(cardPath('🂡'.repeat(200))))).toBe('🂡'.repeat(120));
});
