import { closedText } from './closed-text.ts';

const hours = { timeZone: 'Europe/Helsinki', start: '08:00', end: '20:00', closedWeekdays: [0], holidays: [] };
const away = 'Nobody from our team is here right now.';

test.each([
  ['2026-11-20T10:00:00Z', undefined],
  ['2026-11-20T05:00:00Z', `${away} We are back at 08:00 (GMT+2).`],
  ['2026-11-21T19:00:00Z', `${away} We are back on 23/11/2026 at 08:00 (GMT+2).`],
])('CNT-32 at %s the chat says %s', (at, text) => {
  expect(closedText(hours, new Date(at), 'en')).toBe(text);
});

test.each([
  ['2026-11-20T23:30:00Z', undefined],
  ['2026-11-22T00:30:00Z', `${away} We are back at 18:00 (GMT+2).`],
])('DEC-MISC-1 with hours from 18:00 to 02:00 at %s the chat says %s', (at, text) => {
  expect(closedText({ ...hours, start: '18:00', end: '02:00', closedWeekdays: [6] }, new Date(at), 'en')).toBe(text);
});

test('CNT-32 the offset is that of the opening, which may follow a change of clocks', () => {
  const text = `${away} We are back at 08:00 (GMT+2).`;
  expect(closedText({ ...hours, closedWeekdays: [] }, new Date('2026-10-24T22:30:00Z'), 'en')).toBe(text);
});

test('CNT-32 without hours nothing is said, and hours that never open name no time', () => {
  const at = new Date('2026-11-20T10:00:00Z');
  expect(closedText(undefined, at, 'en')).toBeUndefined();
  expect(closedText({ ...hours, closedWeekdays: [0, 1, 2, 3, 4, 5, 6] }, at, 'en')).toBe(away);
});
