/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { type Answer, answerFetch, json, systemError } from '../../../tests/fixtures/components/answer-fetch.ts';
import { useChangeFavorite, useIsFavorite } from './favorites.ts';

function renderFavorite() {
  const client = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => createElement(QueryClientProvider, { client }, children);
  const notices = { clear: () => undefined, show: jest.fn() };
  const hooks = () => ({ isMarked: useIsFavorite('CASINO', 'game-a'), change: useChangeFavorite('CASINO', notices) });
  return { client, notices, ...renderHook(hooks, { wrapper }) };
}

test('TRN-08 a favourite that fails before the list is loaded is not marked', async () => {
  let list = systemError;
  answerFetch((_, { method }) => (method === 'GET' ? list : systemError));
  const { client, notices, result } = renderFavorite();
  await act(async () => result.current.change.mutate({ gameId: 'game-a', isWanted: true }));
  await waitFor(() => expect(notices.show).toHaveBeenCalled());
  expect(result.current.isMarked).toBeUndefined();
  list = json([{ gameId: 'game-a', lobbyPageType: 'CASINO', createdAt: '' }]);
  await act(() => client.refetchQueries());
  await act(async () => result.current.change.mutate({ gameId: 'game-a', isWanted: false }));
  await waitFor(() => expect(notices.show).toHaveBeenCalledTimes(2));
  expect(result.current.isMarked).toBe(true);
});

test('TRN-08 a change while the list loads does not stop it', async () => {
  const list = Promise.withResolvers<Answer>();
  answerFetch((_, { method }) => (method === 'GET' ? list.promise : new Promise<Answer>(() => undefined)));
  const { result } = renderFavorite();
  await act(async () => result.current.change.mutate({ gameId: 'game-b', isWanted: true }));
  await act(async () => list.resolve(json([{ gameId: 'game-a', lobbyPageType: 'CASINO', createdAt: '' }])));
  await waitFor(() => expect(result.current.isMarked).toBe(true));
});

test('TRN-10 a list that was read before a change and comes after it is read again', async () => {
  const lists = [Promise.withResolvers<Answer>(), Promise.withResolvers<Answer>()];
  const marked = { gameId: 'game-a', lobbyPageType: 'CASINO', createdAt: '' };
  let reads = 0;
  answerFetch((_, { method }) => {
    if (method !== 'GET') return json(marked);
    reads += 1;
    return lists[reads - 1]?.promise ?? json([marked]);
  });
  const { result } = renderFavorite();
  await act(async () => result.current.change.mutate({ gameId: 'game-a', isWanted: true }));
  await waitFor(() => expect(reads).toBe(2));
  await act(async () => lists[0]?.resolve(json([])));
  await act(async () => lists[1]?.resolve(json([marked])));
  await waitFor(() => expect(result.current.isMarked).toBe(true));
});
