import type { ServiceName } from '#lib/core/config/services.ts';
import type { SandboxConfig } from '#sandbox/kit/config.ts';
import type { Fault } from '../http/faults.ts';

export interface StartState {
  readonly config: SandboxConfig;
  readonly clockOffsetMs: number;
  readonly faults: readonly Fault[];
  /** Whether limits by address count calls from this machine. */
  readonly countsLoopback: boolean;
}

/** What a process with services does for the sandbox. */
export interface ServiceProcess {
  /** Serves, or says which port is in use. */
  start(state: StartState): Promise<{ readonly portTaken?: { readonly service: string; readonly port: number } }>;
  /** Answers as soon as the process is not busy. */
  answer(): Promise<void>;
  moveClock(offsetMs: number): Promise<void>;
  setFaults(faults: readonly Fault[]): void;
  setRateLimits(countsLoopback: boolean): void;
  reset(service: ServiceName): Promise<void>;
  close(): Promise<void>;
}

/** What it asks the sandbox for. */
export interface ServiceOwner {
  /** A fault was taken. */
  countDownFault(id: number): void;
}
