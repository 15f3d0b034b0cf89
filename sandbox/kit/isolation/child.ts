import { fork } from 'node:child_process';
import { createBirpc, type ProxifiedRemoteFunctions } from 'birpc';

export interface ChildOptions<Own extends object> {
  /** For logs. */
  readonly name: string;
  /** Calls `answerParent`. */
  readonly module: URL;
  /** What the child may call. */
  readonly functions: Own;
  /** Above it, V8 ends the child. */
  readonly maxHeapMb: number;
  /** Above it, the child ends itself: memory of libraries is no part of V8's. */
  readonly maxResidentMb: number;
}

/** A process whose end, by an error, a limit or a kill, ends nothing else. */
export interface Child<Remote extends object> {
  /** The child's functions. Arguments and results are copied; calls that have no answer when it ends are rejected. */
  readonly calls: ProxifiedRemoteFunctions<Remote>;
  readonly pid: number | undefined;
  /** Resolves with a text such as `signal SIGKILL`. */
  readonly ended: Promise<string>;
  kill(signal?: NodeJS.Signals): void;
}

export function startChild<Remote extends object, Own extends object = object>(options: ChildOptions<Own>): Child<Remote> {
  const { module, functions, maxHeapMb, maxResidentMb } = options;
  const child = fork(module, [String(maxResidentMb)], {
    // Not those of this process, which may load files that only it needs.
    execArgv: [`--max-old-space-size=${maxHeapMb}`],
    serialization: 'advanced',
  });
  const calls = createBirpc<Remote, Own>(functions, {
    // The callback takes the error of a channel that has closed; the call itself is rejected below.
    post: (message) => void child.send(message, () => undefined),
    on: (receive) => void child.on('message', receive),
    timeout: -1,
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
  });
  void ended.then((reason) => calls.$close(new Error(`The process ${options.name} has ended: ${reason}.`)));
  return { calls, pid: child.pid, ended, kill: (signal = 'SIGKILL') => void child.kill(signal) };
}
