import type { Metadata } from 'next';
import { Questionnaire } from '#components/documents/questionnaire/questionnaire.tsx';
import { readQuestionnaireLists } from '#lib/content/documents/registration/questionnaire.ts';
import { type PageProps, pageContext } from '#lib/content/pages/page.ts';
import { MessagesProvider } from '#lib/core/i18n/client.tsx';
import { getMessages } from '#lib/core/i18n/messages.ts';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await pageContext(params);
  return { title: `${getMessages(locale, 'questionnaire').title} · Parlour`, robots: { index: false } };
}

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
      <MessagesProvider messages={{ questionnaire }}>
        <Questionnaire lists={lists} />
      </MessagesProvider>
    </div>
  );
}
