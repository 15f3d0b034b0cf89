import 'server-only';
import { z } from 'zod';
import { answerCount, bandCount, questionCount } from '#lib/protection/self-test.ts';
import { contentParams, type PageContext } from '../pages/params.ts';
import { editorial, isSafeHref } from '../query/fragments.ts';
import { contentQuery, readContent } from '../query/read.ts';
import { documentOf, listOf, orNull, textSchema } from '../query/tolerant.ts';
import type { HelpLines, SelfTest } from '../types.ts';

const helpLinesQuery = contentQuery({
  groq: `${editorial('helpLines')}{title, text, lines[]{name, text, phone, hours, url}}[0]`,
  types: ['helpLines'],
  shape: documentOf(
    'helpLines',
    z.object({
      title: z.string(),
      text: textSchema,
      lines: listOf(
        'line',
        z.object({
          name: z.string(),
          text: textSchema,
          phone: orNull(z.string()),
          hours: orNull(z.string()),
          url: z.string().nullish(),
        }),
      ),
    }),
  ),
});

/** The organisations that help players of a market; undefined if content has none. */
export async function findHelpLines(context: PageContext): Promise<HelpLines | undefined> {
  const raw = await readContent(helpLinesQuery, contentParams(context));
  if (!raw || raw.lines.length === 0) return undefined;
  return { ...raw, lines: raw.lines.map(({ url, ...line }) => ({ ...line, url: url && isSafeHref(url) ? url : null })) };
}

const selfTestQuery = contentQuery({
  groq: `${editorial('selfTest')}{title, intro, questions, answers, results[]{title, text}}[0]`,
  types: ['selfTest'],
  shape: documentOf(
    'selfTest',
    z.object({
      title: z.string(),
      intro: z.string().nullish(),
      questions: z.array(z.string()).nullish(),
      answers: z.array(z.string()).nullish(),
      results: listOf('result', z.object({ title: z.string(), text: z.string() })),
    }),
  ),
});

/** The self-test of a market and language; undefined if content has none that can be scored. */
export async function findSelfTest(context: PageContext): Promise<SelfTest | undefined> {
  const raw = await readContent(selfTestQuery, contentParams(context));
  const { questions, answers, results } = raw ?? {};
  const canScore = questions?.length === questionCount && answers?.length === answerCount && results?.length === bandCount;
  return raw && canScore ? { title: raw.title, intro: raw.intro ?? '', questions, answers, results } : undefined;
}
