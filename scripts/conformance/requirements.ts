import { type Point, type Requirement, type TestedService, testedServices } from './point.ts';
import { describeAddress, type Settings } from './settings.ts';

const requirements: Readonly<Record<Requirement, { isMet: (settings: Settings) => boolean; reason: string }>> = {
  player: {
    isMet: ({ user, password }) => user !== undefined && password !== undefined,
    reason: 'no test player: --user and --password, or CONFORMANCE_USER and CONFORMANCE_PASSWORD',
  },
  otherPlayer: {
    isMet: ({ otherUser, otherPassword }) => otherUser !== undefined && otherPassword !== undefined,
    reason: 'no second test player: --other-user and --other-password, or CONFORMANCE_OTHER_USER and CONFORMANCE_OTHER_PASSWORD',
  },
  platformSigningKey: {
    isMet: ({ platformSigningKey }) => platformSigningKey !== undefined,
    reason: 'no key of signed calls: PLATFORM_SIGNING_KEY',
  },
  sportsSigningKey: {
    isMet: ({ sportsSigningKey }) => sportsSigningKey !== undefined,
    reason: 'no key of signed calls: SPORTS_SIGNING_KEY',
  },
  serviceSecret: {
    isMet: ({ serviceSecret }) => serviceSecret !== undefined,
    reason: 'no secret of the services: SERVICE_SECRET',
  },
  game: { isMet: ({ game }) => game !== undefined, reason: 'no game: --game or CONFORMANCE_GAME, as provider/gameId' },
  expiredToken: {
    isMet: ({ expiredToken }) => expiredToken !== undefined,
    reason: 'no expired identity token of the test player: CONFORMANCE_EXPIRED_TOKEN',
  },
  registration: {
    isMet: ({ register, captchaToken }) => register && captchaToken !== undefined,
    reason: 'registers a person only with --register and a solved captcha in CONFORMANCE_CAPTCHA_TOKEN',
  },
  mayChange: { isMet: ({ readOnly }) => !readOnly, reason: 'changes the test player, and --read-only is set' },
};

const isService = (need: TestedService | Requirement): need is TestedService =>
  (testedServices as readonly string[]).includes(need);

/** Why a point cannot run with these settings; undefined if it can. */
export function missingRequirement({ needs }: Point, settings: Settings): string | undefined {
  for (const need of needs) {
    if (isService(need)) {
      if (settings.addresses[need] === undefined) return `no address of ${need}: ${describeAddress(need)}`;
    } else if (!requirements[need].isMet(settings)) return requirements[need].reason;
  }
  return undefined;
}
