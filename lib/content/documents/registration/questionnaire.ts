import 'server-only';
import { z } from 'zod';
import { contentParams, type PageContext } from '../../pages/params.ts';
import { contentQuery, readContent } from '../../query/read.ts';
import { documentsOf } from '../../query/tolerant.ts';
import type { QuestionnaireLists } from '../../types.ts';

const choiceSchema = z.object({ code: z.string(), label: z.string(), isOther: z.boolean().nullish() });

const listQuery = (type: 'occupation' | 'eddSourceOfFund') =>
  contentQuery({
    groq: `*[_type == "${type}"] | order(order asc){
      code, "label": coalesce(label[$lang], label[$alias], label.en), isOther
    }`,
    types: [type],
    shape: documentsOf(type, choiceSchema),
  });

const occupationsQuery = listQuery('occupation');
const sourcesQuery = listQuery('eddSourceOfFund');
/** EDD-02, XTR-05: the editors' lists for the questions about occupation and funds. */
export async function readQuestionnaireLists(context: PageContext): Promise<QuestionnaireLists> {
  const { lang, alias } = contentParams(context);
  const [occupations, sources] = await Promise.all([
    readContent(occupationsQuery, { lang, alias }),
    readContent(sourcesQuery, { lang, alias }),
  ]);
  const choices = (rows: readonly z.output<typeof choiceSchema>[]) =>
    rows.map(({ code, label, isOther }) => ({ code, label, isOther: isOther === true }));
  return { occupations: choices(occupations), sources: choices(sources) };
}
