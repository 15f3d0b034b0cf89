import type { Page } from '@playwright/test';
import { z } from 'zod';
import type { Step } from '#sandbox/games/engines/engine.ts';
import { createRandomSource } from '#sandbox/games/engines/random-source.ts';
import { engineOf } from '#sandbox/games/engines/registry.ts';
import { findGame } from '#sandbox/games/profile.ts';

const requestSchema = z.object({ action: z.unknown() });
const source = createRandomSource();
const maxDraws = 200_000;

/** How the next moves of a page are answered. */
export type Answer =
  | { readonly refused: string }
  /** With a step of the game's engine that fits; a round that stays open is played to its end by its second move, if `settles`. */
  | { readonly fits: (step: Step, stakeMinor: number) => boolean; readonly settles?: boolean };

/** Answers the moves of a game's page with results of its real engine that are chosen by the test. Returns a function that chooses. */
export async function answerMoves(page: Page, slug: string): Promise<(answer: Answer) => void> {
  const game = findGame(slug);
  const engine = game && engineOf(game, 'EUR');
  if (!engine) throw new Error(`${slug} has no engine`);
  let answer: Answer = { fits: () => true };
  let open: { readonly step: Step; readonly stakeMinor: number } | undefined;
  let rounds = 0;
  await page.route('**/play/{open,act}', async (route) => {
    if ('refused' in answer) return route.fulfill({ status: 409, json: { kind: 'refused', code: answer.refused } });
    const { action } = requestSchema.parse(route.request().postDataJSON());
    const move = open ? engine.act(open.step.state, action) : engine.open(action);
    if (!move) return route.fulfill({ status: 409, json: { kind: 'refused', code: 'NOT_ALLOWED' } });
    if (!open) rounds += 1;
    const stakeMinor = (open?.stakeMinor ?? 0) + move.stakeMinor;
    const draw = () =>
      open && 'settles' in answer ? engine.settle(open.step.state, source, Date.now()) : move.play(source, Date.now());
    let step = draw();
    for (let draws = 1; !answer.fits(step, stakeMinor) && draws < maxDraws; draws += 1) step = draw();
    open = step.isOver ? undefined : { step, stakeMinor };
    const { view, isOver, winMinor } = step;
    const round = { roundId: `r_${rounds}`, view, isOver, stakeMinor, winMinor };
    await route.fulfill({ json: { kind: 'played', round, balanceMinor: 100_000 + (isOver ? winMinor : 0), freeSpins: null } });
  });
  return (next) => {
    answer = next;
  };
}
