/** A question of the help pages with its answer. */
export interface HelpQuestion {
  readonly question: string;
  readonly answer: string;
  /** Path of its page, below the locale. */
  readonly path: string;
}

/** Part of the message's weight that the words of a question must cover. */
const minCover = 0.34;
/** Inflected forms of a word mostly share their beginning. */
const stemLength = 6;

/** The question that a message asks; undefined where none is close enough. */
export function findAnswer(questions: readonly HelpQuestion[], message: string, language: string): HelpQuestion | undefined {
  const wanted = stemsOf(message, language);
  const indexed = questions.map((each) => ({
    each,
    question: stemsOf(each.question, language),
    all: stemsOf(`${each.question} ${each.answer}`, language),
  }));
  // A word that many questions have says little about which one is meant.
  const weightOf = (stem: string) => {
    const having = indexed.filter(({ all }) => all.has(stem)).length;
    return Math.log((questions.length + 1) / Math.max(having, 1));
  };
  const total = sum([...wanted].map(weightOf));
  if (total === 0) return undefined;
  const scored = indexed.map(({ each, question, all }) => {
    const covered = [...wanted].map((stem) => weightOf(stem) * (question.has(stem) ? 1 : all.has(stem) ? 0.4 : 0));
    const isNamed = [...wanted].some((stem) => question.has(stem) && weightOf(stem) > 0.8);
    return { each, score: isNamed ? sum(covered) / total : 0 };
  });
  const best = scored.reduce((most, next) => (next.score > most.score ? next : most), { each: questions[0], score: 0 });
  return best.score >= minCover ? best.each : undefined;
}

function stemsOf(text: string, language: string): ReadonlySet<string> {
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text.toLowerCase())];
  const long = words.filter(({ segment, isWordLike }) => isWordLike && (segment.length > 2 || language === 'ja'));
  return new Set(long.map(({ segment }) => segment.slice(0, stemLength)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
