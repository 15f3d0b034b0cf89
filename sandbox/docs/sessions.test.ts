import { seal, unseal } from './seal.ts';
import { verdictOf } from './sessions.ts';

test('a sealed file opens under its own id and secret only', () => {
  const sealed = seal('secret', 'a', Buffer.from('passport'));
  expect(sealed.includes('passport')).toBe(false);
  expect(unseal('secret', 'a', sealed).toString()).toBe('passport');
  expect(() => unseal('secret', 'b', sealed)).toThrow();
  expect(() => unseal('other', 'a', sealed)).toThrow();
  sealed[30] = (sealed[30] ?? 0) ^ 1;
  expect(() => unseal('secret', 'a', sealed)).toThrow();
});

test('the name of a file asks for a verdict', () => {
  const now = new Date(0);
  expect(verdictOf(['front.jpg', 'reject-ID_EXPIRED.jpg'], now)).toEqual({
    verdict: 'DENIED',
    rejectReason: 'ID_EXPIRED',
    verdictDueAt: now,
  });
  expect(verdictOf(['auto-approve.png'], now)).toEqual({ verdict: 'APPROVED_VERIFIED', verdictDueAt: new Date(10_000) });
  expect(verdictOf(['reject-NOTHING.png'], now)).toEqual({});
});
