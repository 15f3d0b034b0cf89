import { test } from '@playwright/test';
import { expectProtectionMarks } from '../support/protection-marks.ts';

test('DEC-RGA-8 RTE-27 every page of de-AT leads to limits, self-exclusion and help, and shows licences and age, in the line at its top too', ({
  request,
}) => expectProtectionMarks(request, { locale: 'de-AT', market: 'AT', hasBar: true }));
