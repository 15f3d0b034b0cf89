import { test } from '@playwright/test';
import { operate } from '../../journeys/support/operator.ts';
import { quickFaults } from '../support/fault-matrix/faults.ts';
import { expectKeptSession } from '../support/fault-matrix/session.ts';

test.afterEach(() => operate('faults', { reset: true }));

test('LOG-14 ERR-05 no fault of the platform signs players out, and each has words', ({ request }) =>
  expectKeptSession(request, quickFaults));
