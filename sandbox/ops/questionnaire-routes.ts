import { Hono } from 'hono';
import { envelopeOf } from '#lib/core/api/errors.ts';
import type { OpsContext } from './context.ts';
import { readFields } from './forms.ts';
import { maskEmail } from './mask.ts';
import { OpsRefusal } from './ops-refusal.ts';
import { renderPage } from './page/layout.ts';
import { renderQuestionnaires } from './page/questionnaires.ts';
import { answerDecisionSchema, type DeskAnswer, type OperatorQuestionnaires } from './questionnaires.ts';
import { refuse } from './refusals.ts';
import { readNotice, runForm } from './run-form.ts';

type Context = Pick<OpsContext, 'questionnaires' | 'config'>;

/** `/api/questionnaires`: the answers that wait for a decision, and the decision. */
export function createQuestionnaireApi({ questionnaires, config }: Context): Hono {
  const api = new Hono();
  api.get('/questionnaires', async (c) => c.json({ answers: await listMasked(questionnaires, c.req.query('playerId')) }));
  api.post('/questionnaires/:playerId', async (c) => {
    const decision = answerDecisionSchema.parse(JSON.parse(await c.req.text()));
    const done = await questionnaires.decide(c.req.param('playerId'), decision, config.operator.user);
    return done ? c.json({ done }) : refuse(envelopeOf(404, 'error.not_found'));
  });
  return api;
}

/** The page `/questionnaires`. */
export function createQuestionnairePages({ questionnaires, config }: Context): Hono {
  const pages = new Hono();
  pages.get('/questionnaires', async (c) => {
    const playerId = c.req.query('playerId') || undefined;
    const body = renderQuestionnaires(await listMasked(questionnaires, playerId), playerId);
    return c.html(renderPage('Questions about wealth', body, readNotice(c.req.query())));
  });
  pages.post('/questionnaires/:playerId', async (c) => {
    const work = async () => {
      const decision = answerDecisionSchema.parse(await readFields(c.req));
      const done = await questionnaires.decide(c.req.param('playerId'), decision, config.operator.user);
      if (!done) throw new OpsRefusal(404, 'error.not_found', 'There is no such player.');
    };
    return c.redirect(await runForm('/questionnaires', '', work), 303);
  });
  return pages;
}

/** DEC-X-8. */
async function listMasked(questionnaires: OperatorQuestionnaires, playerId?: string): Promise<readonly DeskAnswer[]> {
  return (await questionnaires.list(playerId)).map((each) => ({ ...each, email: maskEmail(each.email) }));
}
