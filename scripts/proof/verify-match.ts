import { fairnessReportSchema, type Verdict, verifyMatch } from '#sandbox/sports/events/verify-match.ts';

const explanations: Readonly<Record<Verdict, string>> = {
  VERIFIED: 'The result follows from the seed, and the seed is the one that was fixed before the match.',
  SEED_SECRET: 'The match is not over, so its seed is still secret. Keep the commitment and compare it afterwards.',
  CANCELLED: 'The match was cancelled. Its seed is the one that was fixed before.',
  ENTERED_BY_OPERATOR: 'The operator entered this result by hand. The seed is the one that was fixed before the match.',
  OTHER_SEED: 'The seed does not have the commitment that was shown.',
  OTHER_RESULT: 'The result does not follow from the seed.',
};

/** Verifies the result of a match: `npm run verify:match -- http://127.0.0.1:4107/api/fairness/20261125-001`. */
async function main(): Promise<void> {
  const [address, known] = process.argv.slice(2);
  if (!address) throw new Error('Usage: npm run verify:match -- <address of the fairness report> [commitment shown before]');
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  const report = fairnessReportSchema.parse(await response.json());
  const verdict = known !== undefined && known !== report.commitment ? 'OTHER_SEED' : verifyMatch(report);
  console.info(`${report.home} – ${report.away}: ${verdict}. ${explanations[verdict]}`);
  process.exitCode = verdict === 'OTHER_SEED' || verdict === 'OTHER_RESULT' ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
