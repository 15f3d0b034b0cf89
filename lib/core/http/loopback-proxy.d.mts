export function withoutProxyForLoopback(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv;
