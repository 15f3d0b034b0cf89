import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import { hourMs } from '#lib/core/time/durations.ts';
import { formatDateTime } from '#lib/core/time/format-date.ts';
import { dateIn } from '#lib/core/time/zone.ts';
import type { PlayerDocument } from '#lib/documents/contract.ts';
import { rejectReasons } from '#lib/documents/reject-kinds.ts';
import { storedReminder } from '#lib/documents/store.ts';
import en from '#messages/en.json';
import { type Answer, answerFetch, json } from '../../tests/fixtures/components/answer-fetch.ts';
import { renderWithLocale } from '../../tests/fixtures/components/render-with-locale.tsx';
import { NeedNotice } from './need-notice.tsx';
import { ReminderGate } from './reminder-gate.tsx';
import { Verification } from './verification.tsx';

let pathname = '/fi-FI';
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));

const messages = en.documents;
const need = en.verificationNeed;
const unrequested: PlayerDocument = { documentStatus: 'UNREQUESTED' };
const page = '/fi-FI/my-account/account/verification';

interface State {
  requested: string;
  kycStatus: string;
  id: PlayerDocument;
  poa: PlayerDocument;
  pop: PlayerDocument;
  other: PlayerDocument;
  start: () => Answer | Promise<Answer>;
  confirm: () => Answer | Promise<Answer>;
  readonly bodies: { readonly url: string; readonly body: Record<string, unknown> }[];
}
let state: State;
let requested: readonly string[];

beforeEach(() => {
  pathname = '/fi-FI';
  window.history.replaceState(null, '', page);
  state = {
    requested: 'PROOF_OF_ID',
    kycStatus: 'PENDING',
    id: { documentStatus: 'REQUESTED' },
    poa: unrequested,
    pop: unrequested,
    other: unrequested,
    start: () => json({ code: 'error.document.provider_unavailable', status: 503 }, 503),
    confirm: () => json({ documentStatus: 'UNDER_REVIEW' }),
    bodies: [],
  };
  requested = answerFetch((url, { body }) => {
    if (body) state.bodies.push({ url, body: body as Record<string, unknown> });
    if (url.endsWith('/documents/initiate')) return state.start();
    if (url.endsWith('/documents/status')) return state.confirm();
    if (url.endsWith('/locales/fi/verificationNeed.json')) return json(need);
    if (url.endsWith('/profile')) {
      return json({ playerId: '7', kycStatus: state.kycStatus, requestDocumentTypeStatus: state.requested, firstLogin: false });
    }
    return json({
      idDocument: state.id,
      addressDocument: state.poa,
      paymentDocument: {
        ...state.pop,
        depositMethods: [{ method: 'TRUSTLY', label: 'Online bank', documentStatus: 'REQUESTED' }],
      },
      sowDocument: unrequested,
      otherDocument: state.other,
      eddQuestionnaire: unrequested,
    });
  });
});

function open(element = <Verification origins={['http://docs.example']} />) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderWithLocale(element, 'fi-FI', client);
  return client;
}
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('DOC-01 DOC-05 XTR-08 six documents with their status, and why one was not accepted, in words', async () => {
  state.id = { documentStatus: 'REQUESTED', rejectReason: 'POA_OLDER_THAN_3_MONTHS' };
  open();
  expect(await screen.findByText(messages.reason_POA_OLDER_THAN_3_MONTHS)).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(screen.getAllByText(messages.statusUNREQUESTED)).toHaveLength(5);
  expect(rejectReasons.filter((reason) => !(`reason_${reason}` in messages))).toEqual([]);
});

test('DOC-01 an expired document says so, until when another one is needed, and can be sent', async () => {
  const due = { dueOn: '2026-12-24', deadline: '2026-12-24T21:59:59.999Z', daysLeft: 12 };
  Object.assign(state, { requested: 'PROOF_OF_ID', id: { documentStatus: 'EXPIRED', ...due } });
  open();
  expect(await screen.findByText(messages.statusEXPIRED)).toBeInTheDocument();
  expect(screen.getByText(messages.expiredText)).toBeInTheDocument();
  expect(screen.getAllByText(/24\/12\/2026$/)).toHaveLength(2);
  expect(screen.getByText('You have 12 days left.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: messages.upload })).toBeEnabled();
});

test.each([
  ['the day', { validUntil: '2027-01-04', expiresAt: '2027-01-04T21:59:59.999Z' }, 'Valid until 04/01/2027'],
  ['a date without more', { expiresAt: '2027-01-04' }, 'Valid until 04/01/2027'],
  ['an instant, with its time', { expiresAt: '2027-01-04T23:59:59Z' }, `Valid until ${formatDateTime('2027-01-04T23:59:59Z')}`],
])('DEC-X-16 DOC-01 a verified document says %s that the platform sent', async (_, known, text) => {
  Object.assign(state, { requested: '', kycStatus: 'FULLY VERIFIED', id: { documentStatus: 'VERIFIED', ...known } });
  open();
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test.each([
  ['in an hour', hourMs, 'Today is the last day.'],
  ['a moment ago', -1_000, messages.late],
])('DOC-01 without days of the platform, a deadline that ends %s says so', async (_, ms, text) => {
  const deadline = new Date(Date.now() + ms).toISOString();
  Object.assign(state, { requested: 'PROOF_OF_ID', id: { documentStatus: 'REQUESTED', deadline } });
  open();
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('DEC-X-16 a deadline that is a date is not over on its day', async () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const deadline = dateIn(timeZone, new Date());
  Object.assign(state, { requested: 'PROOF_OF_ID', id: { documentStatus: 'REQUESTED', deadline } });
  open();
  expect(await screen.findByText('Today is the last day.')).toBeInTheDocument();
});

test('DOC-17 DOC-18 an upload that does not start says so, and can be tried again', async () => {
  open();
  await click(messages.upload);
  expect(await screen.findByText(messages.unavailable)).toBeInTheDocument();
  const url = `${window.location.origin}${page}?from=account&document=PROOF_OF_ID`;
  expect(state.bodies).toEqual([
    {
      url: expect.stringContaining('/documents/initiate'),
      body: { documentType: 'PROOF_OF_ID', uploadType: 'ID', successUrl: url, errorUrl: url, locale: 'fi-FI' },
    },
  ]);
  // An address that the site does not know leads nowhere.
  state.start = () => json({ redirectUrl: 'http://elsewhere.example/', documentId: 'doc_1' });
  await click(messages.retry);
  await click(messages.upload);
  expect(await screen.findByText(messages.uploadFailed)).toBeInTheDocument();
});

test('DOC-10 XTR-09 a proof of payment names its method', async () => {
  Object.assign(state, {
    requested: 'PROOF_OF_PAYMENT',
    id: { documentStatus: 'VERIFIED' },
    pop: { documentStatus: 'REQUESTED' },
  });
  open();
  await click(messages.continue);
  expect(screen.getByText(messages.chooseFirst)).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Online bank' })).toHaveFocus();
  await userEvent.click(screen.getByRole('radio', { name: 'Online bank' }));
  await click(messages.continue);
  await click(messages.upload);
  await waitFor(() => expect(state.bodies[0]?.body).toMatchObject({ uploadType: 'POP', depositMethod: 'TRUSTLY' }));
});

test('DOC-03 DOC-10 the kind of a document that was decided meanwhile is not sent with the next one', async () => {
  const due = { documentStatus: 'REQUESTED' } as const;
  Object.assign(state, { requested: 'PROOF_OF_ADDRESS,OTHER', poa: due, other: due });
  const client = open();
  await userEvent.click(await screen.findByRole('radio', { name: messages.kindUB }));
  await click(messages.continue);
  state.poa = { documentStatus: 'VERIFIED' };
  await client.invalidateQueries();
  expect(await screen.findByRole('heading', { name: messages.typeOTHER })).toBeInTheDocument();
  await click(messages.upload);
  expect(await screen.findByText(messages.unavailable)).toBeInTheDocument();
  expect(state.bodies[0]?.body).toMatchObject({ uploadType: 'OTHER' });
  expect(state.bodies[0]?.body).not.toHaveProperty('subType');
});

test('DOC-08 DOC-13 after the provider’s page the platform is notified, and not again after a reload', async () => {
  window.history.replaceState(null, '', `${page}?from=withdraw&document=PROOF_OF_ID&docStatus=success&documentId=doc_1`);
  state.id = { documentStatus: 'UNDER_REVIEW' };
  state.requested = '';
  open();
  expect(await screen.findByText(need.sentTitle)).toBeInTheDocument();
  expect(state.bodies.map(({ body }) => body)).toEqual([{ documentType: 'PROOF_OF_ID' }]);
  expect(window.location.search).toBe('?from=withdraw');
  expect(screen.getByRole('link', { name: messages.back })).toHaveAttribute('href', '/fi-FI/my-account/banking/withdraw');
  await click(messages.continue);
  expect(await screen.findByText(messages.uploadedTitle)).toBeInTheDocument();
});

test('DOC-01 “upload” in the list focuses the step above, also when it is already shown', async () => {
  state.requested = 'PROOF_OF_ID,PROOF_OF_ADDRESS';
  state.poa = { documentStatus: 'REQUESTED' };
  open();
  const upload = (name: string) => click(formatMessage(messages.uploadNamed, { name }));
  const heading = (name: string) => screen.findByRole('heading', { name });
  for (const name of [messages.typeID, messages.typePOA, messages.typePOA]) {
    await upload(name);
    expect(await heading(name)).toHaveFocus();
    // The focus announces it.
    expect((await heading(name)).closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
  }
});

test('DOC-18 an upload that was not received can be sent again', async () => {
  window.history.replaceState(null, '', `${page}?document=PROOF_OF_ID&docStatus=success`);
  state.confirm = () => json({ code: 'error.document.not_uploaded', status: 400 }, 400);
  open();
  expect(await screen.findByText(messages.notReceived)).toBeInTheDocument();
  await click(messages.retry);
  expect(await screen.findByRole('button', { name: messages.upload })).toBeInTheDocument();
});

test('DOC-14 the reminder is shown once per session, and can be put off', async () => {
  open(<ReminderGate />);
  expect(await screen.findByRole('dialog', { name: need.documentsTitle })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: need.documentsAction })).toHaveAttribute('href', `${page}?from=modal`);
  expect(storedReminder.read()).toBe('notify');
  await click(need.later);
  expect(storedReminder.read()).toBe('inactive');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

/** Once for the player: also a later session shows no other one. */
async function expectReminderOnce(name: string, key: string, expectMore?: () => void) {
  open(<ReminderGate />);
  expect(await screen.findByRole('dialog', { name })).toBeInTheDocument();
  expectMore?.();
  expect(localStorage.getItem(key)).toBe('"7"');
  cleanup();
  sessionStorage.clear();
  const before = requested.length;
  open(<ReminderGate />);
  await waitFor(() => expect(requested.length).toBeGreaterThan(before));
  await act(async () => undefined);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
}

test('DOC-19 the reminder of the source of wealth is shown once for all', async () => {
  state.requested = 'SOURCE_OF_WEALTH';
  localStorage.setItem('sowPopup', JSON.stringify('another player'));
  await expectReminderOnce(need.documentsTitle, 'sowPopup');
});

test('EDD-01 EDD-08 the questions begin with a reminder, once per player', async () => {
  Object.assign(state, { requested: '', kycStatus: 'EDD_PENDING' });
  await expectReminderOnce(need.questionsTitle, 'eddModal', () =>
    expect(screen.getByRole('link', { name: need.questionsAction })).toHaveAttribute('href', `${page}/questions`),
  );
});

test('DOC-14 after an upload that the reminder has led to, it says once that the document was received', async () => {
  storedReminder.write('notify');
  window.history.replaceState(null, '', `${page}?from=modal&document=PROOF_OF_ID&docStatus=success&documentId=doc_1`);
  state.id = { documentStatus: 'UNDER_REVIEW' };
  open();
  await waitFor(() => expect(storedReminder.read()).toBe('uploaded'));
  state.requested = '';
  open(<ReminderGate />);
  expect(await screen.findByRole('dialog', { name: need.sentTitle })).toBeInTheDocument();
  expect(storedReminder.read()).toBe('inactive');
});

test('DOC-14 EDD-01 the account says what is needed for as long as it is, whatever was put off', async () => {
  open(<NeedNotice need="questions" />);
  expect(screen.getByText(need.questionsTitle)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: need.questionsAction })).toHaveAttribute('href', `${page}/questions`);
});
