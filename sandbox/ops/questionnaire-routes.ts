import { maskEmail } from '#sandbox/kit/mask.ts';
import { defineChange } from './changes/change.ts';
import type { ConsolePart } from './console-part.ts';
import { sendPage } from './page/layout.ts';
import { renderQuestionnaires } from './page/questionnaires.ts';
import { answerDecisionSchema, type DeskAnswer, type OperatorQuestionnaires } from './port/questionnaires.ts';

export const questionnairePart: ConsolePart<'questionnaires'> = {
  /** `/api/questionnaires`: the answers that wait for a decision, or those of one player. */
  api(api, { questionnaires }) {
    api.get('/questionnaires', async (c) => c.json({ answers: await listMasked(questionnaires, c.req.query('playerId')) }));
  },
  /** The decision on answers. */
  changes: ({ questionnaires }) => [
    defineChange({
      path: '/questionnaires/:playerId',
      action: 'questionnaire.decide',
      body: answerDecisionSchema,
      async perform(decision, { params: { playerId = '' }, cause }) {
        const done = await questionnaires.decide(playerId, decision, cause);
        return done && { done };
      },
      forms: [{ path: '/questionnaires/:playerId', back: () => '/questionnaires' }],
    }),
  ],
  /** The page `/questionnaires`. */
  pages(pages, { questionnaires }) {
    pages.get('/questionnaires', async (c) => {
      const playerId = c.req.query('playerId') || undefined;
      return sendPage(c, 'Questions about wealth', renderQuestionnaires(await listMasked(questionnaires, playerId), playerId));
    });
  },
};

/** DEC-X-8. */
async function listMasked(questionnaires: OperatorQuestionnaires, playerId?: string): Promise<readonly DeskAnswer[]> {
  return (await questionnaires.list(playerId)).map((each) => ({ ...each, email: maskEmail(each.email) }));
}
