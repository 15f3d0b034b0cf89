'use client';

import { useMutation } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { runAction } from '#lib/bonuses/actions.ts';
import type { Reward } from '#lib/bonuses/fields.ts';
import { mainActionOf } from '#lib/bonuses/rules.ts';
import { callEndpoint } from '#lib/core/api/browser.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useGameNames } from '#lib/games/catalog/client.ts';
import { codeRefusalText } from './code-refusal-text.ts';
import { CodeSuccess } from './code-success.tsx';
import { RewardTerms } from './reward-terms.tsx';
import { useAttempt } from './use-attempt.ts';
import { useBonusFigures } from './use-bonus-figures.ts';
import { useRewardTexts } from './use-reward-texts.ts';

const ConflictDialog = dynamic(() => import('./conflict-dialog.tsx').then((module) => module.ConflictDialog), {
  loading: () => null,
});

const maxLength = 32;
const parameter = 'bonusCode';

function codeOfAddress(): string {
  return (new URLSearchParams(window.location.search).get(parameter) ?? '').trim().slice(0, maxLength);
}

/** BON-14 to BON-16, XTR-18: a field for a code, what the code gives, and its claim. */
export function BonusCode({ onRewards }: Pick<ComponentProps<typeof CodeSuccess>, 'onRewards'>) {
  const { languageCode, home } = useLocale();
  const messages = useMessages('bonusCode');
  const rewardMessages = useMessages('rewards');
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(codeOfAddress);
  const [isMissing, setMissing] = useState(false);
  const [claimed, setClaimed] = useState<Claimed | null>(null);
  const code = typed.trim();
  const [language] = languageCode.split('-');
  const check = useMutation({
    mutationFn: (bonusCode: string) =>
      callEndpoint('POST /bonus/v2/player/me/bonus-code/validate', { body: { bonusCode, language } }),
  });
  const isChecked = check.variables === code;
  const reward = isChecked ? check.data?.reward : undefined;
  const title = reward?.campaignDisplayInfo.title ?? code;
  // The claim answers in the player's language, the check in that of the page.
  const attempt = useAttempt({
    onDone: (answer, isWaiting, id) => {
      const isStarted = id !== 'optIn' && id !== 'activateCashback';
      setClaimed({ title: reward ? title : (titleOf(answer) ?? code), isWaiting, isStarted });
    },
  });
  const action = reward ? actionOfCode(reward) : 'claim';
  const { mutate, reset } = check;
  // DEC-BON-25: the code of the address is used once.
  useEffect(() => {
    const url = new URL(window.location.href);
    if (!url.searchParams.has(parameter)) return;
    const given = codeOfAddress();
    url.searchParams.delete(parameter);
    window.history.replaceState(null, '', url);
    if (given) mutate(given);
  }, [mutate]);

  function change(text: string): void {
    setTyped(text);
    setMissing(false);
    attempt.clearError();
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setMissing(code === '');
    if (code === '') {
      field.current?.focus();
      return;
    }
    // DEC-BON-25: a check that fails does not keep the player from claiming.
    const known =
      reward ??
      (isChecked
        ? undefined
        : await check.mutateAsync(code).then(
            (answer) => answer.reward,
            () => undefined,
          ));
    const next = known ? actionOfCode(known) : 'claim';
    if (known && next !== 'claim') {
      if (reward && next !== 'deposit')
        attempt.start({ id: next, send: (key, replaces) => runAction(next, known, key, replaces) });
      return;
    }
    attempt.start({
      id: code,
      send: (idempotencyKey, replaces) =>
        callEndpoint(
          'POST /bonus/v2/player/me/bonus-code/manual-claim',
          { body: { bonusCode: code, state: 'ACTIVATED', replaces } },
          { idempotencyKey },
        ),
      agreement: { bonusCode: code },
    });
  }

  if (claimed) {
    const restart = () => {
      setClaimed(null);
      setTyped('');
      reset();
    };
    return <CodeSuccess {...claimed} onAgain={restart} onRewards={onRewards} />;
  }
  const refusal = attempt.error ?? (isChecked ? (check.error ?? undefined) : undefined);
  const error = isMissing
    ? messages.missing
    : refusal === undefined
      ? undefined
      : codeRefusalText(refusal, messages, rewardMessages);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-6">
      <TextField
        ref={field}
        label={messages.label}
        name="bonus-code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={maxLength}
        value={typed}
        readOnly={attempt.isPending}
        error={attempt.conflict ? null : (error ?? null)}
        onChange={({ target }) => change(target.value)}
        onBlur={() => code !== '' && !isChecked && mutate(code)}
      />
      <div role="status">
        {check.isPending && <p className="text-sm text-paper-2">{messages.checking}</p>}
        {reward && <CodeOffer reward={reward} />}
      </div>
      {reward && action === 'deposit' ? (
        <ButtonLink
          href={`${home}/my-account/banking/deposit?bonusCampaignId=${encodeURIComponent(reward.campaignId)}`}
          size="large"
          wide
        >
          {rewardMessages.depositWith}
        </ButtonLink>
      ) : (
        <>
          {/* A click keeps the focus in the field: what leaving it shows would move the button away. */}
          <Button
            type="submit"
            size="large"
            wide
            loading={attempt.isPending && !attempt.conflict}
            onMouseDown={(event) => event.preventDefault()}
          >
            {action === 'claim' || action === 'deposit' ? messages.claim : rewardMessages[action]}
          </Button>
        </>
      )}
      {attempt.conflict && (
        <ConflictDialog
          conflict={attempt.conflict}
          next={title}
          isPending={attempt.isPending}
          error={attempt.error}
          onReplace={attempt.replace}
          onWait={attempt.wait}
          onCancel={attempt.cancel}
        />
      )}
    </form>
  );
}

interface Claimed {
  readonly title: string;
  readonly isWaiting: boolean;
  /** False where the player takes part, but has nothing yet. */
  readonly isStarted: boolean;
}

/** How the player gets what a code leads to: most codes are claimed, some lead to a deposit, an opt-in or cashback. */
function actionOfCode(reward: Reward) {
  const action = mainActionOf(reward);
  return action === 'deposit' || action === 'optIn' || action === 'activateCashback' ? action : 'claim';
}

function titleOf(answer: unknown): string | undefined {
  return (answer as Partial<Reward> | undefined)?.campaignDisplayInfo?.title;
}

function CodeOffer({ reward }: { readonly reward: Reward }) {
  const { locale } = useLocale();
  const messages = useMessages('bonusCode');
  const { terms, moneyRule } = useRewardTexts();
  const headline = useBonusFigures().headline(reward);
  const { campaignDisplayInfo, freeSpinDetail } = reward;
  const gameName = useGameNames(locale, freeSpinDetail ? [freeSpinDetail.gameId] : []);
  const rule = moneyRule(reward);
  return (
    <section aria-labelledby="code-gives" className="lit space-y-4 rounded-card p-5 md:p-7">
      <div className="space-y-2">
        <h2 id="code-gives" className="font-sans text-sm font-semibold tracking-normal text-paper-2">
          {messages.gives}
        </h2>
        <p className="font-display text-2xl font-semibold text-balance">{headline ?? campaignDisplayInfo.title}</p>
        {campaignDisplayInfo.description && <p className="text-paper-2">{campaignDisplayInfo.description}</p>}
      </div>
      <RewardTerms facts={terms(reward, freeSpinDetail && gameName(freeSpinDetail.gameId))} />
      {rule && <p className="text-sm text-paper-2">{rule}</p>}
    </section>
  );
}
