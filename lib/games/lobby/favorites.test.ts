/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { answerFetch, json, systemError } from '../../../tests/fixtures/components/answer-fetch.ts';
import { useChangeFavorite, useIsFavorite } from './favorites.ts';

test('TRN-08 a favourite that fails before the list is loaded is not marked', async () => {
  let list = systemError;
  answerFetch((_, { method }) => (method === 'GET' ? list : systemError));
  const client = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => createElement(QueryClientProvider, { client }, children);
  const notices = { clear: () => undefined, show: jest.fn() };
  const render = () =>
    renderHook(() => ({ isMarked: useIsFavorite('CASINO', 'game-a'), change: useChangeFavorite('CASINO', notices) }), {
      wrapper,
    });
  const { result } = render();
  await act(async () => result.current.change.mutate({ gameId: 'game-a', isWanted: true }));
  await waitFor(() => expect(notices.show).toHaveBeenCalled());
  expect(result.current.isMarked).toBeUndefined();
  list = json([{ gameId: 'game-a', lobbyPageType: 'CASINO', createdAt: '' }]);
  await act(() => client.refetchQueries());
  await act(async () => result.current.change.mutate({ gameId: 'game-a', isWanted: false }));
  await waitFor(() => expect(notices.show).toHaveBeenCalledTimes(2));
  expect(result.current.isMarked).toBe(true);
});
