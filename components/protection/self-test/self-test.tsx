'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { RadioGroup } from '#components/ui/form/radio-group.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import type { SelfTest as SelfTestContent } from '#lib/content/types.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { bandOf, maxScore } from '#lib/protection/self-test.ts';

interface SelfTestProps {
  readonly test: SelfTestContent;
  /** The page with the tools of player protection. */
  readonly toolsHref: string;
}

/**
 * The questions and, in their place, the result. Answers are state of this component only: they are never stored, sent or
 * tracked, and without a form no browser can put them into an address. Needs the namespace `selfTest`.
 */
export function SelfTest({ test, toolsHref }: SelfTestProps) {
  const messages = useMessages('selfTest');
  const [answers, setAnswers] = useState<Readonly<Record<number, number>>>({});
  const [isChecked, setChecked] = useState(false);
  const [score, setScore] = useState<number>();
  const questions = useRef<HTMLOListElement>(null);

  function finish(): void {
    const missing = test.questions.findIndex((_, index) => answers[index] === undefined);
    if (missing < 0) {
      setScore(Object.values(answers).reduce((sum, points) => sum + points, 0));
      return;
    }
    setChecked(true);
    questions.current?.children[missing]?.querySelector('input')?.focus();
  }

  function restart(): void {
    setAnswers({});
    setChecked(false);
    setScore(undefined);
  }

  if (score !== undefined) return <Result test={test} score={score} toolsHref={toolsHref} onRestart={restart} />;
  return (
    <div className="space-y-8">
      <Notice tone="protection">{messages.private}</Notice>
      <ol ref={questions} className="space-y-8">
        {test.questions.map((question, index) => (
          <li key={question}>
            <RadioGroup
              legend={`${index + 1}. ${question}`}
              name={`question-${index + 1}`}
              options={test.answers.map((label, points) => ({ value: String(points), label }))}
              value={String(answers[index] ?? '')}
              error={isChecked && answers[index] === undefined ? messages.missing : undefined}
              onChange={(value) => setAnswers({ ...answers, [index]: Number(value) })}
            />
          </li>
        ))}
      </ol>
      <Button size="large" className="max-md:w-full" onClick={finish}>
        {messages.submit}
      </Button>
    </div>
  );
}

interface ResultProps extends SelfTestProps {
  readonly score: number;
  readonly onRestart: () => void;
}

function Result({ test, score, toolsHref, onRestart }: ResultProps) {
  const messages = useMessages('selfTest');
  const t = useTranslator('selfTest');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const result = test.results[bandOf(score)];
  return (
    <section className="space-y-6">
      <div className="space-y-3 rounded-card bg-blue/12 p-6 md:p-8">
        <h2 ref={title} tabIndex={-1} className="text-2xl outline-none">
          {result?.title}
        </h2>
        <p className="text-sm text-paper-2 tabular-nums">{t('score', { score, max: maxScore })}</p>
        <p>{result?.text}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={toolsHref} size="large">
          {messages.tools}
        </ButtonLink>
        <Button tone="secondary" size="large" onClick={onRestart}>
          {messages.again}
        </Button>
      </div>
    </section>
  );
}
