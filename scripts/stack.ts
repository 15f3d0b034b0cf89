import path from 'node:path';
import { serviceNames } from '#lib/core/config/services.ts';
import { readSandboxConfig, type SandboxConfig, serviceUrl } from '#sandbox/kit/config.ts';
import { type Child, startChild } from './child.ts';
import { requireFreePorts } from './ports.ts';
import { StartError } from './reports/progress.ts';
import { root } from './root.ts';
import { waitForResponse } from './wait.ts';

export interface StackOptions {
  /** The site's port. */
  readonly port: number;
  /** Added to every sandbox port. */
  readonly portOffset: number;
  /** Holds database, image cache, logs and lock; each stack needs its own. */
  readonly folder: string;
  /** Overrides every other setting, e.g. `{ PLATFORM_URL: … }` to use a real service. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

export interface Stack {
  readonly siteUrl: string;
  readonly config: SandboxConfig;
  readonly children: readonly Child[];
  /** Site first, then sandbox. */
  stop(): Promise<void>;
}

/** Reads `PORT`, `SANDBOX_PORT_OFFSET` and `SANDBOX_FOLDER`. */
export function readStackOptions(env: NodeJS.ProcessEnv): StackOptions {
  const port = Number(env.PORT || 3_000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new StartError('PORT must be a whole number from 1 to 65535.');
  return { port, portOffset: Number(env.SANDBOX_PORT_OFFSET || 0), folder: env.SANDBOX_FOLDER || '.sandbox', env };
}

export function stackEnvironment(options: StackOptions): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...options.env,
    PORT: String(options.port),
    SANDBOX_PORT_OFFSET: String(options.portOffset),
    SANDBOX_FOLDER: path.resolve(root, options.folder),
    SITE_URL: options.env?.SITE_URL || `http://localhost:${options.port}`,
  };
}

/** The settings that the sandbox process will read. Throws a `StartError` where one has no valid value. */
export function stackConfig(options: StackOptions): SandboxConfig {
  try {
    return readSandboxConfig(stackEnvironment(options));
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : 'The settings of the sandbox could not be read.');
  }
}

/** Starts the sandbox and waits until every service is healthy. Throws a `StartError` when it ends or does not answer. */
export async function startSandbox(options: StackOptions, signal?: AbortSignal): Promise<Child> {
  const env = stackEnvironment(options);
  const config = readSandboxConfig(env);
  const child = startChild({
    name: 'sandbox',
    args: [path.join(root, 'sandbox', 'main.ts')],
    env,
    logFile: path.join(config.folder, 'logs', 'sandbox.log'),
  });
  await waitForResponse(child, `${serviceUrl(config, 'ops')}/api/health`, isHealthy, signal);
  return child;
}

async function isHealthy(response: Response): Promise<boolean> {
  const health: unknown = await response.json();
  return typeof health === 'object' && health !== null && Object.values(health).every((service) => service.ok === true);
}

/** The environment of the site. Service URLs default to the sandbox; the environment of `options` overrides them. */
export function siteEnvironment(options: StackOptions): NodeJS.ProcessEnv {
  const config = stackConfig(options);
  const addresses = Object.fromEntries(serviceNames.map((name) => [`${name.toUpperCase()}_URL`, serviceUrl(config, name)]));
  return {
    ...addresses,
    TRACK_URL: serviceUrl(config, 'ops'),
    WS_URL: serviceUrl(config, 'realtime').replace(/^http/, 'ws'),
    TRACK_SRTM: '1',
    AD_TAG_URL: `${serviceUrl(config, 'ops')}/tag/ad.js`,
    CONTENT_READ_TOKEN: config.readerToken,
    ...studioEnvironment(config),
    PARLOUR_DEVELOPMENT_SECRETS: '1',
    CACHE_FOLDER: path.join(config.folder, 'last-good'),
    SESSION_FOLDER: path.join(config.folder, 'sessions'),
    NEXT_TELEMETRY_DISABLED: '1',
    ...stackEnvironment(options),
    NODE_ENV: 'production',
  };
}

/** Starts the built site and waits until it answers. */
export async function startSite(options: StackOptions, signal?: AbortSignal): Promise<Child> {
  const child = startChild({
    name: 'site',
    args: [path.join(root, 'scripts', 'serve.ts')],
    env: siteEnvironment(options),
    logFile: path.join(stackConfig(options).folder, 'logs', 'site.log'),
  });
  await waitForResponse(child, `http://localhost:${options.port}/robots.txt`, async () => true, signal);
  return child;
}

/** Environment of the Studio and its preview. */
function studioEnvironment({ securePort, editorToken }: SandboxConfig): Readonly<Record<string, string>> {
  return {
    STUDIO_API_HOST: `https://localhost:${securePort}`,
    STUDIO_SANDBOX_TOKEN: editorToken,
    CONTENT_DRAFTS_TOKEN: editorToken,
  };
}

/** Starts sandbox and site. Stops the sandbox again when the site fails to start or the signal aborts. */
export async function startStack(options: StackOptions, signal?: AbortSignal): Promise<Stack> {
  const config = stackConfig(options);
  await requireFreePorts({ site: options.port, ...config.ports, 'content over TLS': config.securePort });
  const sandbox = await startSandbox(options, signal);
  try {
    const site = await startSite(options, signal);
    const stop = async () => {
      await site.stop();
      await sandbox.stop();
    };
    return { siteUrl: config.siteUrl, config, children: [sandbox, site], stop };
  } catch (error) {
    await sandbox.stop();
    throw error;
  }
}
