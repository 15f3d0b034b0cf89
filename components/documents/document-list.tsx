import { Button } from '#components/ui/actions/button.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { Badge, type BadgeTone } from '#components/ui/status/badge.tsx';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import type { PlayerDocument, PlayerDocuments, UploadType, VerificationStatus } from '#lib/documents/contract.ts';
import { documentRows, type KnownProfile, questionsPath, shownStatus } from '#lib/documents/rules.ts';
import { dayText } from './day-text.ts';

const tones: Readonly<Record<VerificationStatus, BadgeTone>> = {
  UNREQUESTED: 'neutral',
  REQUESTED: 'brass',
  UNDER_REVIEW: 'blue',
  VERIFIED: 'felt',
  EXPIRED: 'coral',
};

interface DocumentListProps {
  readonly documents: PlayerDocuments;
  readonly profile: KnownProfile;
  readonly actionable: readonly UploadType[];
  readonly onChoose: (type: UploadType) => void;
}

/** DOC-01: every document with its status, and a way to the ones that are asked for. */
export function DocumentList({ documents, profile, actionable, onChoose }: DocumentListProps) {
  const { home } = useLocale();
  const t = useTranslator('documents');
  return (
    <section aria-labelledby="documents-list" className="space-y-4">
      <h2 id="documents-list" className="text-2xl">
        {t('listTitle')}
      </h2>
      <ul className="lit divide-y divide-paper/7 rounded-card">
        {documentRows.map((row) => {
          const { type, field } = row;
          const document = documents[field];
          const status = shownStatus(documents, profile, row);
          const name = t(`type${type}`);
          const isOpen = type !== 'EDD' && actionable.includes(type);
          return (
            <li key={type} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-6 py-4">
              <div className="min-w-40 flex-1">
                <p className="font-medium">{name}</p>
                <DocumentNote document={document} />
              </div>
              <Badge tone={tones[status]}>{t(`status${status}`)}</Badge>
              {isOpen && (
                <Button tone="secondary" size="small" aria-label={t('uploadNamed', { name })} onClick={() => onChoose(type)}>
                  {t('upload')}
                </Button>
              )}
              {type === 'EDD' && status !== 'UNREQUESTED' && (
                <ButtonLink href={`${home}${questionsPath}`} tone="secondary" size="small">
                  {t(status === 'REQUESTED' ? 'answer' : 'readAnswers')}
                </ButtonLink>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function DocumentNote({ document }: { readonly document: PlayerDocument }) {
  const t = useTranslator('documents');
  const validUntil = document.documentStatus === 'VERIFIED' && dayText(document.validUntil, document.expiresAt);
  const dueBy = dayText(document.dueOn, document.deadline);
  const text = validUntil ? t('validUntil', { date: validUntil }) : dueBy && t('dueBy', { date: dueBy });
  return text ? <p className="text-sm text-paper-3">{text}</p> : null;
}
