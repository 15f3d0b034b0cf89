/** @jest-environment jsdom */
import { forgetPlayer } from '#lib/session/player-storage.ts';
import { answerFetch } from '../../tests/fixtures/components/answer-fetch.ts';
import { acceptTerms, checkTerms, hasStoredNewTerms } from './check-terms.ts';

const respond = (isDue: boolean) => {
  answerFetch(() => [200, { version: '2.10', isDue }]);
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
};

test('LOG-25 TRM-05 stores new terms under a fixed key, until they are accepted', async () => {
  respond(true);
  await checkTerms();
  expect(localStorage.getItem('parlour.player.show-updated-terms')).toBe('true');
  expect(hasStoredNewTerms()).toBe(true);
  respond(false);
  await acceptTerms('2.10');
  expect(hasStoredNewTerms()).toBe(false);
});

test('LOG-16 forgets the terms with the player', async () => {
  respond(true);
  await checkTerms();
  forgetPlayer();
  expect(hasStoredNewTerms()).toBe(false);
});
