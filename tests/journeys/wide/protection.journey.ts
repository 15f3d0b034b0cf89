import { test } from '@playwright/test';
import { expectSelfExclusion, smallPhone } from '../support/self-exclusion.ts';

test.use({ viewport: smallPhone });

test('RGA-06 RGA-09 DEC-X-5 a self-exclusion in de-AT signs out every tab and device, and says until when and who helps', ({
  page,
  context,
  browser,
}) => expectSelfExclusion({ page, context, browser }, 'de-AT'));
