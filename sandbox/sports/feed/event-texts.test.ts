import { createFakeEvents } from '../../../tests/fixtures/components/fake-events.ts';
import { createShowEvent } from '../api/show-event.ts';
import { createEventTexts } from './event-texts.ts';

const now = new Date('2026-11-20T12:00:00Z');
const nameOf = (slug: string) => slug;
const showEvent = createShowEvent({ sport: nameOf, region: nameOf, competition: nameOf });

function open() {
  const events = createFakeEvents(now);
  events.add('e1');
  let written = 0;
  const texts = createEventTexts(events.book, (...input) => {
    written += 1;
    return showEvent(...input);
  });
  return { events, texts, written: () => written };
}

test('an event is written once per language and change, however many ask for it', () => {
  const { events, texts, written } = open();
  for (let reader = 0; reader < 100; reader += 1) texts.write('e1', 'fi', false, now);
  expect(written()).toBe(1);
  texts.write('e1', 'de', false, now);
  events.price('e1', 1_800);
  expect(texts.refresh('e1', now, true)).toBe('both');
  texts.write('e1', 'fi', false, now);
  expect(written()).toBe(3);
});

test('between ticks only a suspension or another phase counts as a change', () => {
  const { events, texts } = open();
  texts.refresh('e1', now, true);
  events.price('e1', 1_800);
  expect(texts.refresh('e1', now, false)).toBe('none');
  events.change('e1', { isSuspended: true });
  expect(texts.refresh('e1', now, false)).toBe('both');
  expect(JSON.parse(texts.write('e1', 'fi', false, now) ?? '')).toMatchObject({
    isSuspended: true,
    markets: [{ isOpen: false }],
  });
  expect(texts.refresh('e1', now, true)).toBe('none');
});

test('no probability leaves the service', () => {
  const { texts } = open();
  expect(texts.write('e1', 'fi', true, now)).not.toContain('probability');
});

test('SPB-10 an open event carries what its result is verified by, an event of a list does not', () => {
  const { texts } = open();
  expect(JSON.parse(texts.write('e1', 'fi', true, now) ?? '').fairness).toMatchObject({
    commitment: 'commitment of e1',
    seed: null,
  });
  expect(JSON.parse(texts.write('e1', 'fi', false, now) ?? '').fairness).toBeNull();
});
