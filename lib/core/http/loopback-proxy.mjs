const loopback = ['localhost', '127.0.0.1', '::1'];

/**
 * The environment with `NO_PROXY` and `no_proxy` for this machine. Site and sandbox call each other and themselves on loopback
 * addresses, which a proxy of `HTTP_PROXY` cannot reach. The lower-case name goes first where both are set, so both get the same
 * hosts. `fetch` reads them in each call, so a process can set its own.
 */
export function withoutProxyForLoopback(env) {
  const given = env.no_proxy || env.NO_PROXY || '';
  if (given.trim() === '*') return env;
  const hosts = given.split(/[\s,]+/).filter(Boolean);
  const all = [...new Set([...hosts, ...loopback])].join(',');
  return { ...env, NO_PROXY: all, no_proxy: all };
}
