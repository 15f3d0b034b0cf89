import { endpoints } from '#lib/platform/contract.ts';
import { openApiOf } from '#lib/platform/openapi.ts';

process.stdout.write(`${JSON.stringify(openApiOf(endpoints), null, 2)}\n`);
