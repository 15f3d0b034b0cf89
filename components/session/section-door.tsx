'use client';

import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { query } from '#lib/platform/browser.ts';
import { authorizationOf } from '#lib/session/authorization.ts';
import { mayEnter, type Section, wayAround } from '#lib/session/doors.ts';
import { Guard } from './guard.tsx';

interface SectionDoorProps {
  readonly section: Section;
  readonly home: string;
  readonly words: ComponentProps<typeof Guard>['words'];
  readonly children: ReactNode;
}

/** How soon a switch that an operator turns is noticed by who stands in the room. */
const lookEveryMs = 20_000;

/** Asks for the player's switches before it shows a part of the house (RTE-39, RTE-40); asks again when he comes back to it. */
export function SectionDoor({ section, home, words, children }: SectionDoorProps) {
  const access = useQuery({
    ...query('GET /player/me/access/details', {}),
    staleTime: lookEveryMs,
    refetchInterval: lookEveryMs,
  });
  const state = authorizationOf(access, (answer) => mayEnter(section, answer));
  return (
    <Guard
      state={state}
      to={wayAround(section, home)}
      help={`${home}/contact`}
      words={words}
      onRetry={() => void access.refetch()}
    >
      {children}
    </Guard>
  );
}
