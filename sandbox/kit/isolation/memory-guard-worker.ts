import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const everyMs = 100;
const megabyte = 1_048_576;
const standardError = 2;

setInterval(() => {
  const residentMb = Math.round(process.memoryUsage.rss() / megabyte);
  if (residentMb <= workerData) return;
  writeSync(standardError, `Process ${process.pid} ends itself: it uses ${residentMb} MB of ${workerData}.\n`);
  process.kill(process.pid, 'SIGKILL');
}, everyMs);
