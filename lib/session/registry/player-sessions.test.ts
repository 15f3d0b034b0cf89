import { claimOf, sessionAt, sessionsStart as start } from '../../../tests/fixtures/session-store-cases.ts';
import {
  addSession,
  adoptSession,
  endAllSessions,
  findSession,
  noSessions,
  withoutExpired,
  withStored,
} from './player-sessions.ts';

const max = 10;
const session = (id: string, at = start) => sessionAt(at, id);

test('LOG-14 a start that is written after all sessions ended does not undo the end', () => {
  const ended = endAllSessions({ block: { code: 'error.blocked' } })(noSessions, start + 1_000);
  const late = addSession(session('one'), max)(ended, start);
  expect([findSession(late, claimOf('one')), late.cutoff?.block]).toEqual(['ended', { code: 'error.blocked' }]);
  const next = addSession(session('two', start + 2_000), max)(ended, start + 2_000);
  expect([findSession(next, claimOf('two')), next.cutoff?.block]).toEqual([expect.objectContaining({ id: 'two' }), undefined]);
});

test('LOG-14 a session that is adopted does not outlive an end while the platform was asked', () => {
  const ended = endAllSessions()(noSessions, start + 1_000);
  expect(adoptSession(session('one'), max)(ended, start + 2_000)).toBe(ended);
  const spared = endAllSessions({ exceptId: 'one' })(noSessions, start + 1_000);
  expect(adoptSession(session('one'), max)(spared, start + 2_000).sessions).toHaveLength(1);
});

test('LOG-14 an end of all that is written late spares what started later, and a later end', () => {
  const later = session('later', start + 5_000);
  const begun = addSession(later, max)(addSession(session('one'), max)(noSessions, start), start + 5_000);
  const ended = endAllSessions({ block: { code: 'old' } })(begun, start + 1_000);
  expect(ended.sessions.map(({ id, endedAt }) => [id, endedAt])).toEqual([
    ['one', start + 1_000],
    ['later', undefined],
  ]);
  const twice = endAllSessions({ block: { code: 'old' } })(
    endAllSessions({ block: { code: 'new' } })(begun, start + 9_000),
    start,
  );
  expect(twice.cutoff).toMatchObject({ at: start + 9_000, block: { code: 'new' } });
});

test('LOG-14 sessions that are read after all of them ended have ended, but for the one that was spared and later ones', () => {
  const stored = [session('one'), session('spared'), session('later', start + 5_000)].reduce(
    (all, each) => addSession(each, max)(all, each.startedAt),
    noSessions,
  );
  const ended = endAllSessions({ exceptId: 'spared' })(noSessions, start + 1_000);
  const { sessions, cutoff } = withStored(ended, stored);
  expect(sessions.map(({ id, endedAt }) => [id, endedAt])).toEqual([
    ['one', start + 1_000],
    ['spared', undefined],
    ['later', undefined],
  ]);
  expect(cutoff).toBe(ended.cutoff);
});

test('DEC-PRI-1 what has expired is left out, and sessions of which none has are the same object', () => {
  const begun = [session('one'), session('later', start + 5_000)].reduce(
    (all, each) => addSession(each, max)(all, each.startedAt),
    noSessions,
  );
  const [one] = begun.sessions;
  expect(withoutExpired(begun, start)).toBe(begun);
  expect(withoutExpired(begun, one?.expiresAt ?? 0).sessions.map(({ id }) => id)).toEqual(['later']);
});
