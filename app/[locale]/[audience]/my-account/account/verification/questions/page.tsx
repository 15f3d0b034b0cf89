import { Questionnaire } from '#components/documents/questionnaire/questionnaire.tsx';
import { unlistedMetadata } from '#components/pages/unlisted-metadata.ts';
import { readQuestionnaireLists } from '#lib/content/documents/registration/questionnaire.ts';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { getMessages } from '#lib/core/i18n/messages.ts';
import { PageMessages } from '#lib/core/i18n/page-messages.tsx';

export const generateMetadata = unlistedMetadata(({ questionnaire }) => questionnaire.title);

export default async function QuestionsPage({ params }: PageProps) {
  const context = await pageContext(params);
  const questionnaire = getMessages(context.locale, 'questionnaire');
  const lists = await readQuestionnaireLists(context);
  return (
    <div className="max-w-3xl space-y-8">
      <div className="max-w-prose space-y-3">
        <h1 className="text-3xl">{questionnaire.title}</h1>
        <p className="text-paper-2">{getMessages(context.locale, 'verificationNeed').questionsText}</p>
      </div>
      <PageMessages locale={context.locale} names={['questionnaire']}>
        <Questionnaire lists={lists} />
      </PageMessages>
    </div>
  );
}
