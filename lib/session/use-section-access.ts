import { useQuery } from '@tanstack/react-query';
import { readAccessDetails } from '#lib/account/calls.ts';
import { readCodeAvailability } from '#lib/bonuses/calls.ts';
import { query } from '#lib/core/api/browser.ts';
import { canEnterSection, needsClaim, type Section } from './section-access.ts';
import { type Authorization, authorizationOf } from './tokens/authorization.ts';

const refetchMs = 20_000;

/** The player's access to a section, checked again while it is shown (RTE-39, RTE-40, BON-13). */
export function useSectionAccess(section: Section, isPolled = true) {
  const access = useQuery({
    ...query(readAccessDetails),
    staleTime: refetchMs,
    refetchInterval: isPolled && refetchMs,
  });
  const claim = useQuery({
    ...query(readCodeAvailability),
    // A menu entry asks once per page load; the page itself asks when it opens.
    staleTime: isPolled ? refetchMs : Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: isPolled,
    enabled: needsClaim(section),
  });
  const isOpen = authorizationOf(access, (details) => canEnterSection(section, details, true));
  const state: Authorization =
    isOpen === 'granted' && needsClaim(section) ? authorizationOf(claim, ({ available }) => available) : isOpen;
  const retry = () => {
    void access.refetch();
    if (needsClaim(section)) void claim.refetch();
  };
  return { state, retry };
}

/** Whether the player is known to be refused: links to the section, which all others have at once, are hidden then. */
export function useIsClosed(section: Section): boolean {
  return useSectionAccess(section, false).state === 'refused';
}

/** BON-35, DEC-BON-9: whether links to a section are shown; false until that is known. */
export function useMayEnter(section: Section): boolean {
  return useSectionAccess(section, false).state === 'granted';
}
