import { keyed, references } from '#sandbox/data/content/document.ts';
import { writeProse } from '#sandbox/data/content/prose.ts';

type Fill = (text: string) => string;

interface TitledText {
  readonly title: string;
  readonly text: string;
}

interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Landing page sections as the Studio stores them; the type is the key, because a page has at most one of each. */
export function textSection({ title, paragraphs }: { title: string; paragraphs: readonly string[] }, fill: Fill) {
  return { _key: 'intro', _type: 'prose', title: fill(title), body: writeProse([{ paragraphs: paragraphs.map(fill) }]) } as const;
}

export function stepsSection({ title, items }: { title: string; items: readonly TitledText[] }, fill: Fill) {
  return { _key: 'steps', _type: 'steps', title: fill(title), items: fillSteps(items, fill) } as const;
}

export function faqSection({ title, entries }: { title: string; entries: readonly Question[] }, fill: Fill) {
  return { _key: 'faq', _type: 'faq', title: fill(title), entries: fillQuestions(entries, fill) } as const;
}

/** A row of games by document id, with a link to their lobby. */
export function gamesSection(title: string, gameIds: readonly string[], cta: { label: string; url: string }) {
  return { _key: 'games', _type: 'games', title, games: references(gameIds), cta } as const;
}

export function fillSteps(items: readonly TitledText[], fill: Fill) {
  return keyed(
    'step',
    items.map(({ title, text }) => ({ title: fill(title), text: fill(text) })),
  );
}

export function fillQuestions(entries: readonly Question[], fill: Fill) {
  return keyed(
    'entry',
    entries.map(({ question, answer }) => ({ question: fill(question), answer: fill(answer) })),
  );
}
