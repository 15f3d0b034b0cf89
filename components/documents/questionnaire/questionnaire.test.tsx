import { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '#messages/en.json';
import { type Answer, answerFetch, json } from '../../../tests/fixtures/components/answer-fetch.ts';
import { renderWithLocale } from '../../../tests/fixtures/components/render-with-locale.tsx';
import { Questionnaire } from './questionnaire.tsx';

const messages = en.questionnaire;
const other = { code: 'OTHER', label: 'Other', isOther: true };
const lists = {
  occupations: [{ code: 'NURSE', label: 'Nurse', isOther: false }, other],
  sources: [{ code: 'SALARY', label: 'Salary', isOther: false }, other],
};
const answers = { occupation: 'Beekeeper', salaryRangeId: 2, sourceOfFunds: 'Salary', placeOfBirth: 'Turku', nationality: 'FI' };
let sent: unknown[];
let answer: () => Answer | Promise<Answer>;
let kycStatus: string;
let stored: object | undefined;

beforeEach(() => {
  sent = [];
  kycStatus = 'EDD_PENDING';
  stored = undefined;
  window.scrollTo = () => undefined;
  answer = () => json({});
  answerFetch((path, { body }) => {
    if (path.endsWith('/questionnaire/salary_range')) {
      return json([
        { id: 1, min: 0, max: 15_000, currency: 'EUR' },
        { id: 2, min: 15_000, max: null, currency: 'EUR' },
      ]);
    }
    if (path.endsWith('/profile')) return json({ playerId: '7', kycStatus });
    if (!body) return json(stored ?? { ...answers, occupation: '' });
    sent.push(body);
    return answer();
  });
});

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderWithLocale(<Questionnaire lists={lists} />, 'en-UN', client);
}
const choose = async (label: string, value: string) => userEvent.selectOptions(await screen.findByLabelText(label), value);
async function chooseCountry(typed: string, name: string) {
  await userEvent.type(screen.getByRole('combobox', { name: messages.nationality }), typed);
  await userEvent.click(await screen.findByRole('option', { name }));
}
const submit = () => userEvent.click(screen.getByRole('button', { name: messages.send }));

test('EDD-02 EDD-03 EDD-04 an incomplete form names what is missing and moves the focus there; "other" needs words', async () => {
  open();
  await choose(messages.occupation, 'OTHER');
  await submit();
  expect(screen.getByText(messages.missing_otherOccupation)).toBeInTheDocument();
  expect(screen.getByText(messages.missing_salaryRangeId)).toBeInTheDocument();
  expect(screen.getByLabelText(messages.otherOccupation)).toHaveFocus();
  expect(screen.getAllByRole('option', { name: /15,000/ })).toHaveLength(2);
  expect(sent).toEqual([]);
});

test('EDD-05 EDD-07 the answer has the free text; a failed attempt keeps what was typed, a stored one clears the form', async () => {
  open();
  await choose(messages.occupation, 'OTHER');
  await userEvent.type(screen.getByLabelText(messages.otherOccupation), 'Beekeeper');
  await choose(messages.salary, '2');
  await choose(messages.source, 'SALARY');
  await userEvent.type(screen.getByLabelText(messages.placeOfBirth), 'Turku');
  await chooseCountry('finl', 'Finland');
  answer = () => json({ code: 'error.system.error', status: 503 }, 503);
  await submit();
  expect(within(screen.getByRole('alert')).getByText(messages.failed)).toBeInTheDocument();
  expect(screen.getByLabelText(messages.otherOccupation)).toHaveValue('Beekeeper');
  answer = () => json(answers);
  await submit();
  expect(await screen.findByRole('heading', { name: messages.sentTitle })).toHaveFocus();
  expect(sent.at(-1)).toEqual(answers);
});

test('EDD-06 a country is found by a part of its name, in the language of the page', async () => {
  open();
  const field = await screen.findByRole('combobox', { name: messages.nationality });
  await userEvent.type(field, 'cote');
  expect(await screen.findByRole('option', { name: 'Côte d’Ivoire' })).toBeInTheDocument();
  await userEvent.clear(field);
  await userEvent.type(field, 'zzz');
  expect(await screen.findByText(messages.noCountry)).toBeInTheDocument();
});

test('EDD-08 a player who was not asked has nothing to fill in', async () => {
  kycStatus = 'FULLY VERIFIED';
  open();
  expect(await screen.findByText(messages.noneTitle)).toBeInTheDocument();
});

test('EDD-06 EDD-08 a player who has answered reads the answers again', async () => {
  kycStatus = 'EDD_UNDER_REVIEW';
  stored = answers;
  open();
  expect(await screen.findByText(messages.reviewTitle)).toBeInTheDocument();
  const list = screen.getByRole('region', { name: messages.answersTitle });
  for (const text of ['Beekeeper', /15,000 \+/, 'Salary', 'Turku', 'Finland']) expect(within(list).getByText(text)).toBeVisible();
});

test('EDD-06 answers that were returned are corrected, not typed again', async () => {
  stored = answers;
  open();
  expect(await screen.findByText(messages.returned)).toBeInTheDocument();
  expect(screen.getByLabelText(messages.otherOccupation)).toHaveValue('Beekeeper');
  expect(screen.getByRole('combobox', { name: messages.nationality })).toHaveValue('Finland');
  answer = () => json(answers);
  await submit();
  expect(await screen.findByText(messages.sentTitle)).toBeInTheDocument();
  expect(sent).toEqual([answers]);
});
