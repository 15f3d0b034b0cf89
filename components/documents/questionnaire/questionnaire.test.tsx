/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '#messages/en.json';
import { renderWithLocale } from '../../../tests/fixtures/render-with-locale.tsx';
import { json } from '../../../tests/fixtures/withdraw-page.tsx';
import { Questionnaire } from './questionnaire.tsx';

const messages = en.questionnaire;
const other = { code: 'OTHER', label: 'Other', isOther: true };
const lists = {
  occupations: [{ code: 'NURSE', label: 'Nurse', isOther: false }, other],
  sources: [{ code: 'SALARY', label: 'Salary', isOther: false }, other],
  countries: [
    { code: 'FI', name: 'Finland' },
    { code: 'AT', name: 'Austria' },
  ],
};
let sent: unknown[];
let answer: () => unknown;
let kycStatus: string;

beforeEach(() => {
  sent = [];
  kycStatus = 'EDD_PENDING';
  window.scrollTo = () => undefined;
  answer = () => json({});
  Object.assign(globalThis, {
    fetch: async (url: string, init: RequestInit = {}) => {
      if (url.endsWith('/questionnaire/salary_range')) {
        return json([
          { id: 1, min: 0, max: 15_000, currency: 'EUR' },
          { id: 2, min: 15_000, max: null, currency: 'EUR' },
        ]);
      }
      if (url.endsWith('/profile')) return json({ playerId: '7', kycStatus });
      sent.push(JSON.parse(String(init.body)));
      return answer();
    },
  });
});

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderWithLocale(
    <QueryClientProvider client={client}>
      <Questionnaire lists={lists} />
    </QueryClientProvider>,
  );
}
const choose = async (label: string, value: string) => userEvent.selectOptions(await screen.findByLabelText(label), value);
const submit = () => userEvent.click(screen.getByRole('button', { name: messages.send }));

test('EDD-02 XTR-05 EDD-03 EDD-04 an incomplete form names what is missing and moves the focus there; "other" needs words', async () => {
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
  await choose(messages.nationality, 'FI');
  answer = () => json({ code: 'error.system.error', status: 503 }, 503);
  await submit();
  expect(await screen.findByText(messages.failed)).toBeInTheDocument();
  expect(screen.getByLabelText(messages.otherOccupation)).toHaveValue('Beekeeper');
  const body = { occupation: 'Beekeeper', salaryRangeId: 2, sourceOfFunds: 'Salary', placeOfBirth: 'Turku', nationality: 'FI' };
  answer = () => json(body);
  await submit();
  expect(await screen.findByText(messages.sentTitle)).toBeInTheDocument();
  expect(sent.at(-1)).toEqual(body);
});

test('EDD-08 a player who has answered, or was not asked, has nothing to fill in', async () => {
  kycStatus = 'EDD_UNDER_REVIEW';
  open();
  expect(await screen.findByText(messages.noneTitle)).toBeInTheDocument();
});
