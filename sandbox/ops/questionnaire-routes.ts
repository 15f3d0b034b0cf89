import { Hono } from 'hono';
import { maskEmail } from '#sandbox/kit/mask.ts';
import { defineChange } from './changes/change.ts';
import type { OpsContext } from './context.ts';
import { readNotice, renderPage } from './page/layout.ts';
import { renderQuestionnaires } from './page/questionnaires.ts';
import { answerDecisionSchema, type DeskAnswer, type OperatorQuestionnaires } from './port/questionnaires.ts';

type Context = Pick<OpsContext, 'questionnaires'>;

/** `/api/questionnaires`: the answers that wait for a decision, or those of one player. */
export function createQuestionnaireApi({ questionnaires }: Context): Hono {
  const api = new Hono();
  api.get('/questionnaires', async (c) => c.json({ answers: await listMasked(questionnaires, c.req.query('playerId')) }));
  return api;
}

/** The decision on answers. */
export function questionnaireChanges({ questionnaires }: Context) {
  return [
    defineChange({
      path: '/questionnaires/:playerId',
      action: 'questionnaire.decide',
      body: answerDecisionSchema,
      async perform(decision, { params: { playerId = '' }, cause }) {
        const done = await questionnaires.decide(playerId, decision, cause);
        return done && { done };
      },
      forms: [{ path: '/questionnaires/:playerId', toBody: (fields) => fields, back: () => '/questionnaires' }],
    }),
  ];
}

/** The page `/questionnaires`. */
export function createQuestionnairePages({ questionnaires }: Context): Hono {
  const pages = new Hono();
  pages.get('/questionnaires', async (c) => {
    const playerId = c.req.query('playerId') || undefined;
    const body = renderQuestionnaires(await listMasked(questionnaires, playerId), playerId);
    return c.html(renderPage('Questions about wealth', body, readNotice(c.req.query())));
  });
  return pages;
}

/** DEC-X-8. */
async function listMasked(questionnaires: OperatorQuestionnaires, playerId?: string): Promise<readonly DeskAnswer[]> {
  return (await questionnaires.list(playerId)).map((each) => ({ ...each, email: maskEmail(each.email) }));
}
