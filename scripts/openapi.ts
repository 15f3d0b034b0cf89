import { openApiOf } from '#lib/core/api/openapi.ts';
import { endpoints } from '#lib/endpoints.ts';

process.stdout.write(`${JSON.stringify(openApiOf(endpoints), null, 2)}\n`);
