import type { Credentials } from '#lib/core/api/call.ts';
import { Failure, Skip, type TestedService } from './point.ts';
import { describeAddress, type Settings } from './settings.ts';
import { signInAs } from './sign-in.ts';

/** A test player with the identity token of one session. */
export type SignedIn = Credentials;

/** The backend under test, and what is done once for all points. */
export interface Backend {
  readonly settings: Settings;
  /** Throws a `Skip` without an address. */
  addressOf(service: TestedService): string;
  player(): Promise<SignedIn>;
  otherPlayer(): Promise<SignedIn>;
  /** The result of work that several points judge; it runs at the first request. */
  once<Result>(work: (backend: Backend) => Promise<Result>): Promise<Result>;
}

/** `sessions`: players who are signed in already, by e-mail address. */
export function openBackend(settings: Settings, sessions: Map<string, Promise<SignedIn>> = new Map()): Backend {
  const results = new Map<unknown, Promise<unknown>>();

  function addressOf(service: TestedService): string {
    const found = settings.addresses[service];
    if (found === undefined) throw new Skip(`no address of ${service}: ${describeAddress(service)}`);
    return found;
  }

  function sessionOf(email: string | undefined, password: string | undefined): Promise<SignedIn> {
    if (email === undefined || password === undefined) throw new Skip('no test player');
    const known = sessions.get(email) ?? openSession(email, password);
    sessions.set(email, known);
    return known;
  }

  async function openSession(email: string, password: string): Promise<SignedIn> {
    const outcome = await signInAs(email, password, settings, addressOf('identity'));
    if (outcome.kind === 'tokens') return outcome.session;
    throw new Failure('the test player to sign in', outcome.type);
  }

  const backend: Backend = {
    settings,
    addressOf,
    player: async () => sessionOf(settings.user, settings.password),
    otherPlayer: async () => sessionOf(settings.otherUser, settings.otherPassword),
    once<Result>(work: (backend: Backend) => Promise<Result>): Promise<Result> {
      const known = results.get(work) ?? work(backend);
      results.set(work, known);
      // The same work gave this result.
      return known as Promise<Result>;
    },
  };
  return backend;
}
